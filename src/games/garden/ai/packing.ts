import type { Position } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { SIZE } from '../rules/cells'

/**
 * A cell is numbered `8 × (row + 1) + column`, so that up, down, left and right are -8, 8, -1 and
 * 1, and a wall stands around the board: the eighth column ends one row and begins the next.
 */
export const STRIDE = 8
export const CELLS = STRIDE * (SIZE.rows + 2)

/** A cell holds a colour in the low three bits and the owner in the fourth; 0 is empty. */
export const OWNER_BIT = 3
export const COLOUR = 7
export const WEED = 16
export const WALL = 24

/** The human is side 0 and the AI side 1, as in `SIDES`. */
export const OTHER = 1

/** A move is `from × 128 + to`; of a group that can be gathered there is one. */
export const MOVE_BITS = 7
export const TO = (1 << MOVE_BITS) - 1

/** More moves than a position has: no flower has more than four. */
export const MAX_MOVES = 4 * SIZE.rows * SIZE.cols

/** More than the plies of a game: one for each two flowers, and the free slides. */
export const MAX_PLIES = 64

/** Words of the key: what stands where, points (under 256) and free slides by side, whose turn. */
const PIECE_WORDS = CELLS * WEED
export const POINT_WORDS = 256
export const POINTS_AT = PIECE_WORDS
export const SLIDES_AT = POINTS_AT + 2 * POINT_WORDS
export const TURN_AT = SLIDES_AT + 2 * 4
export const WORDS = makeWords('packed', TURN_AT + 1)

/** Up, down, left and right. */
export const WAYS = Int32Array.of(-STRIDE, STRIDE, -1, 1)

/** The number of a cell of the board. */
export const numberOf = ({ row, col }: Position): number => STRIDE * (row + 1) + col

/** The cell that has this number. */
export const placeOf = (cell: number): Position => ({ row: (cell >> 3) - 1, col: cell % STRIDE })

/** The board's cells, and the wall between its rows, lie from the first to the last. */
export const FIRST = numberOf({ row: 0, col: 0 })
export const LAST = numberOf({ row: SIZE.rows - 1, col: SIZE.cols - 1 })

/** Random words that make up a position's key: each fact that holds is XORed into it. */
export interface Words {
  /** Of the 64 bits of a key, the first and the last 32. */
  readonly low: Int32Array
  readonly high: Int32Array
}

/** https://www.chessprogramming.org/Zobrist_Hashing */
export function makeWords(name: string, count: number): Words {
  const random = makeRandom(name, 'garden keys')
  const draw = () => (random.below(0x10000) << 16) | random.below(0x10000)
  return {
    low: Int32Array.from({ length: count }, draw),
    high: Int32Array.from({ length: count }, draw),
  }
}
