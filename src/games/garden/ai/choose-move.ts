import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { makePosition } from '../rules/position'
import { stepsOf } from '../rules/step'
import { findEnding } from '../rules/turn'
import type { Difficulty, GardenMove, GardenPosition, Step } from '../rules/types'
import { Packed } from './packed'
import { type Budget, type Found, guessByChances, guessByPoints, Meter, Search } from './search'
import { movesOf, urgentMoves } from './urgent'

/** What an opponent is given besides the position: its chance, and how much it may think. */
export interface Means {
  /** Of the opponent's own stream. The same seed and position draw the same. */
  readonly seed: string
  readonly budget: Budget
}

/** An opponent's answer, with what it thought of it, for benchmarks and tests. */
export interface Thought extends Found {
  readonly step: Step
  /** Positions searched. */
  readonly nodes: number
}

/** The depth that medium searches to. */
const MEDIUM_DEPTH = 4

/**
 * The move of the side to move, human or AI, at a level; `undefined` when the game is over. Weeds
 * are not foreseen: where they will sprout is not in the view.
 */
export function chooseMove(
  view: GardenPosition,
  level: Difficulty,
  means: Means,
): GardenMove | undefined {
  if (findEnding(view)) return undefined
  const step = level === 'easy' ? drawStep(view, means) : think(view, level, means)?.step
  return step && { type: 'move', ...step }
}

/** Any step, drawn evenly. */
const drawStep = (view: GardenPosition, { seed }: Means): Step | undefined =>
  shuffled(streamOf(view, seed), [...stepsOf(view, view.turn)])[0]

/** The stream of one decision: it needs no memory of those before it. */
const streamOf = (view: GardenPosition, seed: string): Random =>
  makeRandom(seed, `garden ai ${makePosition(view)}`)

/** Searches for the best step as medium or hard do; `undefined` when there is none. */
export function think(
  view: GardenPosition,
  level: Exclude<Difficulty, 'easy'>,
  { seed, budget }: Means,
): Thought | undefined {
  const garden = new Packed(view)
  const meter = new Meter(budget)
  // Of equally good moves the first is taken, so that their order draws between them.
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
): Found {
  const bits = tableBits(budget)
  switch (level) {
    case 'medium':
      return new Search(garden, guessByPoints, meter, bits).deepen(
        moves,
        MEDIUM_DEPTH,
        MEDIUM_DEPTH,
      )
    case 'hard':
      return new Search(garden, guessByChances, meter, bits).deepen(moves, 1, garden.maxPlies())
  }
}

/** Slots for every position that may be searched, between 2¹⁰ and 2²⁰: at most 14 MB. */
const tableBits = (budget: Budget): number =>
  'nodes' in budget ? Math.min(20, Math.max(10, Math.ceil(Math.log2(budget.nodes + 1)))) : 20
