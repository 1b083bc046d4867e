import type { GameTypes, Rules } from '../engine/rules'
import { type Session, stateOf } from '../engine/session'
import { elapsed } from '../engine/stopwatch'
import type { GameResult } from './results'
import type { Now, RoundStore } from './scene'

interface RecordOptions<Game extends GameTypes> {
  readonly rules: Rules<Game>
  readonly store: RoundStore<Game>
  /** The last part of the game's address. */
  readonly choice: string
  readonly now: Now
  /** How many moves a game counts. */
  readonly movesOf: (state: Game['State'], session: Session<Game>) => number
  /** For games that are played for points alone. */
  readonly pointsOf?: ((state: Game['State']) => number) | undefined
  readonly report: (result: GameResult) => void
}

/** Reports each game once, when it ends or is given up for another; returns how to stop it. */
export function recordResults<Game extends GameTypes>(options: RecordOptions<Game>): () => void {
  const { rules, store, choice, now, movesOf, pointsOf, report } = options
  const reported = new Set<string>()
  const reportOnce = (session: Session<Game>, end: GameResult['end']) => {
    const { seed } = session
    if (reported.has(seed)) return
    reported.add(seed)
    const state = stateOf(session)
    const ms = Math.round(elapsed(session.watch, now()))
    const moves = movesOf(state, session)
    const points = pointsOf ? { points: pointsOf(state) } : {}
    const { assists } = session
    report({ game: rules.id, choice, seed, end, ms, moves, ...points, assists, at: Date.now() })
  }
  return store.subscribe(({ session, previous, replayed }, before) => {
    if (replayed || before.replayed) return
    const outcome = session === before.session ? null : rules.outcome(stateOf(session))
    if (outcome) reportOnce(session, outcome.result)
    if (before.previous && !previous && session !== before.previous)
      reportOnce(before.previous, 'left')
  })
}
