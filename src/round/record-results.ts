import { type Round, stateOf } from '../engine/round'
import type { GameTypes, Rules } from '../engine/rules'
import type { Session } from '../engine/session'
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
  const reportOnce = (round: Round<Game>, end: GameResult['end']) => {
    const { seed } = round.session
    if (reported.has(seed)) return
    reported.add(seed)
    const state = stateOf(round)
    const ms = Math.round(elapsed(round.watch, now()))
    const moves = movesOf(state, round.session)
    const points = pointsOf ? { points: pointsOf(state) } : {}
    const { assists } = round
    report({ game: rules.id, choice, seed, end, ms, moves, ...points, assists, at: Date.now() })
  }
  return store.subscribe(({ round, previous, watched }, before) => {
    if (watched || before.watched) return
    const outcome = round === before.round ? null : rules.outcome(stateOf(round))
    if (outcome) reportOnce(round, outcome.result)
    if (before.previous && !previous && round !== before.previous)
      reportOnce(before.previous, 'left')
  })
}
