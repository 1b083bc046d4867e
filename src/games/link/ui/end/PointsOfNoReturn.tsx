import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useMemo } from 'react'
import type { SessionOf } from '#src/define/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { WorkProgress } from '#src/ui/load/WorkProgress.tsx'
import { listed } from '#src/ui/texts.ts'
import { type Decided, type Segment, segmentsOf } from '../../solver/points-of-no-return.ts'
import { useActions, useLink, usePlaying } from '../../store.ts'
import type { Link } from '../../types.ts'
import styles from './PointsOfNoReturn.module.css'

/** Matches after which a board could no longer be cleared, counted from 1 through the whole game. */
interface PointsOfNoReturn {
  readonly matches: readonly number[]
  readonly isUndecided: boolean
}

/** Points by the game's steps, which a replay shares with the end. */
const known = new WeakMap<object, PointsOfNoReturn>()

function pointsIn(decided: readonly Decided[], segments: readonly Segment[]): PointsOfNoReturn {
  const made = segments.flatMap((segment) => segment.map((_, index) => index > 0))
  const matched = decided.filter((_, index) => made[index])
  const matches = matched.flatMap(({ point }, index) => (point ? index + 1 : []))
  return { matches, isUndecided: decided.some(({ status }) => status === 'unknown') }
}

/** Searches a game in the worker; once that has taken a second, `settled` counts positions, of all. */
function usePoints({ dealt, options, past }: SessionOf<Link>) {
  const { worker } = usePlaying()
  const segments = useMemo(() => segmentsOf({ dealt, past }), [dealt, past])
  const { answer, progress } = useAnswer(
    past,
    async (report, signal) => {
      const game = { dealt, options, segments }
      return pointsIn(await worker.decideBoards(game, report, signal), segments)
    },
    { part: 'solver', known },
  )
  return { found: answer, settled: progress, total: segments.flat().length }
}

export const SearchProgress = ({ settled, total }: { settled: number; total: number }) => (
  <WorkProgress value={settled} max={total}>
    <Trans
      id="link.lost.progress"
      message="Checked {settled} of {total, plural, one {# position} other {# positions}}"
      values={{ settled, total }}
    />
  </WorkProgress>
)

/** Lists the points of no return of a game that is over. */
export function PlayedPoints() {
  const { i18n } = useLingui()
  const { found, settled = 0, total } = usePoints(useLink(({ session }) => session))
  if (!found) return <SearchProgress settled={settled} total={total} />
  const { matches, isUndecided } = found
  return (
    <p>
      {matches.length === 0 && !isUndecided && (
        <Trans id="link.points.none" message="None of your matches was a point of no return." />
      )}
      {matches.length > 0 && (
        <Trans
          id="link.points"
          message="{count, plural, one {Point of no return: match {matches}, after which the board could only be cleared with a shuffle.} other {Points of no return: matches {matches}, after each of which the board could only be cleared with a shuffle.}}"
          values={{ count: matches.length, matches: listed(i18n, matches.map(String)) }}
        />
      )}{' '}
      {isUndecided && <Undecided />}
    </p>
  )
}

const Undecided = () => (
  <Trans
    id="link.points.undecided"
    message="Not every position could be solved, so a point of no return may be missing."
  />
)

export function ReplayPoints() {
  const replayed = useLink((store) => store.replayed)
  return replayed && <PointsOf game={replayed} />
}

/** Marks the points of no return of a replayed game, and leads to the next. */
function PointsOf({ game }: { game: SessionOf<Link> }) {
  const { i18n } = useLingui()
  const { found, settled, total } = usePoints(game)
  if (!found) {
    if (settled === undefined) return null
    return (
      <Notice className={styles.points}>
        <SearchProgress settled={settled} total={total} />
      </Notice>
    )
  }
  const { matches, isUndecided } = found
  if (matches.length === 0 && !isUndecided) return null
  return (
    <Notice
      as="section"
      className={styles.points}
      aria-label={i18n._({ id: 'link.points.title', message: 'Points of no return' })}
    >
      {matches.length > 0 && <FoundPoints game={game} matches={matches} />}
      {isUndecided && (
        <p>
          <Undecided />
        </p>
      )}
    </Notice>
  )
}

function FoundPoints({ game, matches }: { game: SessionOf<Link>; matches: readonly number[] }) {
  const { past } = game
  const { i18n } = useLingui()
  const { stepTo } = useActions()
  const shown = useLink(({ session }) => session.past.length)
  const matchSteps = past.flatMap(({ events }, step) =>
    events.some(({ type }) => type === 'matched') ? step : [],
  )
  const points = matches.map((match) => ({ match, step: matchSteps[match - 1] ?? 0 }))
  // After the last the first again.
  const next = (points.find(({ step }) => step > shown) ?? points[0])?.step ?? shown
  const here = describeHere(i18n, points, shown)
  // Stops before the match, so that it is seen when it is made.
  const goToNext = () => stepTo(next)
  return (
    <>
      {/* The way through the replay, with a mark at each point. */}
      <span aria-hidden="true" className={styles.track} style={{ '--shown': shown / past.length }}>
        {points.map(({ step }) => (
          <span key={step} style={{ '--at': (step + 0.5) / past.length }} />
        ))}
      </span>
      <p>
        {here ?? (
          <Trans
            id="link.points.list"
            message="{count, plural, one {Point of no return: match {matches}} other {Points of no return: matches {matches}}}"
            values={{ count: matches.length, matches: listed(i18n, matches.map(String)) }}
          />
        )}
      </p>
      <span role="status" className="unseen">
        {here}
      </span>
      <Button aria-disabled={next === shown} onClick={() => next !== shown && goToNext()}>
        <Trans id="link.points.next" message="Next point of no return" />
      </Button>
    </>
  )
}

/** Describes the point that the next or the last step shown is; `undefined` elsewhere. */
function describeHere(
  i18n: I18n,
  points: readonly { match: number; step: number }[],
  shown: number,
) {
  const [made, ahead] = [shown - 1, shown].map((at) => points.find(({ step }) => step === at))
  if (ahead)
    return i18n._({
      id: 'link.points.ahead',
      message: 'Next, match {match}: a point of no return',
      values: { match: ahead.match },
    })
  return (
    made &&
    i18n._({
      id: 'link.points.made',
      message: 'Match {match} was a point of no return',
      values: { match: made.match },
    })
  )
}
