import { expect, test } from 'vitest'
import * as grid from '#src/engine/grid.ts'
import { makeRandom, type Random, shuffled } from '#src/engine/random.ts'
import { type Board, hasTile, kindAt, makeBoard, WALL } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { findOpening } from '#src/games/link/board/opening.ts'
import { findPath } from '#src/games/link/board/path.ts'
import { findWay } from '#src/games/link/board/way.ts'
import { chosen } from '../../../support/effort'
import { takeSlowly } from './reference-moves'

type Position = grid.Position
type Refused = grid.Pair & { readonly board: Board; readonly gravity: Gravity }

/** Turns and cells in one number: a turn costs more than all cells of a board. */
const TURN = 1_000

const isFree = ({ board, to }: Refused, at: Position) =>
  Math.min(at.row, at.col) >= -1 &&
  at.row <= board.rows &&
  at.col <= board.cols &&
  (grid.isSame(at, to) || grid.valueAt(board, at) === 0)

/** Spreads costs from cell to cell until none falls. */
function costSlowly(refused: Refused): number {
  const costs = new Map<string, number>()
  const waiting = [{ at: refused.from, side: -1, cost: -TURN }]
  for (const { at, side, cost } of waiting) {
    for (const [turned, [down = 0, right = 0]] of [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ].entries()) {
      const next = { row: at.row + down, col: at.col + right }
      const total = cost + 1 + (turned === side ? 0 : TURN)
      const key = `${grid.keyOf(next)} ${turned}`
      if (!isFree(refused, next) || total >= (costs.get(key) ?? Infinity)) continue
      costs.set(key, total)
      if (!grid.isSame(next, refused.to)) waiting.push({ at: next, side: turned, cost: total })
    }
  }
  const { to } = refused
  return Math.min(...[0, 1, 2, 3].map((side) => costs.get(`${grid.keyOf(to)} ${side}`) ?? Infinity))
}

/** Adds up the cost of a way, if it is free. */
function costOf([start, ...corners]: readonly Position[], refused: Refused): number {
  let [at, cost] = [start, -TURN]
  for (const corner of corners) {
    for (cost += TURN; at && !grid.isSame(at, corner); cost += isFree(refused, at) ? 1 : Infinity) {
      const [down, right] = [Math.sign(corner.row - at.row), Math.sign(corner.col - at.col)]
      at = { row: at.row + down, col: at.col + right }
    }
  }
  return cost
}

/** Takes one or two tiles away, and looks for a path between the two where they then are. */
function isOpenWithout({ board, gravity, from, to }: Refused, one: Position, two = one): boolean {
  // Each tile is a kind of its own, to be found again.
  const cells = board.cells.map((kind, cell) => (kind === 0 || kind === WALL ? kind : cell + 1))
  const left = takeSlowly({ ...board, cells }, one, two, gravity)
  const placeOf = (at: Position) =>
    grid.toPosition(board, grid.asCell(left.cells.indexOf(grid.toIndex(board, at) + 1)))
  return findPath(left, placeOf(from), placeOf(to)) !== undefined
}

/** Returns the fewest tiles whose going opens a path: one, two, or 0 for more. */
function fewestSlowly(refused: Refused): number {
  const { board } = refused
  const tiles = [...grid.positions(board)].filter((at) => hasTile(board, at))
  const others = tiles.filter((at) => !grid.isOneOf(refused, at))
  if (others.some((one) => isOpenWithout(refused, one))) return 1
  const isOpen = (one: Position, index: number) =>
    others.slice(index + 1).some((two) => isOpenWithout(refused, one, two))
  return others.some(isOpen) ? 2 : 0
}

/** Draws a board, every other one with walls, and two equal tiles on it that no path joins. */
function drawRefused(random: Random, gravity: Gravity): Refused {
  const [rows, cols, gaps] = [3 + random.below(4), 3 + random.below(4), random.below(45)]
  const walls = 15 * random.below(2)
  const draw = () => (random.below(100) < gaps ? 0 : 1 + random.below(3))
  const cells = Array.from({ length: rows * cols }, () =>
    random.below(100) < walls ? WALL : draw(),
  )
  const board = { rows, cols, cells: Uint8Array.from(cells) }
  const tiles = [...grid.positions(board)].filter((at) => hasTile(board, at))
  const [from, ...others] = shuffled(random, tiles)
  const to = others.find((at) => from && kindAt(board, at) === kindAt(board, from))
  if (!from || !to || findPath(board, from, to)) return drawRefused(random, gravity)
  return { board, gravity, from, to }
}

test('what is said of a refused pair agrees with a slow search', () => {
  const random = makeRandom('refused')
  const seen = new Set<string>()
  for (const index of chosen([...new Array(10_000).keys()], 300)) {
    const refused = drawRefused(random, GRAVITIES[index % GRAVITIES.length] ?? 'none')
    const { board, gravity, from, to } = refused
    const shown = `${gravity} ${grid.keyOf(from)} ${grid.keyOf(to)}\n${makeBoard(board)}`
    const way = findWay(board, refused)
    expect(way ? costOf(way, refused) : Infinity, shown).toBe(costSlowly(refused))
    const gone = findOpening(board, gravity, refused)
    expect(gone.length, shown).toBe(fewestSlowly(refused))
    const [one, two] = gone
    if (one) expect(isOpenWithout(refused, one, two), shown).toBe(true)
    seen.add(`${way ? 'a way' : 'none'}, ${gone.length} gone`)
  }
  expect(seen.size).toBe(6)
})
