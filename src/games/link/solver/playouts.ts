import { makeRandom } from '../../../engine/random'
import { slide } from '../board/gravity'
import { makeMatches } from '../board/pairs'
import type { LinkOptions } from '../deal/levels'
import { makeField, makeGround } from '../rules/field'
import { playOut } from '../rules/playout'
import type { Prove } from './find'

const PLAYOUTS = 40

/** Proves a board at rest by forty quick games; a line is given, or nothing is known. */
export const proveByPlayouts: Prove = (board, gravity) => {
  if (slide(board, gravity).slides.length > 0) return undefined
  const ground = makeGround(board, gravity)
  const start = makeField(board)
  const random = makeRandom('playouts')
  for (let count = 0; count < PLAYOUTS; count++) {
    const line = playOut(ground, start, random, { left: 0 })
    if (line) return makeMatches(board, line)
  }
  return undefined
}

/** Whether forty quick games show nearly every even draw clearable: these are found on the page. */
export const isProvedByPlayouts = ({ level, gravity }: LinkOptions): boolean =>
  gravity === 'none' && level !== 'expert' && level !== 'custom' && level !== 'literal'
