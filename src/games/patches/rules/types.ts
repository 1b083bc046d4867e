import type { Position } from '#src/engine/grid.ts'
import type { Board } from './board'
import type { Attribute, Tile } from './tile'

export const BOARD_SIZES = ['small', 'large'] as const
export type BoardSize = (typeof BOARD_SIZES)[number]

/** How well the opponent plays. */
export const LEVELS = ['beginner', 'easy', 'medium', 'hard'] as const
export type Level = (typeof LEVELS)[number]

/** Version of the deal: what a seed deals under it never changes. */
export const DEALS = [1] as const
export type Deal = (typeof DEALS)[number]

export type PatchesOptions = {
  readonly board: BoardSize
  readonly level: Level
  readonly deal: Deal
}

/** Something each player has. */
export type Each<Thing> = Readonly<Record<Player, Thing>>

/** A tile of one's hand, and the cell it is to go to. */
export type Choice = {
  readonly tile: Tile
  readonly cell: Position
}

/** What is asked for next. */
export type Phase =
  /** Each player's first tile, on their own centre cell. */
  | { readonly type: 'opening' }
  /** A tile and a cell of both players at once. */
  | { readonly type: 'choosing' }
  | Replay
  | { readonly type: 'over' }

/** Another cell for the tile of the player who lost the one that both had chosen. */
export interface Replay {
  readonly type: 'replay'
  readonly player: Player
  /** The tile they had chosen: out of their hand, and not on the board yet. */
  readonly tile: Tile
  /** The cell they lost. What lies there came this round, so it cannot be matched. */
  readonly lost: Position
}

export interface PatchesState {
  readonly board: Board
  readonly phase: Phase
  /** Strength captured so far. */
  readonly points: Each<number>
  readonly hands: Each<readonly Tile[]>
  /** The tiles to be drawn, the next one first. */
  readonly deck: readonly Tile[]
}

export type PatchesMove =
  | { readonly type: 'round'; readonly user: Choice; readonly opponent: Choice }
  | { readonly type: 'replay'; readonly cell: Position }

/** A tile that a played tile matches. */
export interface Match {
  readonly cell: Position
  readonly tile: Tile
  readonly shared: readonly Attribute[]
}

/** How a game is decided. */
export const REASONS = ['majority', 'cells', 'points', 'equal'] as const
export type Reason = (typeof REASONS)[number]

/** Within a round, what concerns the user comes first; after a collision, what concerns its winner. */
export type PatchesEvent =
  /** Both had chosen this cell; the tile of its side's player goes there. */
  | {
      readonly type: 'collided'
      readonly cell: Position
      readonly winner: Player
      readonly tiles: Each<Tile>
    }
  | {
      readonly type: 'played'
      readonly player: Player
      readonly tile: Tile
      readonly cell: Position
      /** Whether it is the tile of a lost collision, on another cell. */
      readonly again: boolean
    }
  /** What a played tile matches, perhaps nothing, and how strongly in all. */
  | {
      readonly type: 'matched'
      readonly player: Player
      readonly tile: Tile
      readonly cell: Position
      readonly matches: readonly Match[]
      readonly strength: number
    }
  /** Both match these cells. The stronger takes them; with equal strength there is no winner. */
  | {
      readonly type: 'contested'
      readonly cells: readonly Position[]
      readonly strengths: Each<number>
      readonly winner: Player | null
    }
  /** The player's tokens come to these cells, the played tile's own last. */
  | {
      readonly type: 'captured'
      readonly player: Player
      readonly cells: readonly Position[]
      readonly points: number
    }
  /** Tiles that can never be captured any more, since this round. */
  | { readonly type: 'orphaned'; readonly cells: readonly Position[] }
  /** How many tiles came to the end of the player's hand. */
  | { readonly type: 'drawn'; readonly player: Player; readonly count: number }
  | { readonly type: 'ended'; readonly winner: Player | null; readonly reason: Reason }

/** Why a choice is refused. */
export const CHOICE_REFUSALS = [
  /** The tile is not in the player's hand. */
  'not-held',
  'outside',
  'occupied',
  /** The first tile goes to the player's own centre cell. */
  'not-centre',
  /** The cell touches no occupied one. */
  'apart',
] as const
export type ChoiceRefusal = (typeof CHOICE_REFUSALS)[number]

/** Why a move is refused: also because the game is over, or because the other kind of move is due. */
export type PatchesRefusal = 'over' | 'replay-due' | 'no-replay' | ChoiceRefusal

export type PatchesGame = {
  Options: PatchesOptions
  State: PatchesState
  Move: PatchesMove
  Event: PatchesEvent
  Code: PatchesRefusal
}

/** The user sits at the bottom of the screen, the opponent at the top. */
export const PLAYERS = ['user', 'opponent'] as const
export type Player = (typeof PLAYERS)[number]

export const otherOf = (player: Player): Player => (player === 'user' ? 'opponent' : 'user')
