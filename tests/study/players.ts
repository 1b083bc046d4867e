import type { Draws } from '#src/engine/random.ts'
import { chooseBest, type Player, scoreOf } from '#src/games/link/grade/players.ts'
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

/** Takes the last two of a kind first, else any match. */
export const lastPairFirst: Player = {
  name: 'last pair first',
  choose: (position, draws) =>
    chooseBest(position, draws, (_, a) => (isLastPair(position, a) ? 1 : 0)),
}

const isLastPair = ({ puzzle, left }: Position, tile: number): boolean =>
  left[puzzle.kinds[tile] ?? 0] === 2

/** Cells between tiles that a glancing player still takes in together. */
const SIGHT = 8
const SEEN = 3

/** Sees three matches, rather near ones than far ones, and takes the best of them as an attentive player would. */
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

/** Takes the match after which the most tiles can go. */
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

/** Plays a few random games to the end after each of some matches, and takes the match that went best. */
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

/** A second position of the same puzzle, to try things on. */
function aheadOf(position: Position): Position {
  const known = positionsAhead.get(position) ?? makePosition(position.puzzle)
  positionsAhead.set(position, known)
  return known
}
