import type { Draws } from '#src/engine/random.ts'
import { type Player, scoreOf } from '#src/games/link/grade/engine/players.ts'
import { chooseBest } from '#src/games/link/solver/playouts.ts'
import {
  countMovable,
  findMatches,
  makePosition,
  type Position,
  setMask,
  toggleMatch,
} from '#src/games/link/solver/position.ts'
import type { Mask } from '#src/games/link/solver/puzzle.ts'

export const atRandom: Player = {
  name: 'random',
  choose: ({ end }, draws) => 2 * draws.below(end / 2),
}

/** Prefers the last two of a kind. */
export const lastPairFirst: Player = {
  name: 'last pair first',
  choose: (position, draws) =>
    chooseBest(position, draws, (_, a) => (isLastPair(position, a) ? 1 : 0)),
}

const isLastPair = ({ puzzle, left }: Position, tile: number): boolean =>
  left[puzzle.kinds[tile] ?? 0] === 2

/** Maximum distance in cells of tiles seen together. */
const SIGHT = 8
const SEEN = 3

/** Sees three matches, preferably near ones, and takes the best by the attentive score. */
export const glancing: Player = {
  name: 'glancing',
  choose: (position, draws) => {
    const { pairs, end } = position
    const near: number[] = []
    for (let at = 0; at < end; at += 2) {
      if (distance(position, pairs[at] ?? 0, pairs[at + 1] ?? 0) <= SIGHT) near.push(at)
    }
    const all = near.length > 0 ? near : Array.from({ length: end / 2 }, (_, match) => 2 * match)
    const seen = Array.from({ length: SEEN }, () => all[draws.below(all.length)] ?? 0)
    const score = (at: number) => scoreOf(position, pairs[at] ?? 0, pairs[at + 1] ?? 0)
    return seen.reduce((best, at) => (score(at) > score(best) ? at : best))
  },
}

function distance({ squares }: Position, a: number, b: number): number {
  const [from, to] = [squares[a] ?? 0, squares[b] ?? 0]
  return Math.abs((from >> 5) - (to >> 5)) + Math.abs((from & 31) - (to & 31))
}

/** Maximizes the number of movable tiles after the match. */
export const lookAhead: Player = {
  name: 'one look ahead',
  choose: (position, draws) => {
    const ahead = aheadOf(position)
    return chooseBest(position, draws, (_, a, b) => {
      setMask(ahead, position.mask)
      toggleMatch(ahead, a, b)
      findMatches(ahead)
      return countMovable(ahead)
    })
  },
}

const ROLLOUTS = 4
const CONSIDERED = 6

/** Takes the match with the best random playouts. */
export const planner: Player = {
  name: 'planner',
  choose: (position, draws) => {
    const ahead = aheadOf(position)
    const { pairs, end } = position
    let [best, least] = [0, Number.POSITIVE_INFINITY]
    for (let tried = 0; tried < Math.min(CONSIDERED, end / 2); tried++) {
      const at = 2 * draws.below(end / 2)
      let left = 0
      for (let game = 0; game < ROLLOUTS; game++) {
        setMask(ahead, position.mask)
        toggleMatch(ahead, pairs[at] ?? 0, pairs[at + 1] ?? 0)
        left += tilesLeft(ahead, draws)
      }
      if (left < least) [best, least] = [at, left]
    }
    return best
  },
}

function tilesLeft(position: Position, draws: Draws): number {
  for (;;) {
    findMatches(position)
    if (position.end === 0) return countLeft(position.mask)
    const at = 2 * draws.below(position.end / 2)
    toggleMatch(position, position.pairs[at] ?? 0, position.pairs[at + 1] ?? 0)
  }
}

function countLeft(mask: Mask): number {
  let count = 0
  for (const word of mask) for (let bits = word; bits !== 0; bits &= bits - 1) count++
  return count
}

const positionsAhead = new WeakMap<Position, Position>()

/** A scratch position of the same puzzle. */
function aheadOf(position: Position): Position {
  const known = positionsAhead.get(position) ?? makePosition(position.puzzle)
  positionsAhead.set(position, known)
  return known
}
