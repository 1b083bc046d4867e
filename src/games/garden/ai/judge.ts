import type { GardenPosition, GardenStep } from '../rules/types.ts'
import { movesOf, tableBits } from './choose-move.ts'
import { Packed } from './packed.ts'
import { MAX_PLIES } from './packing.ts'
import { evaluateChances, isProven, Meter, Search } from './search.ts'

/** Positions searched for a judgement: a third of a second of processor time for a whole game. */
const BUDGET = { nodes: 60_000 }

/** Quarter points that raise the share of a win from 50 % to 73 %. */
const SCALE = 10

/** A side's share of a win, for a value in quarter points or a proven one. */
const shareOf = (value: number): number => {
  if (isProven(value)) return value > 0 ? 1 : 0
  return 1 / (1 + Math.exp(-value / SCALE))
}

/** Searches some of the moves of a position to a depth. */
const searchFor = (garden: Packed, moves: readonly number[], depth = MAX_PLIES) =>
  new Search(garden, evaluateChances, new Meter(BUDGET), tableBits(BUDGET)).deepen(moves, 1, depth)

export interface StepValue {
  readonly best: GardenStep
  /** The share of a win of the side to move, after its best step and after its own. */
  readonly bestShare: number
  readonly share: number
}

/**
 * Judges a legal step by the evaluation of the hints; without one, the position alone. Hard's own search finds the best
 * of all moves; both are then searched alone to the same depth, since odd depths see more than even ones. Ignores future
 * weeds. The game must not be over.
 */
export function judgeStep(position: GardenPosition, step?: GardenStep): StepValue {
  const garden = new Packed(position)
  const { move: best, depth } = searchFor(garden, movesOf(garden))
  const shareAfter = (move: number) => shareOf(searchFor(garden, [move], depth + 1).value)
  const own = step ? garden.moveOf(step) : best
  const bestShare = shareAfter(best)
  const share = own === best ? bestShare : shareAfter(own)
  return share > bestShare
    ? { best: garden.stepOf(own), bestShare: share, share }
    : { best: garden.stepOf(best), bestShare, share }
}

/** A position of the player's turn, and the step taken there; none if time ran out. */
export interface PlayedTurn {
  readonly position: GardenPosition
  readonly step?: GardenStep
}

/** Judges the player's turns in order; `report` takes the number done. */
export const judgeTurns = (turns: readonly PlayedTurn[], report: (done: number) => void) =>
  turns.map(({ position, step }, index) => {
    const found = judgeStep(position, step)
    report(index + 1)
    return found
  })
