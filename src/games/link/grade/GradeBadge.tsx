import { Trans, useLingui } from '@lingui/react'
import { useId } from 'react'
import { useStore } from 'zustand'
import { useAnswer } from '#src/play/worker/answers.ts'
import { Card } from '#src/ui/kit/Card.tsx'
import { RISK_NAMES } from '../choice.ts'
import { usePlaying } from '../store.ts'
import { DIFFICULTY } from '../texts.ts'
import { GAMES, RISKS } from './engine/scales.ts'
import styles from './GradeBadge.module.css'
import { Bars, GradeScale, GradesLink } from './GradeScale.tsx'

/** The difficulty of the deal, with its grade folded. */
export default function GradeBadge() {
  const { i18n } = useLingui()
  const id = useId()
  const { grade, played } = useGrade()
  if (!grade) return played !== undefined && <Grading played={played} />
  const risk = i18n._(RISK_NAMES[grade.risk])
  const label = i18n._({
    id: 'link.grade.label',
    message: 'Difficulty: {risk}',
    values: { risk },
  })
  return (
    <>
      <button type="button" className={styles.badge} aria-label={label} popoverTarget={id}>
        <Bars step={RISKS.indexOf(grade.risk)} />
        <small className="roomy">{risk}</small>
      </button>
      <Card id={id} popover="auto" className={styles.details} aria-label={label}>
        <h2>
          <Trans {...DIFFICULTY} />
        </h2>
        <GradeScale grade={grade} />
        <GradesLink />
      </Card>
    </>
  )
}

function Grading({ played }: { played: number }) {
  const { i18n } = useLingui()
  const label = i18n._({ id: 'link.grading', message: 'Measuring the difficulty' })
  return <progress className={styles.grading} aria-label={label} value={played} max={GAMES} />
}

/** Grades the deal in the worker, unless it was dealt by its grade; `played` counts random games until then. */
function useGrade() {
  const { worker, page } = usePlaying()
  const { setGrade } = page.getState()
  const dealt = useStore(page, ({ session }) => session.dealt)
  const grade = useStore(page, (state) => state.grade)
  const { progress: played } = useAnswer(grade ? null : dealt, async (report, signal) =>
    setGrade(await worker.gradeOf(dealt.board, dealt.gravity, report, signal)),
  )
  return { grade, played }
}
