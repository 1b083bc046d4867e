import { stateOf } from '../engine/session'
import { elapsed } from '../engine/stopwatch'
import type { GameResult } from './results'
import type { Playing, PlayTypes, SessionOf } from './types'

type Recorded<G extends PlayTypes> = Pick<Playing<G>, 'screen' | 'store' | 'route'>

/** Reports each game once, when it ends or is given up for another; returns how to stop it. */
export function recordResults<G extends PlayTypes>(
  { screen, store, route }: Recorded<G>,
  now: () => number,
  report: (result: GameResult) => void,
): () => void {
  const { rules, results } = screen
  const reported = new Set<string>()
  const reportOnce = (session: SessionOf<G>, end: GameResult['end']) => {
    const { seed, assists } = session
    if (reported.has(seed)) return
    reported.add(seed)
    const state = stateOf(session)
    const ms = Math.round(elapsed(session.watch, now()))
    const moves = results.moves(state, session)
    const points = results.points && { points: results.points(state) }
    const kind = { game: rules.id, choice: route.choice }
    report({ ...kind, seed, end, ms, moves, ...points, assists, at: Date.now() })
  }
  return store.subscribe(({ session, previous, replayed }, before) => {
    if (replayed || before.replayed) return
    const outcome = session === before.session ? null : rules.outcome(stateOf(session))
    if (outcome) reportOnce(session, outcome.result)
    if (before.previous && !previous && session !== before.previous)
      reportOnce(before.previous, 'left')
  })
}
