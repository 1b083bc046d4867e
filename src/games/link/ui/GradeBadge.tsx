import { Trans, useLingui } from '@lingui/react'
import { useEffect, useId } from 'react'
import { type Grade, RISKS, SEARCHES } from '../grade/scales'
import { RISK_NAMES, SEARCH_NAMES } from '../grade-names'
import { useActions, useLink, usePlaying } from '../store'
import styles from './GradeBadge.module.css'
import { Bars, GradeScale } from './GradeScale'

/** The grade of the deal, folded to its bars and words. */
export default function GradeBadge() {
  const { i18n } = useLingui()
  const id = useId()
  const grade = useGrade()
  if (!grade) return null
  const [risk, search] = [i18n._(RISK_NAMES[grade.risk]), i18n._(SEARCH_NAMES[grade.search])]
  const label = i18n._({
    id: 'link.grade.label',
    message: 'Difficulty: {risk}. Search: {search}',
    values: { risk, search },
  })
  return (
    <>
      <button type="button" className={styles.badge} aria-label={label} popoverTarget={id}>
        <Folded step={RISKS.indexOf(grade.risk)} name={risk} />
        <Folded step={SEARCHES.indexOf(grade.search)} name={search} />
      </button>
      <section id={id} popover="auto" className={styles.details} aria-label={label}>
        <h2>
          <Trans id="link.difficulty" message="Difficulty" />
        </h2>
        <GradeScale grade={grade} />
      </section>
    </>
  )
}

const Folded = ({ step, name }: { step: number; name: string }) => (
  <span className={styles.folded}>
    <Bars step={step} />
    <small>{name}</small>
  </span>
)

const ignore = () => {}

/** Has the worker grade the deal; `null` until then. */
function useGrade(): Grade | null {
  const { worker } = usePlaying()
  const { setGrade } = useActions()
  const { board, gravity } = useLink(({ session }) => session.dealt)
  const grade = useLink((store) => store.grade)
  const isGraded = grade !== null
  useEffect(() => {
    if (isGraded) return
    const { signal, abort } = makeAbort()
    worker.gradeOf(board, gravity, { signal, onProgress: ignore }).then(setGrade, ignore)
    return abort
  }, [worker, board, gravity, isGraded, setGrade])
  return grade
}

function makeAbort() {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}
