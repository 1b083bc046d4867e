import type { Random } from '#src/engine/random.ts'
import { type Bitboard, countBits, lowestBit } from './bitboard'

/** Removes the marked gems, drops the others and refills in the order of `refill`, drawing uniformly from `lots`. */
export function fallAndFill(board: Bitboard, kindsByWeight: Uint8Array, random: Random): void {
  const { words, marks, columnBits } = board
  const column = -1 >>> (32 - columnBits)
  for (let i = board.markedFrom; i <= board.markedTo; i++) {
    for (let rest = words[marks + i] ?? 0; rest !== 0; ) {
      const top = lowestBit(rest) & -columnBits
      const removed = rest & (column << top)
      closeGaps(board, i, top, removed)
      for (let row = countBits(removed) - 1; row >= 0; row--) {
        board.addGem(32 * i + top + row, kindsByWeight[random.below(kindsByWeight.length)] ?? 0)
      }
      rest ^= removed
    }
  }
}

/** Closes a column's gaps by one shift per run. */
function closeGaps(board: Bitboard, i: number, top: number, removed: number): void {
  const { words, stride, planes, planesEnd } = board
  for (let rest = removed; rest !== 0; ) {
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
