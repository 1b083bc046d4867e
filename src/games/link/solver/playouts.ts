import { makeRandom, type Random } from '#src/engine/random.ts'
import { slide } from '../board/gravity.ts'
import type { LinkOptions } from '../deal/levels.ts'
import type { Prove } from './find.ts'
import {
  findMatches,
  makePosition,
  matchesOf,
  type Position,
  setMask,
  toggleMatch,
} from './position.ts'
import { fullMask, makePuzzle } from './puzzle.ts'

const PLAYOUTS = 40

/** Proves a settled board clearable by forty playouts; inconclusive without a line. */
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

/** Tests whether forty playouts suffice for nearly every even deal; these are found on the main thread. */
export const isProvedByPlayouts = ({ level, gravity }: LinkOptions): boolean =>
  gravity === 'none' && level !== 'expert' && level !== 'custom' && level !== 'literal'

/**
 * Plays greedily with random tie-breaks. Returns the line as two tiles per match if it clears the board.
 * With gravity it prefers low stacks, which opens paths; without it the last two of a kind, which never
 * blocks.
 */
export function playOut(position: Position, random: Random): number[] | undefined {
  const { puzzle, pairs, budget } = position
  const line: number[] = []
  setMask(position, fullMask(puzzle))
  while (line.length < puzzle.kinds.length) {
    findMatches(position)
    if (position.end === 0 || budget.left <= 0) return undefined
    const choice = chooseCheapest(position, random)
    const a = pairs[choice] ?? 0
    const b = pairs[choice + 1] ?? 0
    toggleMatch(position, a, b)
    line.push(a, b)
  }
  return line
}

/** The index in `pairs` of a cheapest match; ties are broken at random. */
function chooseCheapest(position: Position, random: Random): number {
  const { pairs, end } = position
  let choice = 0
  let least = Number.POSITIVE_INFINITY
  let ties = 0
  for (let i = 0; i < end; i += 2) {
    const cost = costOf(position, pairs[i] ?? 0, pairs[i + 1] ?? 0)
    if (cost > least) continue
    ties = cost < least ? 1 : ties + 1
    if (cost < least || random.below(ties) === 0) choice = i
    least = cost
  }
  return choice
}

function costOf({ puzzle, heights, left }: Position, a: number, b: number): number {
  const { kinds, stackOf, hasGravity } = puzzle
  if (hasGravity) return (heights[stackOf[a] ?? 0] ?? 0) + (heights[stackOf[b] ?? 0] ?? 0)
  return Math.min(left[kinds[a] ?? 0] ?? 0, 3)
}
