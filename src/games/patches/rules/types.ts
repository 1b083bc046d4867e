import { STRENGTHS } from '#src/engine/fields.ts'
import type { Position, Rows } from '#src/engine/grid.ts'
import type { Attribute, Tile } from './tile.ts'

export const BOARD_SIZES = ['small', 'large'] as const
export type BoardSize = (typeof BOARD_SIZES)[number]

/** Programs by their strength, and another person. */
export const OPPONENTS = [...STRENGTHS, 'friend'] as const

/** Returns `true` where both players are people. */
export const isForTwo = ({ level }: Pick<PatchesOptions, 'level'>): boolean => level === 'friend'

/** Versions of the deal; what a seed deals in a version never changes. */
export const DEAL_VERSIONS = [1] as const

export type PatchesOptions = {
  readonly board: BoardSize
  readonly level: (typeof OPPONENTS)[number]
  readonly deal: (typeof DEAL_VERSIONS)[number]
}

export type Each<Value> = Readonly<Record<Player, Value>>

export const each = <Value>(make: (player: Player) => Value): Each<Value> => ({
  user: make('user'),
  opponent: make('opponent'),
})

export type Placement = {
  readonly tile: Tile
  readonly cell: Position
}

/** In the opening each player places a first tile on their centre cell. */
export type Phase =
  | { readonly type: 'opening' }
  | { readonly type: 'choosing' }
  | Replay
  | { readonly type: 'over' }

/** The loser of a collision chooses another cell. */
export interface Replay {
  readonly type: 'replay'
  readonly player: Player
  /** The loser's tile, neither in their hand nor on the board. */
  readonly tile: Tile
  /** The contested cell; its tile is new this round, so it cannot be matched. */
  readonly lost: Position
}

/** A board's cell values in row-major order: 0 empty, 1–64 a tile, 65 the user's token, 66 the opponent's. */
export type Board = Rows

export interface PatchesState {
  readonly board: Board
  readonly phase: Phase
  /** Total strength captured. */
  readonly points: Each<number>
  readonly hands: Each<readonly Tile[]>
  /** Undrawn tiles, next one first. */
  readonly deck: readonly Tile[]
}

/** The part of a state that decides the game. */
export type Standing = Pick<PatchesState, 'board' | 'points'>

export type PatchesMove =
  | { readonly type: 'round'; readonly user: Placement; readonly opponent: Placement }
  | { readonly type: 'replay'; readonly cell: Position }

export interface Match {
  readonly cell: Position
  readonly tile: Tile
  readonly shared: readonly Attribute[]
}

/** A tile's matches on a cell, possibly none, and its total strength there. */
export interface Matching {
  readonly matches: readonly Match[]
  readonly strength: number
}

export interface Verdict {
  readonly winner: Player | null
  readonly reason: 'majority' | 'cells' | 'points' | 'equal'
}

/** A round's events: the user's first, or the winner's first after a collision. */
export type PatchesEvent =
  /** Both chose this cell; the player of its half gets it. */
  | {
      readonly type: 'collided'
      readonly cell: Position
      readonly winner: Player
      readonly tiles: Each<Tile>
    }
  /** `again` for the replay after a collision. */
  | ({ readonly type: 'played'; readonly player: Player; readonly again: boolean } & Placement)
  | ({ readonly type: 'matched'; readonly player: Player } & Placement & Matching)
  /** Cells matched by both. The stronger takes them; `null` for equal strength. */
  | {
      readonly type: 'contested'
      readonly cells: readonly Position[]
      readonly strengths: Each<number>
      readonly winner: Player | null
    }
  /** Cells that get the player's tokens, the played tile's own last. */
  | {
      readonly type: 'captured'
      readonly player: Player
      readonly cells: readonly Position[]
      readonly points: number
    }
  /** Tiles that became impossible to capture. */
  | { readonly type: 'orphaned'; readonly cells: readonly Position[] }
  | { readonly type: 'drawn'; readonly player: Player; readonly count: number }
  | ({ readonly type: 'ended' } & Verdict)

export type PlacementRefusal =
  | 'not-held'
  | 'outside'
  | 'occupied'
  /** Not the player's own centre cell, in the opening. */
  | 'not-centre'
  /** The cell is not next to an occupied one. */
  | 'apart'

export type PatchesRefusal = 'over' | 'replay-due' | 'no-replay' | PlacementRefusal

export type PatchesProblem =
  | 'not-options'
  | 'no-board'
  | 'unknown-board'
  | 'no-level'
  | 'unknown-level'
  | 'unknown-deal'

export type PatchesGame = {
  Options: PatchesOptions
  State: PatchesState
  Move: PatchesMove
  Event: PatchesEvent
  Code: PatchesRefusal
  Problem: PatchesProblem
}

/** The user sits at the bottom of the screen. */
export const PLAYERS = ['user', 'opponent'] as const
export type Player = (typeof PLAYERS)[number]

export const otherOf = (player: Player): Player => (player === 'user' ? 'opponent' : 'user')
