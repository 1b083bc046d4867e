import { type Digit, DigitError, itemDigit, textDigit } from '#src/engine/digits.ts'
import { isSame, isSamePair, type Position, toPosition } from '#src/engine/grid.ts'
import { MAX_SEED } from '#src/engine/random.ts'
import { tilesOf } from '../board/board.ts'
import { type Match, matches } from '../board/pairs.ts'
import { LAYOUTS } from '../deal/levels.ts'
import type { LinkMove, LinkState } from './types.ts'

/**
 * Codes a match as its rank among those of the board; which tile was chosen first is not kept. The last rank is for an
 * attempt that matches nothing, and for a shuffle.
 */
export function codeMove(digit: Digit, state: LinkState, move?: LinkMove): LinkMove {
  const found = matches(state.board)
  const match = found[digit(found.length + 1, move && rankIn(found, move))]
  return match ? { type: 'attempt', ...match } : codeOther(digit, state, move)
}

/** Peeling 900 tiles takes 4 ms. */
export const isCostly = ({ type }: LinkMove): boolean => type === 'shuffle'

function rankIn(found: readonly Match[], move: LinkMove): number {
  const rank = move.type === 'attempt' ? found.findIndex((match) => isSamePair(match, move)) : -1
  return rank < 0 ? found.length : rank
}

/** Codes an attempt as two tiles, a shuffle as its layout and its seed. */
function codeOther(digit: Digit, { board }: LinkState, move?: LinkMove): LinkMove {
  const shuffle = move?.type === 'shuffle' ? move : undefined
  if (digit(2, move && Number(move.type === 'shuffle')) === 1) {
    const layout = itemDigit(digit, LAYOUTS, shuffle && ((one) => one === shuffle.layout))
    const seed = textDigit(digit, MAX_SEED, shuffle?.seed)
    if (seed === '') throw new DigitError('A shuffle has no seed')
    return { type: 'shuffle', layout, seed }
  }
  const tiles = tilesOf(board).map((cell) => toPosition(board, cell))
  const attempt = move?.type === 'attempt' ? move : undefined
  const codeTile = (at?: Position) => itemDigit(digit, tiles, at && ((tile) => isSame(tile, at)))
  return { type: 'attempt', from: codeTile(attempt?.from), to: codeTile(attempt?.to) }
}
