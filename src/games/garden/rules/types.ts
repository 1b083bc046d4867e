import { STRENGTHS } from '#src/engine/fields.ts'
import type { Pair, Position } from '#src/engine/grid.ts'

export const SIDES = ['human', 'ai'] as const
export type Side = (typeof SIDES)[number]

/** Beginner does not play Garden. */
export const [, ...GARDEN_STRENGTHS] = STRENGTHS
export type GardenStrength = (typeof GARDEN_STRENGTHS)[number]

/** Programs by their strength, and another person. */
export const OPPONENTS = [...GARDEN_STRENGTHS, 'friend'] as const

/** Versions of the deal; what a seed deals in a version never changes. */
export const DEAL_VERSIONS = [1] as const

export type GardenOptions = {
  readonly difficulty: (typeof OPPONENTS)[number]
  readonly deal: (typeof DEAL_VERSIONS)[number]
  /** The seats are swapped; left out where the human moves first. */
  readonly first?: 'ai'
  /** Names of the human and the other, who play by links that they send each other. */
  readonly a?: string
  readonly b?: string
}

/** Cell codes in row-major order: 0 empty, 1–6 the human's flowers by colour, 7–12 the opponent's, 13 weed. */
export type Cells = Readonly<Uint8Array>

export type Tally = Readonly<Record<Side, number>>

/** The complete visible position, which is all that the opponent sees. */
export interface GardenPosition {
  readonly cells: Cells
  /** The side to move; it has a move unless the game is over. */
  readonly turn: Side
  readonly points: Tally
  readonly slides: Tally
  readonly goal: number
}

export interface GardenState {
  readonly options: GardenOptions
  readonly seed: string
  readonly position: GardenPosition
  /** Moves of the second seat so far, which determine the draws for weeds. */
  readonly secondMoves: number
}

/** A side's flower and its target: an empty cell, or a flower to gather with. */
export type GardenStep = { readonly side: Side } & Pair

export type GardenMove =
  | ({ readonly type: 'move' } & GardenStep)
  | { readonly type: 'time-out'; readonly side: Side }

/** A cleared group in breadth-first order from the moved flower, and the adjacent weeds. */
export interface Clearing {
  readonly colour: number
  readonly cells: readonly Position[]
  readonly weeds: readonly Position[]
  /** Flowers minus weeds, at least 0. */
  readonly points: number
}

export interface Ending {
  readonly winner: Side | null
  readonly reason: 'goal' | 'no-moves'
}

/** A turn's events in this order; `passed` names the side that cannot move. */
export type GardenEvent =
  | { readonly type: 'timed-out'; readonly side: Side }
  | ({ readonly type: 'slid'; readonly colour: number } & GardenStep)
  | ({ readonly type: 'gathered'; readonly colour: number } & GardenStep)
  | ({ readonly type: 'cleared'; readonly side: Side } & Clearing)
  /** A move without clearing; `left` free slides remain. */
  | { readonly type: 'free-slide'; readonly side: Side; readonly left: number }
  | { readonly type: 'goal-reached'; readonly side: Side; readonly points: number }
  | { readonly type: 'sprouted'; readonly at: Position }
  | { readonly type: 'passed'; readonly side: Side }
  | ({ readonly type: 'ended'; readonly points: Tally } & Ending)

/** In the order of checks. */
export type StepRefusal =
  | 'no-flower'
  | 'not-yours'
  | 'not-a-neighbour'
  | 'weed-in-the-way'
  | 'colour-in-the-way'
  | 'no-free-slide'

/** Reasons for refusing a move; those not about the step are checked first. */
export type GardenRefusal = 'over' | 'not-your-turn' | StepRefusal

export type GardenProblem = 'not-options' | 'unknown-difficulty' | 'unknown-deal' | 'bad-name'

export type GardenGame = {
  Options: GardenOptions
  State: GardenState
  Move: GardenMove
  Event: GardenEvent
  Code: GardenRefusal
  Problem: GardenProblem
}

export const otherSide = (side: Side): Side => (side === 'human' ? 'ai' : 'human')
