import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { makePosition } from '../rules/position.ts'
import { stepsOf } from '../rules/step.ts'
import { findEnding } from '../rules/turn.ts'
import type { Difficulty, GardenMove, GardenPosition, Step } from '../rules/types.ts'
import { Packed } from './packed.ts'
import {
  type Budget,
  evaluateChances,
  evaluatePoints,
  Meter,
  Search,
  type SearchResult,
} from './search.ts'
import { movesOf, urgentMoves } from './urgent.ts'

export interface DecisionOptions {
  /** The opponent's own seed; the same seed and position give the same draws. */
  readonly seed: string
  readonly budget: Budget
}

export interface Analysis extends SearchResult {
  readonly step: Step
  readonly nodes: number
}

const MEDIUM_DEPTH = 4

/** Chooses a move for the side to move; `undefined` if the game is over. Ignores future weeds. */
export function chooseMove(
  view: GardenPosition,
  level: Difficulty,
  options: DecisionOptions,
): GardenMove | undefined {
  if (findEnding(view)) return undefined
  const step = level === 'easy' ? drawStep(view, options) : analyse(view, level, options)?.step
  return step && { type: 'move', ...step }
}

const drawStep = (view: GardenPosition, { seed }: DecisionOptions): Step | undefined =>
  shuffled(streamOf(view, seed), [...stepsOf(view, view.turn)])[0]

/** Seeds a stream by position, so that decisions need no memory. */
const streamOf = (view: GardenPosition, seed: string): Random =>
  makeRandom(seed, `garden ai ${makePosition(view)}`)

export function analyse(
  view: GardenPosition,
  level: Exclude<Difficulty, 'easy'>,
  { seed, budget }: DecisionOptions,
): Analysis | undefined {
  const garden = new Packed(view)
  const meter = new Meter(budget)
  // The search takes the first of equal moves, so shuffling breaks ties.
  const moves = shuffled(streamOf(view, seed), movesOf(garden))
  if (garden.isOver()) return undefined
  const found = search(garden, urgentMoves(garden, moves, meter), level, meter, budget)
  return { ...found, step: garden.stepOf(found.move), nodes: meter.nodes }
}

function search(
  garden: Packed,
  moves: readonly number[],
  level: Exclude<Difficulty, 'easy'>,
  meter: Meter,
  budget: Budget,
): SearchResult {
  const bits = tableBits(budget)
  switch (level) {
    case 'medium':
      return new Search(garden, evaluatePoints, meter, bits).deepen(
        moves,
        MEDIUM_DEPTH,
        MEDIUM_DEPTH,
      )
    case 'hard':
      return new Search(garden, evaluateChances, meter, bits).deepen(moves, 1, garden.maxPlies())
  }
}

/** Table size as a power of two: a slot per budgeted position, within 2¹⁰–2²⁰ (at most 14 MB). */
const tableBits = (budget: Budget): number =>
  'nodes' in budget ? Math.min(20, Math.max(10, Math.ceil(Math.log2(budget.nodes + 1)))) : 20
