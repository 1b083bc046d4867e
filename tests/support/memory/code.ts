import { type Digit, itemDigit } from '#src/engine/digits.ts'
import type { MemoryMove, MemoryState } from './rules'

/** Codes a turn as the rank of its card among those that lie face down. */
export function codeMove(digit: Digit, { cards, up }: MemoryState, move?: MemoryMove): MemoryMove {
  const down = [...cards.keys()].filter((card) => cards[card] !== 0 && card !== up)
  const card = itemDigit(digit, down, move && ((one) => one === move.card))
  return { type: 'turn', card }
}
