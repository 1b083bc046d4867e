import type { I18n } from '@lingui/core'
import type { GameStore } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import type { Remote } from '#src/play/worker/remote.ts'
import type { PatchesChoice } from './choice.ts'
import type { Tile } from './rules/tile.ts'
import type { Matching, PatchesGame, Placement, PlacementRefusal, Player } from './rules/types.ts'
import type { OpponentService } from './worker.ts'

export interface Chosen {
  readonly tile: Tile | null
  readonly cell: Position | null
  /** The tile in hand when the cell was chosen. */
  readonly placed: Tile | null
  /** The open cell under the pointer or focus, whose preview is shown while no cell is chosen. */
  readonly aimed: Position | null
  /** The reason for which the cell that a tile is dragged over is refused. */
  readonly refusal: PlacementRefusal | null
  /** The submitted placement, while the opponent is thinking. */
  readonly sealed: Placement | null
}

export interface PatchesSlice extends Chosen {
  /** Of two people at one device, the one whose hand is on the screen; `null` behind the curtain. */
  readonly holder: Player | null
  /** The placement that a hint marks, until the next position. */
  readonly hinted: Placement | null
  /** A hint is due as soon as the search has one. */
  readonly wantsHint: boolean
  chooseTile(tile: Tile): void
  chooseCell(cell: Position): void
  /** Chooses the tile for another cell than before, as when it is dragged there. */
  pickUp(tile: Tile): void
  aim(cell: Position | null, isDragged?: boolean): void
  unselect(): void
  /** Seals the placement, or announces what is missing; plays a replay. */
  submit(): void
  /** Takes back a placement that waits for its answer. */
  unseal(): void
  /** Shows the hand of the one of two people whose turn it is. */
  showHand(): void
  /** Covers it, and puts back what was chosen. */
  coverHand(): void
  /** Announces the last round again. */
  repeat(): void
  /** Asks for a hint in the user's turn. */
  hint(): void
  /** Marks the placement that a hint names; an assist. */
  showHint(placement: Placement, text: HintText): void
  /** Plays the opponent's placement; in a replay, its tile's other cell. */
  answer(placement: Placement): void
}

/** Puts a hint into words, which are loaded with the first one. */
type HintText = (i18n: I18n, opponent: string) => string

export type PatchesSignal =
  | { readonly type: 'hinted'; readonly text: HintText }
  | { readonly type: 'tile-chosen'; readonly tile: Tile }
  | { readonly type: 'cell-chosen'; readonly cell: Position }
  /** Matches of a complete placement, if the opponent played elsewhere. */
  | { readonly type: 'previewed'; readonly cell: Position; readonly preview: Matching }
  | { readonly type: 'unchosen' }
  | { readonly type: 'cell-refused'; readonly cell: Position; readonly code: PlacementRefusal }
  | { readonly type: 'incomplete'; readonly missing: 'tile' | 'cell' | 'both' }
  | { readonly type: 'thinking' }
  /** The first of two people has chosen. */
  | { readonly type: 'handed-over' }
  | { readonly type: 'unsealed' }
  | { readonly type: 'repeated' }

/** A tile on a cell with its matches and strength. */
export interface Claim extends Matching {
  readonly player: Player
  readonly cell: Position
}

/** Ghosts while a round is shown: tiles whose tokens will flip, and lines of who matched what. */
export type PatchesPiece =
  | { readonly type: 'tile'; readonly tile: Tile }
  | {
      readonly type: 'matches'
      readonly claims: readonly Claim[]
      /** Cells matched by both players. */
      readonly contested: readonly Position[]
    }

export interface Patches {
  Game: PatchesGame
  Slice: PatchesSlice
  Signal: PatchesSignal
  Assist: 'hint' | 'undo'
  Piece: PatchesPiece
  Choice: PatchesChoice
  Worker: Remote<OpponentService>
}

export type PatchesStore = GameStore<Patches>
