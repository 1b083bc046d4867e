import { type Draws, makeRandom } from '#src/engine/random.ts'
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
  const puzzle = makePuzzle(board, gravity)
  const line = tryPlayouts(makePosition(puzzle), PLAYOUTS)
  return line && matchesOf(puzzle, line)
}

/** Plays out at most `count` times. Returns the first line that clears the board. */
export function tryPlayouts(position: Position, count: number): number[] | undefined {
  const random = makeRandom('playouts')
  for (let played = 0; played < count && position.budget.left > 0; played++) {
    const line = playOut(position, random)
    if (line) return line
  }
  return undefined
}

/** Tests whether forty playouts suffice for nearly every even deal; these are found on the main thread. */
export const isProvedByPlayouts = ({ level, gravity }: LinkOptions): boolean =>
  gravity === 'none' && level !== 'expert' && level !== 'custom' && level !== 'literal'

/** Returns the index in `pairs` of a match to play; at least one is found. */
export type Choose = (position: Position, draws: Draws) => number

/** Plays until stuck. Returns the line as two tiles per match if it clears the board. */
export function playOut(
  position: Position,
  draws: Draws,
  choose: Choose = chooseGreedily,
): number[] | undefined {
  const { puzzle, pairs, budget } = position
  const line: number[] = []
  setMask(position, fullMask(puzzle))
  while (line.length < puzzle.kinds.length) {
    findMatches(position)
    if (position.end === 0 || budget.left <= 0) return undefined
    const choice = choose(position, draws)
    const a = pairs[choice] ?? 0
    const b = pairs[choice + 1] ?? 0
    toggleMatch(position, a, b)
    line.push(a, b)
  }
  return line
}

/**
 * Chooses with gravity a match of low stacks, which opens paths; without it the last two of a kind, which
 * never blocks.
 */
const chooseGreedily: Choose = (position, draws) => chooseBest(position, draws, scoreOf)

function scoreOf({ puzzle, heights, left }: Position, a: number, b: number): number {
  const { kinds, stackOf, hasGravity } = puzzle
  if (hasGravity) return -(heights[stackOf[a] ?? 0] ?? 0) - (heights[stackOf[b] ?? 0] ?? 0)
  return -Math.min(left[kinds[a] ?? 0] ?? 0, 3)
}

/** Chooses a match of maximal score; ties are broken at random. */
export function chooseBest(
  position: Position,
  draws: Draws,
  scoreOf: (position: Position, a: number, b: number) => number,
): number {
  const { pairs, end } = position
  let best = 0
  let most = Number.NEGATIVE_INFINITY
  let ties = 0
  for (let at = 0; at < end; at += 2) {
    const score = scoreOf(position, pairs[at] ?? 0, pairs[at + 1] ?? 0)
    if (score < most) continue
    ties = score > most ? 1 : ties + 1
    if (ties === 1 || draws.below(ties) === 0) best = at
    most = score
  }
  return best
}
