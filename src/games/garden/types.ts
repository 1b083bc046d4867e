import type { GameStore } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import type { Stopwatch } from '#src/engine/session.ts'
import type { Remote } from '#src/play/worker/remote.ts'
import type { GardenChoice } from './choice.ts'
import type { GardenGame, GardenMove, Side } from './rules/types.ts'
import type { OpponentService } from './worker.ts'

export interface GardenSlice {
  readonly selected: Position | null
  /** The cell under the pointer or focus, whose preview is shown. */
  readonly aimed: Position | null
  readonly turnWatch: Stopwatch
  /** Selects the player's flower, unselects it, or moves the selected one to the cell. */
  select(at: Position): void
  unselect(): void
  aim(at: Position | null): void
  answer(move: GardenMove): void
  /** Announces the player's turn, once the AI's step has been shown. */
  callPlayer(): void
  timeOut(): void
  runTurn(): void
  stopTurn(): void
  warnLowTime(seconds: number): void
}

export type GardenSignal =
  | { readonly type: 'selected'; readonly at: Position; readonly targets: number }
  | { readonly type: 'unselected' }
  /** The AI's step has been shown. */
  | { readonly type: 'your-turn' }
  /** Two turns in a row ran out of time. */
  | { readonly type: 'idle' }
  | { readonly type: 'low-time'; readonly seconds: number }

/** Ghosts of removed flowers, and their points. */
export type GardenPiece =
  | { readonly type: 'flower'; readonly owner: Side; readonly colour: number }
  | { readonly type: 'points'; readonly points: number }

export interface Garden {
  Game: GardenGame
  Slice: GardenSlice
  Signal: GardenSignal
  Assist: 'undo'
  Piece: GardenPiece
  Choice: GardenChoice
  Worker: Remote<OpponentService>
}

export type GardenStore = GameStore<Garden>
