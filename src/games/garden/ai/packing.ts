import type { Position } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { SIZE } from '../rules/position.ts'

/** Mailbox board of 8 columns, the last of which is the border: neighbours are at ±8 and ±1. */
export const STRIDE = 8
export const CELLS = STRIDE * (SIZE.rows + 2)

/** A piece has its colour in the low three bits and its owner in the fourth; 0 is empty. */
export const OWNER_BIT = 3
export const COLOUR = 7
export const WEED = 16
export const WALL = 24

/** XOR with a side gives the other; sides are indices of `SIDES`. */
export const OTHER = 1

export const MOVE_BITS = 7
export const TO = (1 << MOVE_BITS) - 1

export const MAX_MOVES = 4 * SIZE.rows * SIZE.cols

/** Upper bound per game: one per two flowers, plus free slides. */
export const MAX_PLIES = 64

/** Offsets of the Zobrist keys: pieces by cell, points (under 256) and free slides by side, side to move. */
const PIECE_KEYS = CELLS * WEED
export const POINT_KEYS = 256
export const POINTS_AT = PIECE_KEYS
export const SLIDES_AT = POINTS_AT + 2 * POINT_KEYS
export const TURN_AT = SLIDES_AT + 2 * 4
const random = makeRandom('packed', 'garden keys')
const drawKey = () => (random.below(0x10000) << 16) | random.below(0x10000)
const drawKeys = () => Int32Array.from({ length: TURN_AT + 1 }, drawKey)

/** Zobrist keys: https://www.chessprogramming.org/Zobrist_Hashing */
export const LOW = drawKeys()
export const HIGH = drawKeys()

export const DIRECTIONS = Int32Array.of(-STRIDE, STRIDE, -1, 1)

export const packCell = ({ row, col }: Position): number => STRIDE * (row + 1) + col

export const unpackCell = (cell: number): Position => ({ row: (cell >> 3) - 1, col: cell % STRIDE })

export const FIRST = packCell({ row: 0, col: 0 })
export const LAST = packCell({ row: SIZE.rows - 1, col: SIZE.cols - 1 })
