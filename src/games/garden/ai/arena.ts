import { rules } from '../rules/rules.ts'
import { findEnding } from '../rules/turn.ts'
import { DIFFICULTIES, type Difficulty, type GardenPosition, SIDES } from '../rules/types.ts'
import { chooseMove } from './choose-move.ts'
import type { Budget } from './search.ts'

/** Exact budget, so that a match can be repeated. */
const BUDGET: Budget = { nodes: 15_000 }

interface ArenaGame {
  /** The levels in the human's seat, which moves first, and in the AI's. */
  readonly seats: readonly [Difficulty, Difficulty]
  readonly board: Difficulty
  readonly seed: string
  readonly timed: <Answer>(seat: number, decide: () => Answer) => Answer
}

export const arena = {
  id: 'garden',
  players: DIFFICULTIES,
  boards: DIFFICULTIES.toReversed(),
  play,
}

function play({ seats, board, seed, timed }: ArenaGame) {
  let state = rules.deal({ difficulty: board, deal: 1 }, seed)
  for (;;) {
    const { position } = state
    const seat = SIDES.indexOf(position.turn)
    const level = seats[seat === 0 ? 0 : 1]
    const options = { seed: `${seat} ${seed}`, budget: BUDGET }
    const move = timed(seat, () => chooseMove(position, level, options))
    if (!move) return resultOf(position)
    const played = rules.play(state, move)
    if (!played.ok) throw new Error(`An opponent's move is refused: ${played.code}`)
    state = played.state
  }
}

function resultOf(position: GardenPosition) {
  const ending = findEnding(position)
  if (!ending) throw new Error('An opponent has no move in a game that goes on')
  const { winner, reason } = ending
  const margin = position.points.human - position.points.ai
  return { winner: winner ? SIDES.indexOf(winner) : null, margin, reason }
}
