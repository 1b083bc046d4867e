import { capturedOn, verdictOn } from '../rules/board.ts'
import { playTurn } from '../rules/round.ts'
import { rules } from '../rules/rules.ts'
import {
  BOARD_SIZES,
  type BoardSize,
  LEVELS,
  type Level,
  type PatchesMove,
  type PatchesState,
  PLAYERS,
  type Placement,
  type Player,
} from '../rules/types.ts'
import { viewFor } from '../rules/view.ts'
import { type Budget, decide } from './opponent.ts'

/** Exact budget, so that a match can be repeated. */
const BUDGET: Budget = { samples: 64 }

interface ArenaGame {
  /** The levels in the user's seat and the opponent's. */
  readonly seats: readonly [Level, Level]
  readonly board: BoardSize
  readonly seed: string
  readonly timed: <Answer>(seat: number, decide: () => Answer) => Answer
}

export const arena = {
  id: 'patches',
  players: LEVELS,
  boards: BOARD_SIZES,
  play,
}

function play({ seats, board, seed, timed }: ArenaGame) {
  const choose = (state: PatchesState, player: Player): Placement => {
    const seat = PLAYERS.indexOf(player)
    const level = seats[seat === 0 ? 0 : 1]
    return timed(seat, () => decide(viewFor(state, player), level, seed, BUDGET))
  }
  let state = rules.deal({ board, level: 'hard', deal: 1 }, seed)
  while (state.phase.type !== 'over') state = playTurn(state, nextMove(state, choose)).state
  const { user, opponent } = capturedOn(state.board)
  const winner = verdictOn(state)?.winner
  return { winner: winner ? PLAYERS.indexOf(winner) : null, margin: user - opponent }
}

function nextMove(
  state: PatchesState,
  choose: (state: PatchesState, player: Player) => Placement,
): PatchesMove {
  const { phase } = state
  if (phase.type === 'replay') return { type: 'replay', cell: choose(state, phase.player).cell }
  return { type: 'round', user: choose(state, 'user'), opponent: choose(state, 'opponent') }
}
