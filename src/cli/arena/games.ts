import { STRENGTHS, type Strength } from '#src/engine/fields.ts'
import { finish } from '#src/engine/restore.ts'
import { chooseMove } from '#src/games/garden/ai/choose-move.ts'
import { findEven } from '#src/games/garden/ai/even.ts'
import { rules as gardenRules } from '#src/games/garden/rules/rules.ts'
import { isEvened } from '#src/games/garden/rules/seats.ts'
import { findEnding } from '#src/games/garden/rules/turn.ts'
import { GARDEN_STRENGTHS, type GardenStrength, SIDES } from '#src/games/garden/rules/types.ts'
import { decide } from '#src/games/patches/ai/opponent.ts'
import { capturedOn, verdictOn } from '#src/games/patches/rules/board.ts'
import { moveBy, playTurn } from '#src/games/patches/rules/round.ts'
import { rules as patchesRules } from '#src/games/patches/rules/rules.ts'
import {
  BOARD_SIZES,
  type BoardSize,
  PLAYERS,
  type Placement,
  type Player,
} from '#src/games/patches/rules/types.ts'
import { viewFor } from '#src/games/patches/rules/view.ts'

export interface Pairing<Bot extends string = string, Board extends string = string> {
  readonly seats: readonly [Bot, Bot]
  readonly board: Board
  readonly seed: string
  /** Runs and times each decision of a seat, 0 or 1. */
  readonly timed: <Answer>(seat: number, decide: () => Answer) => Answer
}

export interface PairingResult {
  /** The winning seat; `null` for a draw. */
  readonly winner: number | null
  readonly margin: number
}

export interface ArenaGame<Bot extends string = string, Board extends string = string> {
  readonly id: string
  /** Bots, weakest first. */
  readonly players: readonly Bot[]
  readonly boards: readonly Board[]
  play(pairing: Pairing<Bot, Board>): PairingResult
}

/** Exact budgets, so that a match can be repeated. */
const SAMPLES = 64
const NODES = 15_000

export const patches: ArenaGame<Strength, BoardSize> = {
  id: 'patches',
  players: STRENGTHS,
  boards: BOARD_SIZES,
  play: ({ seats, board, seed, timed }) => {
    let state = patchesRules.deal({ board, level: 'hard', deal: 1 }, seed)
    const choose = (player: Player): Placement => {
      const seat = PLAYERS.indexOf(player)
      const strength = seats[seat === 0 ? 0 : 1]
      return timed(seat, () => decide(viewFor(state, player), strength, seed, { samples: SAMPLES }))
    }
    while (state.phase.type !== 'over') state = playTurn(state, moveBy(state, choose)).state
    const { user, opponent } = capturedOn(state.board)
    const winner = verdictOn(state)?.winner
    return { winner: winner ? PLAYERS.indexOf(winner) : null, margin: user - opponent }
  },
}

/** The first seat is the human's. Fair grows weeds as easy does. */
export const garden: ArenaGame<GardenStrength, GardenStrength> = {
  id: 'garden',
  players: GARDEN_STRENGTHS,
  boards: ['hard', 'medium', 'easy'],
  play: ({ seats, board, seed, timed }) => {
    let state = gardenRules.deal(
      { difficulty: board, deal: 1 },
      isEvened(board) ? finish(findEven(1, seed)) : seed,
    )
    let ending = findEnding(state.position)
    while (!ending) {
      const { position } = state
      const seat = SIDES.indexOf(position.turn)
      const strength = seats[seat === 0 ? 0 : 1]
      const options = { seed: `${seat} ${seed}`, budget: { nodes: NODES } }
      const move = timed(seat, () => chooseMove(position, strength, options))
      const played = move && gardenRules.play(state, move)
      if (!played?.ok) throw new Error(`An opponent's move is refused: ${played?.code}`)
      state = played.state
      ending = findEnding(state.position)
    }
    const { human, ai } = state.position.points
    const { winner } = ending
    return { winner: winner ? SIDES.indexOf(winner) : null, margin: human - ai }
  },
}

export const GAMES: readonly ArenaGame[] = [patches, garden]
