import { type Digit, itemDigit } from '#src/engine/digits.ts'
import { isSamePair } from '#src/engine/grid.ts'
import { legalSwaps } from './swaps.ts'
import type { CascadeMove, CascadeState } from './types.ts'

/** Codes a swap as its rank among the legal ones; which of its cells was dragged is not kept. */
export function codeMove(digit: Digit, { board }: CascadeState, move?: CascadeMove): CascadeMove {
  const swap = itemDigit(digit, legalSwaps(board), move && ((legal) => isSamePair(legal, move)))
  return { type: 'swap', ...swap }
}
