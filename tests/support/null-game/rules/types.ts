/** Version of the deal: what a seed deals under it never changes. */
export const DEALS = [1] as const
export type Deal = (typeof DEALS)[number]

export const MAX_TILES = 9

export type NullOptions = {
  /** How many tiles lie on the row, which has as many empty cells; 1 to 9. */
  readonly tiles: number
  readonly deal: Deal
}

export interface NullState {
  /** The row, from the left: whether a tile lies there. */
  readonly cells: readonly boolean[]
}

/** Taps the cell with this index. */
export type NullMove = {
  readonly type: 'tap'
  readonly cell: number
}

/** The tile of this cell was taken away. */
export interface NullEvent {
  readonly type: 'taken'
  readonly cell: number
}

/** Why a tap is refused: every tile is gone, or none lies there. */
export type NullRefusal = 'over' | 'empty'

export type NullGame = {
  Options: NullOptions
  State: NullState
  Move: NullMove
  Event: NullEvent
  Code: NullRefusal
}
