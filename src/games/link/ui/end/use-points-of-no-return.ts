import { useEffect, useState } from 'react'
import type { SessionOf } from '#src/define/session.ts'
import { forgetFailure, tryLoading } from '#src/ui/load/load-failures.ts'
import {
  countPositions,
  type PointsOfNoReturn,
  segmentsOf,
} from '../../solver/points-of-no-return.ts'
import { usePlaying } from '../../store.ts'
import type { Link } from '../../types.ts'
import type { Progress } from '../SearchProgress.tsx'

type Game = Pick<SessionOf<Link>, 'dealt' | 'options' | 'past'>

/** A game's points of no return, or the progress of their search. */
type Search = { readonly found: PointsOfNoReturn } | Progress

/** Points by the game's steps, which a replay shares with the end. */
const known = new WeakMap<Game['past'], PointsOfNoReturn>()

const NONE: PointsOfNoReturn = { matches: [], isUndecided: false }

function startSearch(game: Game): Search {
  const total = countPositions(segmentsOf(game))
  const found = known.get(game.past) ?? (total === 0 && NONE)
  return found ? { found } : { settled: 0, total }
}

/** Searches a game for points of no return in the worker; aborted on unmount. */
export function usePointsOfNoReturn({ dealt, options, past }: Game): Search {
  const { worker } = usePlaying()
  const [search, setSearch] = useState(() => startSearch({ dealt, options, past }))
  const isFound = 'found' in search
  useEffect(() => {
    if (isFound) return
    const controller = new AbortController()
    const { signal } = controller
    const segments = segmentsOf({ dealt, past })
    const total = countPositions(segments)
    // Progress may arrive after the answer.
    const onProgress = (settled: number) => {
      if (!signal.aborted) setSearch((search) => ('found' in search ? search : { settled, total }))
    }
    const find = async () => {
      const game = { dealt, options, segments }
      const found = await worker.pointsOfNoReturn(game, { signal, onProgress })
      known.set(past, found)
      if (!signal.aborted) setSearch({ found })
    }
    void tryLoading('points of no return', 'solver', find)
    return () => {
      controller.abort()
      forgetFailure('points of no return')
    }
  }, [worker, dealt, options, past, isFound])
  return search
}
