import { type Position, type Size, toIndex, toPosition } from '../../../engine/grid'
import { type Random, shuffled } from '../../../engine/random'
import { type Board, tilesOf, without } from './board'
import { slide } from './drift'
import { linesOf } from './lines'
import { findMatch, type Match } from './match'
import { findPath } from './path'
import type { Drift, Slide } from './types'

/** A board, and a full list of matches that empties it under the drift it was made for. */
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
  drift: Drift,
  random: Random,
): Certified {
  const certificate: Match[] = []
  const cells = new Uint8Array(shape.cells.length)
  const origins = [...cells.keys()]
  let bare: Board = { ...shape, cells: shape.cells.map((kind) => Math.min(kind, 1)) }
  for (const kind of shuffled(random, kinds)) {
    const pair = choosePair(bare, random)
    if (!pair) throw new Error('A bare shape has tiles but no joined pair')
    for (const place of [pair.from, pair.to]) cells[origins[toIndex(bare, place)] ?? 0] = kind
    certificate.push(pair)
    const drifted = slide(without(bare, pair.from, pair.to), drift)
    bare = drifted.board
    follow(origins, bare, drifted.slides)
  }
  return { board: { ...shape, cells }, certificate }
}

/** Moves each tile's origin along with it. */
function follow(origins: number[], size: Size, slides: readonly Slide[]): void {
  const moved = slides.map(({ from }) => origins[toIndex(size, from)] ?? 0)
  for (const [i, { to }] of slides.entries()) origins[toIndex(size, to)] = moved[i] ?? 0
}

/** The hardest to see of a few random joined pairs, so that the board is not as easy as peeling makes it. */
function choosePair(bare: Board, random: Random): Match | undefined {
  const open = openTiles(bare)
  let best: Match | undefined
  let most = -1
  for (let tries = TRIES, found = 0; tries > 0 && found < CHOICES && open.length > 0; tries--) {
    const pair = { from: drawFrom(bare, open, random), to: drawFrom(bare, open, random) }
    const effort = effortOf(bare, pair)
    if (effort >= 0) found++
    if (effort > most) [best, most] = [pair, effort]
  }
  return best ?? findMatch(bare)
}

/** How hard a pair is to see: far apart and with many turns; negative when nothing joins it. */
function effortOf(bare: Board, { from, to }: Match): number {
  const path = findPath(bare, from, to)
  if (!path) return -1
  const distance = Math.abs(from.row - to.row) + Math.abs(from.col - to.col)
  return distance + (path.points.length - 2) * Math.max(bare.rows, bare.cols)
}

/** The tiles with a free cell beside them, where a run can start. */
function openTiles(bare: Board): number[] {
  const { rowMasks, colMasks } = linesOf(bare)
  return tilesOf(bare).filter((index) => {
    const { row, col } = toPosition(bare, index)
    const aside = (5 << col) & ~(rowMasks[row + 1] ?? 0)
    const above = (5 << row) & ~(colMasks[col + 1] ?? 0)
    return (aside | above) !== 0
  })
}

function drawFrom(size: Size, cells: readonly number[], random: Random): Position {
  return toPosition(size, cells[random.below(cells.length)] ?? 0)
}
