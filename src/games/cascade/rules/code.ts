import { type Digit, itemDigit } from '#src/engine/digits.ts'
import { isSamePair } from '#src/engine/grid.ts'
import { legalSwaps, type Swap } from './swaps.ts'
import type { CascadeMove, CascadeState } from './types.ts'

/**
 * Codes a swap as its rank among the legal ones; which of its cells was dragged is not kept. Links depend on the order of
 * `legalSwaps`: horizontal, then vertical ones, each column by column from the top. Another order would read the links of
 * today as other games.
 */
export function codeMove(digit: Digit, { board }: CascadeState, move?: CascadeMove): CascadeMove {
  const isPlayed = move && ((swap: Swap) => isSamePair(swap, move))
  const swap = itemDigit(digit, legalSwaps(board), isPlayed)
  return { type: 'swap', ...swap }
}
