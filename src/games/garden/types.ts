import type { I18n } from '@lingui/core'
import type { GameStore } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import type { Stopwatch } from '#src/engine/session.ts'
import type { Remote } from '#src/play/worker/remote.ts'
import type { GardenChoice } from './choice.ts'
import type { GardenGame, GardenMove, GardenStep, Side } from './rules/types.ts'
import type { OpponentService } from './worker.ts'

export interface GardenSlice {
  /** The side of this device, where two people play by link; `null` in other games. */
  readonly side: Side | null
  readonly selected: Position | null
  /** The cell under the pointer or focus, whose preview is shown. */
  readonly aimed: Position | null
  readonly turnWatch: Stopwatch
  /** The step that a hint marks, until the next one. */
  readonly hinted: GardenStep | null
  /** A hint is due as soon as the search has one. */
  readonly wantsHint: boolean
  /** Selects the player's flower, unselects it, or moves the selected one to the cell. */
  select(at: Position): void
  unselect(): void
  aim(at: Position | null): void
  /** Takes a side of a game by link; `isOlder`: the other has moved since the link was made. */
  takeSide(side: Side, isOlder: boolean): void
  answer(move: GardenMove): void
  /** Asks for a hint in the player's turn. */
  hint(): void
  /** Marks the step that a hint names; an assist. */
  showHint(step: GardenStep, text: HintText): void
  /** Announces the player's turn, once the opponent's step has been shown. */
  callPlayer(): void
  timeOut(): void
  runTurn(): void
  stopTurn(): void
  warnLowTime(seconds: number): void
}

/** Says what speaks for the step that a hint marks. */
type HintText = (i18n: I18n, opponent: string) => string

export type GardenSignal =
  | { readonly type: 'selected'; readonly at: Position; readonly targets: number }
  | { readonly type: 'unselected' }
  /** The link is older than the game, which goes on. */
  | { readonly type: 'older-link' }
  | { readonly type: 'hinted'; readonly step: GardenStep }
  | { readonly type: 'reason'; readonly text: HintText }
  /** The opponent's step has been shown. */
  | { readonly type: 'your-turn' }
  /** Two turns in a row ran out of time. */
  | { readonly type: 'idle' }
  | { readonly type: 'low-time'; readonly seconds: number }

/** Ghosts of removed flowers, their points, and frames of what the opponent is about to take. */
export type GardenPiece =
  | { readonly type: 'frame'; readonly isMoved: boolean }
  | { readonly type: 'flower'; readonly owner: Side; readonly colour: number }
  | { readonly type: 'points'; readonly points: number }

export interface Garden {
  Game: GardenGame
  Slice: GardenSlice
  Signal: GardenSignal
  Assist: 'hint' | 'undo'
  Piece: GardenPiece
  Choice: GardenChoice
  Worker: Remote<OpponentService>
}

export type GardenStore = GameStore<Garden>
