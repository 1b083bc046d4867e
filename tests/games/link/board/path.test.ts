import { describe, expect, test } from 'vitest'
import { asCell, isSame, type Position, type Size, toPosition } from '#src/engine/grid.ts'
import { makeRandom, type Random } from '#src/engine/random.ts'
import { makeBoard } from '#src/games/link/board/board.ts'
import { findPath, PATTERNS, type Path } from '#src/games/link/board/path.ts'
import { sampled } from '../../../support/effort'
import { boardOf, fullBoard, parseCell, scattered } from './boards'
import { findPathSlowly } from './reference-path'

/** Formats a path: its pattern and its points. */
const show = (path: Path | undefined): string =>
  path ? [path.pattern, ...path.points.map(({ row, col }) => `${row},${col}`)].join(' ') : 'none'

/** Name, board, both cells, path; derived by hand from the rules. */
const PATHS: readonly [name: string, board: string, from: string, to: string, path: string][] = [
  ['I: neighbours in a row', 'AA\nXX', '0,0', '0,1', 'I 0,0 0,1'],
  ['I: neighbours in a column', 'AX\nAX', '0,0', '1,0', 'I 0,0 1,0'],
  ['I: over a gap in a row', 'XX.A\nA..A\nXXXX', '1,0', '1,3', 'I 1,0 1,3'],
  ['I: over a gap in a column', 'XAX\nX.X\nX.X\nXAX', '0,1', '3,1', 'I 0,1 3,1'],
  ['I: from right to left', 'A..A', '0,3', '0,0', 'I 0,3 0,0'],
  ['I: from bottom to top', 'A\n.\nA', '2,0', '0,0', 'I 2,0 0,0'],
  ['I: kinds do not matter', 'AB', '0,0', '0,1', 'I 0,0 0,1'],
  ['I: empty ends do not matter', '...', '0,0', '0,2', 'I 0,0 0,2'],
  ['I: on the smallest full board', 'AB\nAB', '0,0', '1,0', 'I 0,0 1,0'],

  ["L: both corners free, from's row first", 'A.\n.A', '0,0', '1,1', 'L 0,0 0,1 1,1'],
  ["L: the other way, again from's row first", 'A.\n.A', '1,1', '0,0', 'L 1,1 1,0 0,0'],
  ["L: from's row taken at the corner", 'AX\n.A', '0,0', '1,1', 'L 0,0 1,0 1,1'],
  ["L: from's column taken at the corner", 'A.\nXA', '0,0', '1,1', 'L 0,0 0,1 1,1'],
  ["L: from's row taken before the corner", 'A.X.\n....\n...A', '0,0', '2,3', 'L 0,0 2,0 2,3'],
  ['L: taken after the corner', 'A...\n...X\n...A', '0,0', '2,3', 'L 0,0 2,0 2,3'],
  ['L: upwards and to the left', 'A..\nX..\nX.A', '2,2', '0,0', 'L 2,2 0,2 0,0'],
  ['L: upwards and to the right', '..A\n..X\nA.X', '2,0', '0,2', 'L 2,0 0,0 0,2'],

  ['U right: equally near as left', 'A.\nX.\nA.', '0,0', '2,0', 'U 0,0 0,1 2,1 2,0'],
  ['U right: over the margin', 'XA\nXX\nXA', '0,1', '2,1', 'U 0,1 0,2 2,2 2,1'],
  ['U right: past the farther end', 'A..\nXX.\nXA.', '0,0', '2,1', 'U 0,0 0,2 2,2 2,1'],
  ['U left: over the margin', 'AX\nXX\nAX', '0,0', '2,0', 'U 0,0 0,-1 2,-1 2,0'],
  ['U left: on the board', '.AX\n.XX\n.AX', '0,1', '2,1', 'U 0,1 0,0 2,0 2,1'],
  ['U left: past the farther end', '..A\n.XX\n.AX', '0,2', '2,1', 'U 0,2 0,0 2,0 2,1'],
  ['U left: nearer than right', '.A..\n.XX.\n.A..', '0,1', '2,1', 'U 0,1 0,0 2,0 2,1'],
  ['U down: equally near as up', 'AXA\n...', '0,0', '0,2', 'U 0,0 1,0 1,2 0,2'],
  ['U down: on a single row', 'AXA', '0,0', '0,2', 'U 0,0 1,0 1,2 0,2'],
  ['U down: past the farther end', 'AXX\n.XA\n...', '0,0', '1,2', 'U 0,0 2,0 2,2 1,2'],
  ['U down: over the margin', 'XXX\nAXA', '1,2', '1,0', 'U 1,2 2,2 2,0 1,0'],
  ['U up: over the margin', 'AXA\nXXX', '0,0', '0,2', 'U 0,0 -1,0 -1,2 0,2'],
  ['U up: on the board', '...\nAXA\nXXX', '1,0', '1,2', 'U 1,0 0,0 0,2 1,2'],
  ['U up: past the farther end', '...\n.XA\nAXX', '2,0', '1,2', 'U 2,0 0,0 0,2 1,2'],
  ['U up: nearer than down', '....\n.AXA\n..X.\n....', '1,1', '1,3', 'U 1,1 0,1 0,3 1,3'],
  ['U before a shorter Z', 'AX..\n....\nX..A', '0,0', '2,3', 'U 0,0 -1,0 -1,3 2,3'],
  ['U over a single column', 'A\nX\nA', '0,0', '2,0', 'U 0,0 0,1 2,1 2,0'],

  ['Z by a column: the lower first', 'A..X\nX..X\nX..A', '0,0', '2,3', 'Z 0,0 0,1 2,1 2,3'],
  ['Z by a column: back', 'A..X\nX..X\nX..A', '2,3', '0,0', 'Z 2,3 2,1 0,1 0,0'],
  ['Z by a column: the only one', 'A..X\nXX.X\nX..A', '0,0', '2,3', 'Z 0,0 0,2 2,2 2,3'],
  ['Z by a column: between two rows', 'A..X\nX..A', '0,0', '1,3', 'Z 0,0 0,1 1,1 1,3'],
  ['Z by a column: upwards', 'X..A\nA..X', '1,0', '0,3', 'Z 1,0 1,1 0,1 0,3'],
  ['Z by a row', 'AX.X\n....\nX..A', '0,0', '2,3', 'Z 0,0 1,0 1,3 2,3'],
  ['Z by a row: the lower first', 'AXX\n...\n...\nXXA', '0,0', '3,2', 'Z 0,0 1,0 1,2 3,2'],
  ['Z by a row: back', 'AXX\n...\n...\nXXA', '3,2', '0,0', 'Z 3,2 1,2 1,0 0,0'],
  ['Z by a column before a row', 'A..X\n....\nX..A', '0,0', '2,3', 'Z 0,0 0,1 2,1 2,3'],

  ['none: crossed on the smallest board', 'AB\nBA', '0,0', '1,1', 'none'],
  ['none: shut in', 'XXX\nXAX\nXXA', '1,1', '2,2', 'none'],
  ['none: opposite corners need three turns', 'AXX\nXXX\nXXA', '0,0', '2,2', 'none'],
  ['none: one row or column in the way', 'AX.\nXX.\nXA.', '0,0', '2,1', 'none'],
  ['none: back to back', '....\n.AX.\n.XA.\n....', '1,1', '2,2', 'none'],
  ['none: neighbours of edges in the corner', 'XAX\nAXX\nXXX', '0,1', '1,0', 'none'],
  ['none: one cell', 'AA', '0,0', '0,0', 'none'],
  ['none: one empty cell', '..', '0,1', '0,1', 'none'],
  ['none: from the margin', 'AA', '0,-1', '0,1', 'none'],
  ['none: to the margin', 'AA', '0,0', '1,0', 'none'],
  ['none: far off the board', 'AA', '0,0', '40,0', 'none'],
]

