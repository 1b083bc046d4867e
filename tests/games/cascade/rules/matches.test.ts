import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { legendOf } from '#src/engine/text.ts'
import { letterOf, parseBoard } from '#src/games/cascade/rules/board.ts'
import { scoreStep } from '#src/games/cascade/rules/cascade.ts'
import {
  countClusters,
  countLines,
  findMarks,
  type Group,
} from '#src/games/cascade/rules/matches.ts'
import { boardOf, fullBoards } from './boards'

/** Symbols of the source text. */
const LEGEND = legendOf('.|-+')

function fromSource(text: string) {
  const board = parseBoard(text, LEGEND)
  if (!board.ok) throw new Error(board.code)
  return board.value
}

/** Formats marks as rows of `O` and `X`, as in that text. */
function marksOf(board: ReturnType<typeof boardOf>): string {
  const marks = Array.from(findMarks(board), (mark) => (mark === 1 ? 'O' : 'X')).join('')
  return (marks.match(new RegExp(`.{${board.cols}}`, 'g')) ?? []).join('\n')
}

/** Groups as `A 0 2 3`: the letter, the column and row of the first gem, and the count. */
const makeGroups = (groups: readonly Group[]): string =>
  groups.map(([kind, ...others]) => [letterOf(kind), ...others].join(' ')).join('; ')

const SIX = '| | - +\n+ + + +\n+ | | |\n+ | - |'
const EIGHT = '| | - +\n+ + + +\n+ | | |\n+ + + |'

describe('the examples of the source', () => {
  test('marks runs of the window', () => {
    expect(marksOf(fromSource(SIX))).toBe('XXXX\nOOOO\nOOOO\nOXXX')
    expect(marksOf(fromSource(EIGHT))).toBe('XXXX\nOOOO\nOOOO\nOOOX')
  })

  test('finds a cluster of 8 gems', () => {
    expect(makeGroups(countClusters(fromSource(EIGHT)))).toBe('C 0 1 8; A 1 2 3')
  })

  test('finds a cluster of 6 gems beside a run of three', () => {
    expect(makeGroups(countClusters(fromSource(SIX)))).toBe('C 0 1 6; A 1 2 3')
  })

  test('counts two overlapping rows as a six, and line by line as two threes', () => {
    const overlapping = fromSource('| + + +\n+ + + |')
    expect(makeGroups(countClusters(overlapping))).toBe('C 1 0 6')
    expect(makeGroups(countLines(overlapping))).toBe('C 1 0 3; C 0 1 3')
  })
})

const SHAPES: readonly [name: string, text: string, clusters: string, lines: string][] = [
  ['two in a row', 'AAB\nBCA', '', ''],
  ['a run of 3', 'AAA', 'A 0 0 3', 'A 0 0 3'],
  ['a run of 4', 'BAAAA', 'A 1 0 4', 'A 1 0 4'],
  ['a run of 5, down', 'A\nA\nA\nA\nA', 'A 0 0 5', 'A 0 0 5'],
  ['a run of 6', 'AAAAAA', 'A 0 0 6', 'A 0 0 6'],
  ['a run of 7', 'AAAAAAAB', 'A 0 0 7', 'A 0 0 7'],
  ['a run of 8', 'AAAAAAAA', 'A 0 0 8', 'A 0 0 8'],
  ['a T', 'AAA\nBAC\nCAB', 'A 0 0 5', 'A 0 0 3; A 1 0 3'],
  ['an L', 'ABC\nABC\nAAA', 'A 0 0 5', 'A 0 0 3; A 0 2 3'],
  ['a plus', 'BAC\nAAA\nCAB', 'A 1 0 5', 'A 1 0 3; A 0 1 3'],
  ['a U', 'ABA\nACA\nAAA', 'A 0 0 7', 'A 0 0 3; A 2 0 3; A 0 2 3'],
  ['two columns that do not touch', 'ABA\nACA\nABA', 'A 0 0 3; A 2 0 3', 'A 0 0 3; A 2 0 3'],
  ['a square of 2', 'AAB\nAAC\nBCB', '', ''],
  [
    'a square of 3',
    'AAA\nAAA\nAAA',
    'A 0 0 9',
    'A 0 0 3; A 0 0 3; A 1 0 3; A 2 0 3; A 0 1 3; A 0 2 3',
  ],
  ['a tail of two, not marked', 'AAAB\nBCAC\nCBAB\nAACA', 'A 0 0 5', 'A 0 0 3; A 2 0 3'],
  ['runs that touch at a corner', 'AAABBC\nBCDAAA', 'A 0 0 3; A 3 1 3', 'A 0 0 3; A 3 1 3'],
  [
    'runs at the end of a row and the start of the next',
    'BCBAAA\nAAABCB',
    'A 3 0 3; A 0 1 3',
    'A 3 0 3; A 0 1 3',
  ],
  ['runs of two kinds side by side', 'AAABBB', 'A 0 0 3; B 3 0 3', 'A 0 0 3; B 3 0 3'],
  ['a row that goes on in the next', 'BAA\nACB', '', ''],
  ['empty cells', '...\n...', '', ''],
  ['empty cells after a run', 'AAA...', 'A 0 0 3', 'A 0 0 3'],
  ['a tall board', 'AB\nAC\nAB\nBB\nCB', 'A 0 0 3; B 1 2 3', 'A 0 0 3; B 1 2 3'],
]

describe('a board with matches', () => {
  test.each(SHAPES)('groups %s in both countings', (_, text, clusters, lines) => {
    expect(makeGroups(countClusters(boardOf(text)))).toBe(clusters)
    expect(makeGroups(countLines(boardOf(text)))).toBe(lines)
  })

  test('every marked gem is in one cluster, and every cluster holds its first gem', () => {
    fc.assert(
      fc.property(fullBoards, (board) => {
        const clusters = countClusters(board)
        const marked = findMarks(board).reduce((sum, mark) => sum + mark, 0)
        expect(clusters.reduce((sum, [, , , count]) => sum + count, 0)).toBe(marked)
        for (const [kind, x, y] of clusters) expect(board.cells[y * board.cols + x]).toBe(kind)
      }),
    )
  })

  test('gems in lines are the marked ones, those at crossings twice', () => {
    fc.assert(
      fc.property(fullBoards, (board) => {
        const marked = findMarks(board).reduce((sum, mark) => sum + mark, 0)
        const inLines = countLines(board).reduce((sum, [, , , count]) => sum + count, 0)
        expect(inLines).toBeGreaterThanOrEqual(marked)
        expect(inLines).toBeLessThanOrEqual(2 * marked)
      }),
    )
  })
})

const POINTS: readonly [counts: number[], step: number, points: number][] = [
  [[], 1, 0],
  [[3], 1, 30],
  [[4], 1, 80],
  [[5], 1, 150],
  [[3, 3], 1, 60],
  [[6], 1, 240],
  [[3, 4], 3, 330],
]

test.each(POINTS)('groups of %j gems in step %i bring %i points', (counts, step, points) => {
  const groups = counts.map((count): Group => [1, 0, 0, count])
  expect(scoreStep(groups, step)).toBe(points)
})
