import { makeRandom } from '#src/engine/random.ts'
import { slide } from '../board/gravity'
import type { LinkOptions } from '../deal/levels'
import type { Prove } from './find'
import { playOut } from './playout'
import { makePosition, matchesOf } from './position'
import { makePuzzle } from './puzzle'

const PLAYOUTS = 40

/** Proves a board at rest by forty quick games; a line is given, or nothing is known. */
export const proveByPlayouts: Prove = (board, gravity) => {
  if (slide(board, gravity).slides.length > 0) return undefined
  const position = makePosition(makePuzzle(board, gravity))
  const random = makeRandom('playouts')
  for (let count = 0; count < PLAYOUTS; count++) {
    const line = playOut(position, random)
    if (line) return matchesOf(position.puzzle, line)
  }
  return undefined
}

/** Whether forty quick games show nearly every even draw clearable: these are found on the page. */
export const isProvedByPlayouts = ({ level, gravity }: LinkOptions): boolean =>
  gravity === 'none' && level !== 'expert' && level !== 'custom' && level !== 'literal'
