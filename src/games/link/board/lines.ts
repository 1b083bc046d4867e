import type { Board } from './board'

/**
 * Which cells are taken, as one 32-bit word per row and per column. A word's bit `i + 1` is the
 * cell `i` of the line, word `i + 1` is line `i`; the first and last are the margin, always free.
 */
export interface Lines {
  /** `rows + 2` words. */
  readonly rowMasks: Int32Array
  /** `cols + 2` words. */
  readonly colMasks: Int32Array
}

/** Boards are values, so the lines of the one last asked for are kept. */
let latest: { readonly board: Board; readonly lines: Lines } | undefined

/** The board's lines, shared by all who ask: not to be changed. */
export function linesOf(board: Board): Lines {
  if (latest?.board !== board) latest = { board, lines: makeLines(board) }
  return latest.lines
}

/** Lines of one's own, to change along with a search. */
export function makeLines({ rows, cols, cells }: Board): Lines {
  const rowMasks = new Int32Array(rows + 2)
  const colMasks = new Int32Array(cols + 2)
  for (let row = 0, index = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++, index++) {
      if (cells[index] === 0) continue
      rowMasks[row + 1] = (rowMasks[row + 1] ?? 0) | (2 << col)
      colMasks[col + 1] = (colMasks[col + 1] ?? 0) | (2 << row)
    }
  }
  return { rowMasks, colMasks }
}

/** All bits below `bit`, and all above. */
export const below = (bit: number): number => ((1 << bit) - 1) | 0
export const above = (bit: number): number => -2 << bit

/** The place of the lowest bit of a word that has one. */
export const lowest = (word: number): number => 31 - Math.clz32(word & -word)

/** The place of the highest bit of a word that has one. */
export const highest = (word: number): number => 31 - Math.clz32(word)

/**
 * The free cells that a straight run from `bit` gets to, either way, up to the first taken one.
 * Past the margin it runs on to the word's end: a bit out there never counts before the margin's.
 */
export function reach(mask: number, bit: number): number {
  const upper = mask & above(bit)
  const lower = mask & below(bit)
  // Without a taken cell on a side, `upper & -upper` is 0 and `clz32` is 32: the run has no end there.
  const up = ((upper & -upper) - 1) & above(bit)
  const down = below(bit) & (-1 << (32 - Math.clz32(lower)))
  return up | down
}

/** The bits taken in any of the lines strictly between two. */
export function takenBetween(masks: Int32Array, first: number, last: number): number {
  const end = first < last ? last : first
  let taken = 0
  for (let line = (first < last ? first : last) + 1; line < end; line++) taken |= masks[line] ?? 0
  return taken
}
