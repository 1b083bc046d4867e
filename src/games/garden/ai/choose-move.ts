import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { makePosition } from '../rules/position.ts'
import { clears, stepsOf } from '../rules/step.ts'
import { findEnding } from '../rules/turn.ts'
import type { GardenMove, GardenPosition, GardenStep, GardenStrength } from '../rules/types.ts'
import { Packed } from './packed.ts'
import { MAX_MOVES, MAX_PLIES } from './packing.ts'
import { type Budget, evaluateChances, evaluatePoints, Meter, Search } from './search.ts'

interface DecisionOptions {
  /** The opponent's own seed; the same seed and position give the same draws. */
  readonly seed: string
  readonly budget: Budget
}

/** Evaluation and depths of each opponent that searches; fair sees no reply. */
const SEARCHES = {
  fair: { evaluate: evaluatePoints, firstDepth: 1, lastDepth: 1 },
  medium: { evaluate: evaluatePoints, firstDepth: 4, lastDepth: 4 },
  hard: { evaluate: evaluateChances, firstDepth: 1, lastDepth: MAX_PLIES },
} as const

/** Chooses a move for the side to move; `undefined` if the game is over. Ignores future weeds. */
export function chooseMove(
  view: GardenPosition,
  strength: GardenStrength,
  options: DecisionOptions,
): GardenMove | undefined {
  if (findEnding(view)) return undefined
  const step =
    strength === 'easy' ? easyStep(view, options) : analyse(view, strength, options)?.step
  return step && { type: 'move', ...step }
}

/** Draws evenly among the steps that clear, without one among the free slides. */
function easyStep(view: GardenPosition, { seed }: DecisionOptions): GardenStep | undefined {
  const steps = [...stepsOf(view, view.turn)]
  const clearing = steps.filter((step) => clears(view.cells, step))
  return shuffled(streamOf(view, seed), clearing.length > 0 ? clearing : steps)[0]
}

/** Seeds a stream by position, so that decisions need no memory. */
const streamOf = (view: GardenPosition, seed: string): Random =>
  makeRandom(seed, `garden ai ${makePosition(view)}`)

export function analyse(
  view: GardenPosition,
  strength: keyof typeof SEARCHES,
  { seed, budget }: DecisionOptions,
) {
  const garden = new Packed(view)
  const meter = new Meter(budget)
  // The search takes the first of equal moves, so shuffling breaks ties.
  const moves = shuffled(streamOf(view, seed), movesOf(garden))
  if (garden.isOver()) return undefined
  const { evaluate, firstDepth, lastDepth } = SEARCHES[strength]
  const search = new Search(garden, evaluate, meter, tableBits(budget))
  const wanted = strength === 'fair' ? moves : urgentMoves(garden, moves, meter)
  const found = search.deepen(wanted, firstDepth, lastDepth)
  return { ...found, step: garden.stepOf(found.move), nodes: meter.nodes }
}

/** Table size as a power of two: a slot per budgeted position, within 2¹⁰–2²⁰ (at most 14 MB). */
export const tableBits = (budget: Budget): number =>
  'nodes' in budget ? Math.min(20, Math.max(10, Math.ceil(Math.log2(budget.nodes + 1)))) : 20

export function movesOf(garden: Packed): number[] {
  const moves = new Int32Array(MAX_MOVES)
  return Array.from(moves.subarray(0, garden.generate(moves, new Int32Array(MAX_MOVES), 0)))
}

/** Immediate wins, or else moves that neither lose nor let a reply win, or else all. Unchecked moves count as safe. */
function urgentMoves(garden: Packed, moves: readonly number[], meter: Meter): readonly number[] {
  const wins = moves.filter((move) => winsImmediately(garden, move, meter))
  if (wins.length > 0) return wins
  const safe = moves.filter((move) => !losesSoon(garden, move, meter))
  return safe.length > 0 ? safe : moves
}

function winsImmediately(garden: Packed, move: number, meter: Meter): boolean {
  if (meter.isSpent) return false
  meter.spend()
  garden.make(move)
  const wins = garden.lead() < 0 && garden.isOver()
  garden.unmake()
  return wins
}

function losesSoon(garden: Packed, move: number, meter: Meter): boolean {
  garden.make(move)
  const loses = garden.isOver()
    ? garden.lead() > 0
    : movesOf(garden).some((reply) => winsImmediately(garden, reply, meter))
  garden.unmake()
  return loses
}
