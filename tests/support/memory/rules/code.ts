import { type Digit, itemDigit } from '#src/engine/digits.ts'
import type { MemoryMove, MemoryState } from './rules.ts'

/** Cards that may be turned, in the order of the board. */
const cardsDown = ({ cards, up }: MemoryState): readonly number[] =>
  [...cards.keys()].filter((card) => cards[card] !== 0 && card !== up)

/**
 * Codes a turn as the rank of its card among those that lie face down. With a move it writes the
 * digit, without one it reads it, so both know the same list.
 */
export function codeMove(digit: Digit, state: MemoryState, move?: MemoryMove): MemoryMove {
  const card = itemDigit(digit, cardsDown(state), move && ((one) => one === move.card))
  return { type: 'turn', card }
}
