import type { Position } from '#src/engine/grid.ts'
import type { Board } from '../board/board'
import type { Gravity, Slide } from '../board/gravity'
import type { Path } from '../board/path'
import type { Layout, LinkOptions } from '../deal/levels'

export interface LinkState {
  readonly board: Board
  readonly gravity: Gravity
  /** Attempts made, matched or not. */
  readonly moves: number
  /** The deal's, from which forced shuffles are drawn. */
  readonly seed: string
}

export type LinkMove =
  | { readonly type: 'attempt'; readonly from: Position; readonly to: Position }
  /** Lays the tiles left out anew, by a seed of its own. */
  | { readonly type: 'shuffle'; readonly layout: Layout; readonly seed: string }

export type ShuffleMove = Extract<LinkMove, { type: 'shuffle' }>

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
  /** Tiles slid by gravity: where each was and is, on the new board. */
  | { readonly type: 'slid'; readonly slides: readonly Slide[] }
  /** Nothing matches any more; a forced shuffle follows, or the game is lost. */
  | { readonly type: 'stuck' }
  /** The tiles were laid out anew; `forced` when nobody asked for it. */
  | {
      readonly type: 'shuffled'
      /** By cell, where the tile on it was before. */
      readonly origins: Readonly<Uint16Array>
      readonly forced: boolean
    }
  | { readonly type: 'cleared' }
  /** Walls let no layout of the tiles left be cleared: the game is over. */
  | { readonly type: 'lost' }

/**
 * Why a move is refused: the game is over, a cell is off the board or holds no tile, both cells are
 * one, or no layout of that kind was found.
 */
export type LinkRefusal = 'over' | 'outside' | 'empty' | 'same-cell' | 'no-layout'

export type LinkGame = {
  Options: LinkOptions
  State: LinkState
  Move: LinkMove
  Event: LinkEvent
  Code: LinkRefusal
}
