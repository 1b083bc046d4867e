import { useMemo } from 'react'
import type { SessionOf } from '#src/define/session.ts'
import { useAnswer } from '#src/play/worker/answers.ts'
import {
  countPositions,
  type PointsOfNoReturn,
  segmentsOf,
} from '../../solver/points-of-no-return.ts'
import { usePlaying } from '../../store.ts'
import type { Link } from '../../types.ts'

type Game = Pick<SessionOf<Link>, 'dealt' | 'options' | 'past'>

/** Points by the game's steps, which a replay shares with the end. */
const known = new WeakMap<object, PointsOfNoReturn>()

const NONE: PointsOfNoReturn = { matches: [], isUndecided: false }

interface Points {
  readonly found: PointsOfNoReturn | undefined
  /** The number of positions settled, of all, once the search has taken a second. */
  readonly settled: number | undefined
  readonly total: number
}

/** Searches a game for points of no return in the worker. */
export function usePointsOfNoReturn({ dealt, options, past }: Game): Points {
  const { worker } = usePlaying()
  const segments = useMemo(() => segmentsOf({ dealt, past }), [dealt, past])
  const total = countPositions(segments)
  const { answer, progress } = useAnswer(
    total > 0 ? past : null,
    (report, signal) => worker.pointsOfNoReturn({ dealt, options, segments }, report, signal),
    { part: 'solver', known },
  )
  return { found: total > 0 ? answer : NONE, settled: progress, total }
}
