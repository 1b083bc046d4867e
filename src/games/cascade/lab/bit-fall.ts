import type { Random } from '#src/engine/random.ts'
import { type Bitboard, countBits, lowestBit } from './bitboard'

/** Removes the marked gems, drops the others and refills in the order of `refill`, drawing uniformly from `lots`. */
export function fallAndFill(board: Bitboard, lots: Uint8Array, random: Random): void {
  const { words, marks, columnBits } = board
  const column = -1 >>> (32 - columnBits)
  for (let i = board.markedFrom; i <= board.markedTo; i++) {
    for (let rest = words[marks + i] ?? 0; rest !== 0; ) {
      const top = lowestBit(rest) & -columnBits
      const gone = rest & (column << top)
      closeGaps(board, i, top, gone)
      for (let row = countBits(gone) - 1; row >= 0; row--) {
        board.addGem(32 * i + top + row, lots[random.below(lots.length)] ?? 0)
      }
      rest ^= gone
    }
  }
}

/** Closes a column's gaps by one shift per run. */
function closeGaps(board: Bitboard, i: number, top: number, gone: number): void {
  const { words, stride, planes, planesEnd } = board
  for (let rest = gone; rest !== 0; ) {
    const first = rest & -rest
    const run = rest & ~(rest + first)
    const length = countBits(run)
    const above = first - (1 << top)
    for (let plane = planes + i; plane < planesEnd; plane += stride) {
      const word = words[plane] ?? 0
      words[plane] = (word & ~(above | run)) | ((word & above) << length)
    }
    rest ^= run
  }
}
