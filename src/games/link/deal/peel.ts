import { type Position, toIndex } from '../../../engine/grid'
import { type Random, shuffled } from '../../../engine/random'
import type { Board } from '../board/board'
import type { Gravity } from '../board/gravity'
import { findPairs, type Match, makeMatches } from '../board/pairs'
import { findPathOver } from '../board/path'
import { borderOf, makeOutline, type Outline, takeOff } from './outline'

/** A board, and a full list of matches that empties it under the gravity it was made for. */
export interface Certified {
  readonly board: Board
  readonly certificate: readonly Match[]
}

/** Joined pairs compared per step, and how many random pairs are tried to find them. */
const CHOICES = 4
const TRIES = 40

/**
 * Fills the taken cells of a board with these pairs so that it can be cleared: takes joined pairs
 * of cells off the bare shape one by one, drifting, and gives each pair the next kind. It cannot
 * block: tiles outermost in two columns meet over the margin, neighbours in one column directly.
 * `kinds` has one entry per pair, half as many as there are taken cells.
 */
export function peel(
  shape: Board,
  kinds: readonly number[],
  gravity: Gravity,
  random: Random,
): Certified {
  const certificate: Match[] = []
  const cells = new Uint8Array(shape.cells.length)
  const outline = makeOutline(shape, gravity)
  for (const kind of shuffled(random, kinds)) {
    const pair = choosePair(outline, random)
    if (!pair) throw new Error('A bare shape has tiles but no joined pair')
    for (const at of [pair.from, pair.to]) cells[outline.origins[toIndex(outline, at)] ?? 0] = kind
    certificate.push(pair)
    takeOff(outline, pair.from, pair.to)
  }
  return { board: { ...shape, cells }, certificate }
}

/** The hardest to see of a few random joined pairs, so that the board is not as easy as peeling makes it. */
function choosePair(outline: Outline, random: Random): Match | undefined {
  const border = borderOf(outline)
  let best: Match | undefined
  let most = 0
  for (let tries = TRIES, found = 0; tries > 0 && found < CHOICES; tries--) {
    const from = border[random.below(border.length)]
    const to = border[random.below(border.length)]
    if (!from || !to) continue
    const effort = effortOf(outline, from, to)
    if (effort > 0) found++
    if (effort > most) [best, most] = [{ from, to }, effort]
  }
  return best ?? makeMatches(outline, findPairs(outline, outline.cells, outline.lines, 1))[0]
}

/** How hard a pair is to see: far apart and by a path of many points; 0 when nothing joins it. */
function effortOf({ lines, rows, cols }: Outline, from: Position, to: Position): number {
  const path = findPathOver(lines, from, to)
  if (!path) return 0
  const distance = Math.abs(from.row - to.row) + Math.abs(from.col - to.col)
  return distance + path.points.length * Math.max(rows, cols)
}
