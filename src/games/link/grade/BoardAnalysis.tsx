import { Trans, useLingui } from '@lingui/react'
import { useAnswer } from '#src/play/worker/answers.ts'
import type { Question } from '#src/play/worker/ask.ts'
import { listed } from '#src/ui/texts.ts'
import type { PointsOfNoReturn } from '../solver/points-of-no-return.ts'
import { useLink, usePlaying } from '../store.ts'
import { usePointsOfNoReturn } from '../ui/end/use-points-of-no-return.ts'
import { SearchProgress } from '../ui/SearchProgress.tsx'
import styles from './BoardAnalysis.module.css'
import { GradeScale, GradesLink } from './GradeScale.tsx'

/** The grade of the deal and the game's points of no return. Each has its space from the start, so nothing moves. */
export function BoardAnalysis() {
  const grade = useLink((store) => store.grade)
  const stuck = useStuckCount()
  return (
    <div className={styles.analysis}>
      <div className={styles.grade}>{grade && <GradeScale grade={grade} />}</div>
      <p className={stuck === undefined ? styles.unknown : undefined}>
        <Trans
          id="link.stuck.count"
          message="{stuck} of 100 simulated attentive players got stuck."
          values={{ stuck: stuck ?? '…' }}
        />
      </p>
      <Points />
      <GradesLink />
    </div>
  )
}

/** Counts the attentive players that the dealt board strands, in the worker; `undefined` until then. */
function useStuckCount(): number | undefined {
  const { worker } = usePlaying()
  const dealt = useLink(({ session }) => session.dealt)
  const question: Question<number> = (_, signal) =>
    worker.countStuck(dealt.board, dealt.gravity, signal)
  return useAnswer(dealt, question, { part: 'solver' }).answer
}

function Points() {
  const session = useLink((store) => store.session)
  const { found, settled = 0, total } = usePointsOfNoReturn(session)
  if (!found) return <SearchProgress settled={settled} total={total} />
  return (
    <p>
      <FoundPoints {...found} />
    </p>
  )
}

function FoundPoints({ matches, isUndecided }: PointsOfNoReturn) {
  const { i18n } = useLingui()
  const values = { count: matches.length, matches: listed(i18n, matches.map(String)) }
  return (
    <>
      {matches.length === 0 && !isUndecided && (
        <Trans id="link.points.none" message="None of your matches was a point of no return." />
      )}
      {matches.length > 0 && (
        <Trans
          id="link.points"
          message="{count, plural, one {Point of no return: match {matches}, after which the board could only be cleared with a shuffle.} other {Points of no return: matches {matches}, after each of which the board could only be cleared with a shuffle.}}"
          values={values}
        />
      )}{' '}
      {isUndecided && <UndecidedPoints />}
    </>
  )
}

export const UndecidedPoints = () => (
  <Trans
    id="link.points.undecided"
    message="Not every position could be solved, so a point of no return may be missing."
  />
)