/** The largest board, full: only edge tiles connect, over the margin. */
const LARGEST: readonly [from: string, to: string, path: string][] = [
  ['0,0', '0,29', 'U 0,0 -1,0 -1,29 0,29'],
  ['0,0', '29,0', 'U 0,0 0,-1 29,-1 29,0'],
  ['29,0', '29,29', 'U 29,0 30,0 30,29 29,29'],
  ['29,29', '0,29', 'U 29,29 29,30 0,30 0,29'],
  ['29,29', '29,28', 'I 29,29 29,28'],
  ['15,15', '15,17', 'none'],
  ['0,0', '29,29', 'none'],
]

describe('findPath', () => {
  test.each(PATHS)('%s', (_, text, from, to, path) => {
    expect(show(findPath(boardOf(text), parseCell(from), parseCell(to)))).toBe(path)
  })

  test.each(LARGEST)('30 × 30, full: %s to %s', (from, to, path) => {
    expect(show(findPath(fullBoard(30, 30), parseCell(from), parseCell(to)))).toBe(path)
  })

  test('30 × 30, empty but for two corners: a turn in the third', () => {
    const empty = { rows: 30, cols: 30, cells: new Uint8Array(900) }
    const path = findPath(empty, parseCell('0,0'), parseCell('29,29'))
    expect(show(path)).toBe('L 0,0 0,29 29,29')
  })

  test.each([
    { name: 'small', boards: 3_000, pairs: 30, side: 8 },
    { name: 'large', boards: 200, pairs: 50, side: 30 },
  ])('agrees with a slow search on $name random boards', ({ name, boards, pairs, side }) => {
    const random = makeRandom('paths', name)
    const patterns = new Map<string, number>()
    for (let count = 0; count < sampled(boards); count++) {
      const board = scattered(random, ...drawSize(random, side), random.below(101))
      for (const [from, to] of drawPairs(random, board, pairs)) {
        const path = show(findPath(board, from, to))
        expect(path, makeBoard(board)).toBe(show(findPathSlowly(board, from, to)))
        const pattern = path.split(' ')[0] ?? 'none'
        patterns.set(pattern, (patterns.get(pattern) ?? 0) + 1)
      }
    }
    for (const pattern of [...PATTERNS, 'none']) {
      expect(patterns.get(pattern), pattern).toBeGreaterThan(sampled(3_000) / 50)
    }
  })
})

const drawSize = (random: Random, side: number): [rows: number, cols: number] => [
  1 + random.below(side),
  1 + random.below(side),
]

/** Random pairs of distinct cells, occupied or not. */
function* drawPairs(random: Random, size: Size, count: number): Generator<[Position, Position]> {
  for (let pair = 0; pair < count; pair++) {
    const from = toPosition(size, asCell(random.below(size.rows * size.cols)))
    const to = toPosition(size, asCell(random.below(size.rows * size.cols)))
    if (!isSame(from, to)) yield [from, to]
  }
}
