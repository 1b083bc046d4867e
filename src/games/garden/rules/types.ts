import type { Position } from '#src/engine/grid.ts'

/** The human moves first. */
export const SIDES = ['human', 'ai'] as const
export type Side = (typeof SIDES)[number]

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

/** Version of the deal: what a seed deals under it never changes. */
export const DEALS = [1] as const
export type Deal = (typeof DEALS)[number]

export type GardenOptions = {
  readonly difficulty: Difficulty
  readonly deal: Deal
}

/**
 * What stands in each cell, row by row: 0 nothing, 1–6 the human's flowers by colour, 7–12 the
 * AI's, 13 a weed.
 */
export type Cells = Readonly<Uint8Array>

/** A number for each side. */
export type Tally = Readonly<Record<Side, number>>

/** How the garden stands: all that a player may know, and so all that an opponent sees. */
export interface GardenPosition {
  readonly cells: Cells
  /** Who is to move. Unless the game is over, they can. */
  readonly turn: Side
  readonly points: Tally
  /** Free slides left. */
  readonly slides: Tally
  /** The points that end the game. */
  readonly goal: number
}

export interface GardenState {
  readonly options: GardenOptions
  readonly seed: string
  readonly position: GardenPosition
  /** Flowers the AI has moved or gathered with so far: each gave a weed its chance. */
  readonly aiMoves: number
}

/** A flower, where it goes or what it gathers with, and whose move it is. */
export interface Step {
  readonly side: Side
  readonly from: Position
  readonly to: Position
}

export type GardenMove =
  | { readonly type: 'move'; readonly side: Side; readonly from: Position; readonly to: Position }
  /** The time for the turn has run out. */
  | { readonly type: 'time-out'; readonly side: Side }

/** A cleared group, from the flower that moved outwards, and the weeds that touch it. */
export interface Clearing {
  readonly colour: number
  readonly cells: readonly Position[]
  readonly weeds: readonly Position[]
  /** A point for each flower less one for each weed; 0 or more. */
  readonly points: number
}

/** Why a game is over: somebody has the points that end it, or neither side can move. */
export type EndReason = 'goal' | 'no-moves'

export interface Ending {
  /** `null` for a draw. */
  readonly winner: Side | null
  readonly reason: EndReason
}

/** What happens in a turn, in this order; `passed` is said of the side that cannot move. */
export type GardenEvent =
  | { readonly type: 'timed-out'; readonly side: Side }
  | ({ readonly type: 'slid'; readonly colour: number } & Step)
  | ({ readonly type: 'gathered'; readonly colour: number } & Step)
  | ({ readonly type: 'cleared'; readonly side: Side } & Clearing)
  /** Nothing was cleared; `left` free slides remain. */
  | { readonly type: 'free-slide'; readonly side: Side; readonly left: number }
  | { readonly type: 'goal-reached'; readonly side: Side; readonly points: number }
  | { readonly type: 'sprouted'; readonly at: Position }
  | { readonly type: 'passed'; readonly side: Side }
  | ({ readonly type: 'ended'; readonly points: Tally } & Ending)

/** Why a step is refused, in the order in which it is checked. */
export const STEP_REFUSALS = [
  'no-flower',
  'not-yours',
  'not-a-neighbour',
  'weed-in-the-way',
  'colour-in-the-way',
  'no-free-slide',
] as const
export type StepRefusal = (typeof STEP_REFUSALS)[number]

/** Why a move is refused. That the game is over and whose turn it is are checked first. */
export type GardenRefusal = 'over' | 'not-your-turn' | StepRefusal

export type GardenGame = {
  Options: GardenOptions
  State: GardenState
  Move: GardenMove
  Event: GardenEvent
  Code: GardenRefusal
}

export const otherSide = (side: Side): Side => (side === 'human' ? 'ai' : 'human')
