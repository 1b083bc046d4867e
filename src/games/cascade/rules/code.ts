import { type Digit, itemDigit } from '#src/engine/digits.ts'
import { isSame } from '#src/engine/grid.ts'
import { legalSwaps } from './swaps.ts'
import type { CascadeMove, CascadeState } from './types.ts'

/** Codes a swap as its rank among the legal ones; which of its cells was dragged is not kept. */
export function codeMove(digit: Digit, { board }: CascadeState, move?: CascadeMove): CascadeMove {
  const swap = itemDigit(
    digit,
    legalSwaps(board),
    move &&
      (({ from, to }) =>
        (isSame(from, move.from) && isSame(to, move.to)) ||
        (isSame(from, move.to) && isSame(to, move.from))),
  )
  return { type: 'swap', ...swap }
}
