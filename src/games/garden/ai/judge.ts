import { isSame } from '#src/engine/grid.ts'
import type { GardenPosition, Step } from '../rules/types.ts'
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

const searchIn = (garden: Packed) =>
  new Search(garden, evaluateChances, new Meter(BUDGET), tableBits(BUDGET))

/** The best step of the side to move, by hard's own search of all steps. Ignores future weeds. */
function findBest(position: GardenPosition) {
  const garden = new Packed(position)
  const found = searchIn(garden).deepen(movesOf(garden), 1, MAX_PLIES)
  return { step: garden.stepOf(found.move), share: shareOf(found.value), depth: found.depth }
}

/** Returns the share of a win after a step, searched alone to the same depth. */
function shareAfter(position: GardenPosition, { from, to }: Step, depth: number): number {
  const garden = new Packed(position)
  const isMove = (move: number) => {
    const step = garden.stepOf(move)
    return isSame(step.from, from) && isSame(step.to, to)
  }
  return shareOf(searchIn(garden).deepen(movesOf(garden).filter(isMove), 1, depth).value)
}

export interface StepValue {
  readonly best: Step
  /** The share of a win of the side to move, after its best step and after its own. */
  readonly bestShare: number
  readonly share: number
}

/** Judges a step by the evaluation of the hints; without one, the position alone. The game must not be over. */
export function judgeStep(position: GardenPosition, step?: Step): StepValue {
  const { step: best, share: bestShare, depth } = findBest(position)
  const isBest = !step || (isSame(step.from, best.from) && isSame(step.to, best.to))
  const share = isBest ? bestShare : shareAfter(position, step, depth)
  return { best, bestShare: Math.max(bestShare, share), share }
}

/** A position of the player's turn, and the step taken there; none if time ran out. */
export interface PlayedTurn {
  readonly position: GardenPosition
  readonly step?: Step
}

/** Judges the player's turns in order; `report` takes the number done. */
export const judgeTurns = (turns: readonly PlayedTurn[], report: (done: number) => void) =>
  turns.map(({ position, step }, index) => {
    const found = judgeStep(position, step)
    report(index + 1)
    return found
  })
