import { Trans, useLingui } from '@lingui/react'
import type { ReactNode } from 'react'
import type { SessionOf } from '#src/define/session.ts'
import { Button } from '#src/ui/kit/Button.tsx'
import { Notice } from '#src/ui/kit/Card.tsx'
import { listed } from '#src/ui/texts.ts'
import { UndecidedPoints } from '../../grade/BoardAnalysis.tsx'
import { useActions, useLink } from '../../store.ts'
import type { Link } from '../../types.ts'
import { SearchProgress } from '../SearchProgress.tsx'
import styles from './ReplayPoints.module.css'
import { usePointsOfNoReturn } from './use-points-of-no-return.ts'

/** Marks the points of no return of a replayed game, and leads to the next. */
export function ReplayPoints() {
  const replayed = useLink((store) => store.replayed)
  return replayed && <PointsOf game={replayed} />
}

function PointsOf({ game }: { game: SessionOf<Link> }) {
  const { i18n } = useLingui()
  const { found, settled, total } = usePointsOfNoReturn(game)
  if (!found) {
    return (
      settled !== undefined && (
        <Notice className={styles.points}>
          <SearchProgress settled={settled} total={total} />
        </Notice>
      )
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
          <UndecidedPoints />
        </p>
      )}
    </Notice>
  )
}

interface FoundProps {
  game: SessionOf<Link>
  /** Counted from 1. */
  matches: readonly number[]
}

function FoundPoints({ game: { past }, matches }: FoundProps) {
  const { i18n } = useLingui()
  const { stepBack, stepForward } = useActions()
  const shown = useLink(({ session }) => session.past.length)
  const matchSteps = past.flatMap(({ events }, step) =>
    events.some(({ type }) => type === 'matched') ? step : [],
  )
  const points = matches.map((match) => ({ match, step: matchSteps[match - 1] ?? 0 }))
  // After the last the first again.
  const next = (points.find(({ step }) => step > shown) ?? points[0])?.step ?? shown
  const here = describeHere(points, shown)
  // Stops before the match, so that it is seen when it is made.
  const goToNext = () =>
    next > shown
      ? stepForward((step) => step === past[next - 1])
      : stepBack((step) => step === past[next])
  return (
    <>
      <Track length={past.length} shown={shown} steps={points.map(({ step }) => step)} />
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

interface PointInReplay {
  readonly match: number
  /** The index of the match among all steps. */
  readonly step: number
}

/** Describes the point that the next or the last step shown is; `null` elsewhere. */
function describeHere(points: readonly PointInReplay[], shown: number): ReactNode {
  const [made, ahead] = [shown - 1, shown].map((at) => points.find(({ step }) => step === at))
  if (ahead) {
    return (
      <Trans
        id="link.points.ahead"
        message="Next, match {match}: a point of no return"
        values={{ match: ahead.match }}
      />
    )
  }
  if (!made) return null
  return (
    <Trans
      id="link.points.made"
      message="Match {match} was a point of no return"
      values={{ match: made.match }}
    />
  )
}

interface TrackProps {
  length: number
  shown: number
  steps: readonly number[]
}

/** The way through the replay, with a mark at each point. */
const Track = ({ length, shown, steps }: TrackProps) => (
  <span aria-hidden="true" className={styles.track} style={{ '--shown': shown / length }}>
    {steps.map((step) => (
      <span key={step} style={{ '--at': (step + 0.5) / length }} />
    ))}
  </span>
)
