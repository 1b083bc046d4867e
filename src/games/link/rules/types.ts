import type { Position } from '../../../engine/grid'
import type { Played, Refusal } from '../../../engine/rules'
import type { Board } from '../board/board'
import type { Slide } from '../board/gravity'
import type { Match } from '../board/pairs'
import type { Path } from '../board/path'
import type { LinkOptions } from '../deal/levels'

export interface LinkState {
  readonly options: LinkOptions
  readonly seed: string
  readonly board: Board
  /** Attempts made, matched or not. */
  readonly moves: number
  /** Shuffles the player asked for. */
  readonly shuffles: number
  /** Shuffles made because nothing matched any more. */
  readonly reshuffles: number
}

export type LinkMove =
  | { readonly type: 'attempt'; readonly from: Position; readonly to: Position }
  | { readonly type: 'shuffle' }

export type LinkEvent =
  | {
      readonly type: 'matched'
      readonly from: Position
      readonly to: Position
      readonly kind: number
      readonly path: Path
    }
  | {
      readonly type: 'blocked'
      readonly from: Position
      readonly to: Position
      readonly kind: number
    }
  | {
      readonly type: 'different'
      readonly from: Position
      readonly to: Position
      readonly kinds: readonly [number, number]
    }
  /** Tiles slid by the level's gravity: where each was and is, as the board now lies. */
  | { readonly type: 'slid'; readonly slides: readonly Slide[] }
  /** Nothing matches any more; a shuffle follows. */
  | { readonly type: 'stuck' }
  /** The tiles were laid out anew; this line clears them. */
  | { readonly type: 'shuffled'; readonly certificate: readonly Match[] }
  | { readonly type: 'cleared' }

/** Why a move is refused: the game is over, a cell is off the board or empty, or both cells are one. */
export type LinkRefusal = 'over' | 'outside' | 'empty' | 'same-cell'

/** What the rules make of a shuffle. */
export type Shuffled = Played<LinkState, LinkEvent> | Refusal<LinkRefusal>

export type LinkGame = {
  Options: LinkOptions
  State: LinkState
  Move: LinkMove
  Event: LinkEvent
  Code: LinkRefusal
}
