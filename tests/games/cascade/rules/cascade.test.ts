import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { type Board, MAX_KINDS, makeBoard } from '#src/games/cascade/rules/board.ts'
import { cascade, dropGems, LONGEST_CASCADE } from '#src/games/cascade/rules/cascade.ts'
import { dealBoard, findRedealReason, MOST_DRAWS, makeDraw } from '#src/games/cascade/rules/deal.ts'
import { makeGems } from '#src/games/cascade/rules/luck.ts'
import { findMarks, isMarked, type Marks } from '#src/games/cascade/rules/matches.ts'
import { isDead } from '#src/games/cascade/rules/swaps.ts'
import { chiSquare } from '../../../support/chi-square'
import { repeats } from '../../../support/effort'
import { boardOf, fullBoards } from './boards'

const tally = (cells: Iterable<number>): number[] => {
  const counts = Array.from({ length: MAX_KINDS + 1 }, () => 0)
  for (const kind of cells) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

/** Repeats a sequence of gems. */
const supply = (...kinds: readonly number[]) => {
  let next = 0
  return () => kinds[next++ % kinds.length] ?? 0
}

const FALLS: readonly [name: string, before: string, after: string][] = [
  ['a row above others', 'BAC\nAAA\nCBC', '...\nBAC\nCBC'],
  ['a column', 'BA\nCA\nBA', 'B.\nC.\nB.'],
  ['a wide board', 'BCDEF\nAAABC', '...EF\nBCDBC'],
  ['a tall board', 'BC\nAB\nAC\nAB\nCB', '.C\n.B\n.C\nBB\nCB'],
  ['past no hole', 'BCC\nDBB\n.AA\nAAA\nBCB', 'B..\nDCC\n.BB\n.AA\nBCB'],
  ['two gaps in a column', 'BCC\nAAA\nCBB\nDDD\nBCB', '...\n...\nBCC\nCBB\nBCB'],
]

/** Leaves the cells empty that gems fell out of. */
const fall = (board: Board, marks: Marks) => dropGems(board, marks, () => 0)

describe('gravity', () => {
  test.each(FALLS)('%s', (_, before, after) => {
    expect(makeBoard(fall(boardOf(before), findMarks(boardOf(before))).filled)).toBe(after)
  })

  test('lists the gems that it moves', () => {
    fc.assert(
      fc.property(fullBoards, (board) => {
        const marks = findMarks(board)
        const { filled, slides } = fall(board, marks)
        const cells = Uint8Array.from(board.cells, (kind, cell) => (marks[cell] === 1 ? 0 : kind))
        for (const { from, to } of slides) {
          expect(to.row).toBeGreaterThan(from.row)
          cells[to.row * board.cols + to.col] = cells[from.row * board.cols + from.col] ?? 0
          cells[from.row * board.cols + from.col] = 0
        }
        expect([...cells]).toEqual([...filled.cells])
      }),
    )
  })

  test('keeps every unmarked gem', () => {
    fc.assert(
      fc.property(fullBoards, (board) => {
        const marks = findMarks(board)
        const remaining = board.cells.filter((_, cell) => marks[cell] === 0)
        expect(tally(fall(board, marks).filled.cells).slice(1)).toEqual(tally(remaining).slice(1))
      }),
    )
  })
})

describe('refills', () => {
  test('fill column by column, lowest first', () => {
    const board = boardOf('CAC\nCBC\nABC')
    const marks = Uint8Array.of(1, 0, 1, 1, 0, 1, 0, 0, 1)
    const { filled } = dropGems(board, marks, supply(1, 2, 3, 4, 5))
    expect(makeBoard(filled)).toBe('BAE\nABD\nABC')
  })

  test('are listed with their origins', () => {
    const board = boardOf('CA\nCB\nAB')
    const marks = Uint8Array.of(1, 0, 1, 0, 0, 0)
    expect(dropGems(board, marks, supply(1, 2)).drops).toEqual([
      { from: { row: -1, col: 0 }, to: { row: 1, col: 0 }, kind: 1 },
      { from: { row: -2, col: 0 }, to: { row: 0, col: 0 }, kind: 2 },
    ])
  })

  test('fill each part of a column between holes, the upper ones first', () => {
    const board = boardOf('AB\nA.\n.B\nAB\nAB')
    const marks = Uint8Array.of(1, 1, 1, 0, 0, 1, 1, 1, 0, 0)
    const { filled, ...falls } = dropGems(board, marks, supply(3, 4, 5, 6, 7, 8))
    expect(makeBoard(filled)).toBe('DF\nC.\n.H\nEG\nAB')
    expect(falls).toEqual({
      slides: [],
      drops: [
        { from: { row: -1, col: 0 }, to: { row: 1, col: 0 }, kind: 3 },
        { from: { row: -2, col: 0 }, to: { row: 0, col: 0 }, kind: 4 },
        { from: { row: 2, col: 0 }, to: { row: 3, col: 0 }, kind: 5 },
        { from: { row: -1, col: 1 }, to: { row: 0, col: 1 }, kind: 6 },
        { from: { row: 1, col: 1 }, to: { row: 3, col: 1 }, kind: 7 },
        { from: { row: 1, col: 1 }, to: { row: 2, col: 1 }, kind: 8 },
      ],
    })
  })

  test.each([3, 6, 7, 16])('of %i kinds are uniform for any seed', (kinds) => {
    for (const seed of ['a', 'b', '0', '1']) {
      const gems = makeGems(makeRandom(seed), { kinds: kinds })
      const counts = tally(Array.from({ length: repeats(20_000) }, gems)).slice(1, kinds + 1)
      // Exceeded once in a million: 6 standard deviations of χ².
      expect(chiSquare(counts)).toBeLessThan(kinds - 1 + 6 * Math.sqrt(2 * (kinds - 1)) + 10)
    }
  })

  test('are independent', () => {
    const gems = makeGems(makeRandom('pairs'), { kinds: 6 })
    const counts = Array.from({ length: 36 }, () => 0)
    for (let draw = 0; draw < repeats(36_000); draw++) {
      const pair = (gems() - 1) * 6 + gems() - 1
      counts[pair] = (counts[pair] ?? 0) + 1
    }
    expect(chiSquare(counts)).toBeLessThan(90)
  })

  test('follow their weights', () => {
    const gems = makeGems(makeRandom('weights'), { kinds: 3, weights: [1, 2, 5] })
    const [, a = 0, b = 0, c = 0] = tally(Array.from({ length: repeats(80_000) }, gems))
    expect(chiSquare([a, b / 2, c / 5])).toBeLessThan(30)
  })
})

describe('a cascade', () => {
  test('continues while anything matches and yields each step', () => {
    const start = boardOf('CAB\nCCB\nAAA\nBCA')
    const steps = [...cascade(start, 'clusters', supply(3, 2, 4, 5, 6, 5))]
    expect(steps.map(({ number, groups, points }) => ({ number, groups, points }))).toEqual([
      { number: 1, groups: [[1, 0, 2, 3]], points: 30 },
      { number: 2, groups: [[3, 0, 0, 3]], points: 60 },
    ])
    expect(steps.map(({ filled }) => makeBoard(filled))).toEqual([
      'CBD\nCAB\nCCB\nBCA',
      'EBD\nFAB\nECB\nBCA',
    ])
  })

  test('leaves no match, conserves gems up to refills, and ends', () => {
    fc.assert(
      fc.property(fullBoards, fc.string(), (board, seed) => {
        let added = tally([])
        const stream = makeGems(makeRandom(seed), { kinds: 6 })
        const gems = () => {
          const gem = stream()
          added = added.with(gem, (added[gem] ?? 0) + 1)
          return gem
        }
        let last = board
        const removed: number[] = []
        for (const step of cascade(board, 'clusters', gems)) {
          removed.push(...last.cells.filter((_, cell) => step.marks[cell] === 1))
          last = step.filled
        }
        expect(isMarked(findMarks(last))).toBe(false)
        const before = tally(board.cells).map((count, kind) => count + (added[kind] ?? 0))
        const after = tally(last.cells).map((count, kind) => count + (tally(removed)[kind] ?? 0))
        expect(after).toEqual(before)
      }),
    )
  })

  test('is cut if it feeds itself', () => {
    const steps = [...cascade(boardOf('AAA\nAAA\nAAA'), 'clusters', () => 1)]
    expect(steps).toHaveLength(LONGEST_CASCADE)
    expect(steps.at(-1)?.number).toBe(LONGEST_CASCADE)
    expect(findRedealReason(boardOf('AAA\nBCB\nCBC'))).toBe('cut')
  })
})

const HARD: readonly [rows: number, cols: number, kinds: number][] = [
  [3, 3, 3],
  [3, 3, 5],
  [3, 3, 9],
  [3, 3, 16],
  [3, 4, 16],
  [3, 32, 3],
  [32, 3, 16],
  [32, 32, 3],
  [32, 32, 16],
]

describe('a deal', () => {
  test.each(HARD)('of %i × %i with %i kinds has no match and a legal swap', (rows, cols, kinds) => {
    for (let seed = 0; seed < repeats(20); seed++) {
      const board: Board = dealBoard(
        { rows, cols },
        makeGems(makeRandom(`${seed}`), { kinds: kinds }),
      )
      expect(board.cells).toHaveLength(rows * cols)
      expect(board.cells.includes(0)).toBe(false)
      expect(isMarked(findMarks(board))).toBe(false)
      expect(isDead(board)).toBe(false)
    }
  })

  test('redraws only gems that complete a run', () => {
    const gems = supply(...[1, 2, 2], ...[2, 2, 2, 1], ...[3, 2, 3, 3, 1])
    expect(makeBoard(makeDraw({ rows: 3, cols: 3 })(gems))).toBe('ABB\nBBA\nCCA')
  })

  test('throws after the maximum number of draws', () => {
    const gems = supply(1, 1, 2, 2, 3, 3)
    let drawn = 0
    const counted = () => {
      drawn++
      return gems()
    }
    expect(() => dealBoard({ rows: 3, cols: 3 }, counted)).toThrow('No board to play')
    expect(drawn).toBe(9 * MOST_DRAWS)
  })
})
