import { expect, test } from 'vitest'
import { makeRandom, type Random, shuffled } from '../../../../src/engine/random'
import {
  type Board,
  isCleared,
  kindAt,
  makeBoard,
  without,
} from '../../../../src/games/link/board/board'
import { makeMatches } from '../../../../src/games/link/board/pairs'
import { type Found, solveByBeam } from '../../../../src/games/link/rules/beam'
import { makeField, makeGround } from '../../../../src/games/link/rules/field'
import type { Budget } from '../../../../src/games/link/rules/playout'
import { solveStill } from '../../../../src/games/link/rules/still'
import { repeats } from '../../../support/effort'
import { boardOf, drawSmall } from '../board/boards'
import { isClearableSlowly, matchesSlowly } from '../board/reference-solve'
import { clears, stateOf } from './playing'

/** What is said of a board: its line must clear it, and neither board nor field change. */
function statusOf(board: Board, budget: Budget | number, solve = solveStill): string {
  const field = makeField(board)
  const given = typeof budget === 'number' ? { left: budget } : budget
  const found: Found = solve(makeGround(board, 'none'), field, given)
  expect(field).toEqual(makeField(board))
  if (typeof found === 'string') return found
  expect(clears(stateOf(makeBoard(board)), makeMatches(board, found)), makeBoard(board)).toBe(true)
  return 'clearable'
}

/** A full board of pairs, evenly of each kind. */
function drawFull(random: Random, rows: number, cols: number, kinds: number): Board {
  const half = Array.from({ length: (rows * cols) / 2 }, (_, i) => 1 + (i % kinds))
  return { rows, cols, cells: Uint8Array.from(shuffled(random, [...half, ...half])) }
}

test('an exact search is never wrong on small boards, however little it may search', () => {
  const random = makeRandom('still')
  for (let count = 0; count < repeats(800); count++) {
    const board = drawSmall(random, 1 + random.below(6))
    const truth = isClearableSlowly(board, 'none') ? 'clearable' : 'lost'
    for (const left of [0, 1, 5]) {
      const status = statusOf(board, left)
      if (status !== 'unknown') expect(status, makeBoard(board)).toBe(truth)
    }
    expect(statusOf(board, 4_000), makeBoard(board)).toBe(truth)
  }
})

/** Whether a kind can be cleared by its own pairs while all others stay. */
const clearsAlone = (board: Board, kind: number): boolean =>
  !board.cells.includes(kind) ||
  matchesSlowly(board).some(
    ([from, to]) => kindAt(board, from) === kind && clearsAlone(without(board, from, to), kind),
  )

/** The board without the kinds of at most eight tiles that clear on their own, one after the other. */
function withoutSafe(board: Board): Board {
  const kinds = [...new Set(board.cells)].filter((kind) => kind > 0)
  const safe = kinds.find(
    (kind) => board.cells.filter((cell) => cell === kind).length <= 8 && clearsAlone(board, kind),
  )
  if (safe === undefined) return board
  return withoutSafe({ ...board, cells: board.cells.map((cell) => (cell === safe ? 0 : cell)) })
}

const CHOICES: readonly [rows: number, cols: number, kinds: number][] = [
  [2, 4, 2],
  [3, 4, 3],
  [4, 4, 4],
  [3, 6, 3],
  [4, 4, 2],
  [4, 5, 2],
  [4, 5, 5],
]

test.each(CHOICES)(
  'on %i × %i with %i kinds nothing is searched where no choice is',
  (rows, cols, kinds) => {
    const random = makeRandom('choices', `${rows} ${cols} ${kinds}`)
    for (let count = 0; count < repeats(60); count++) {
      const board = drawFull(random, rows, cols, kinds)
      const isSafe = isCleared(withoutSafe(board))
      expect(statusOf(board, 0) === 'clearable', makeBoard(board)).toBe(isSafe)
    }
  },
)

/** Boards where a choice is needed, and a few that are lost by every choice. */
const HARD: readonly [board: string, status: string, searched: number][] = [
  ['BCAA\nCACB\nABBC', 'clearable', 3],
  ['ABAA\nBACB\nCCBC', 'clearable', 14],
  ['BBCD\nCADB\nDCAD\nABAC', 'clearable', 24],
  ['BCAA\nBABA\nCBCA\nBCAB', 'clearable', 29],
  ['DECBA\nECDCB\nABCDE\nAADEB', 'clearable', 40],
  ['BABFAF\nEBGAFC\nDCFCEA\nCDADGD\nGEEBGA', 'clearable', 67],
  ['HDDCIH\nIDGFIA\nEAFGEA\nEGBCIF\nHCFBBG\nCEHBDA', 'clearable', 149],
  ['FFAFABEB\nKCHIGKDD\nIGKLBLGD\nJCIJCIDA\nELEHGHEC\nJABJKHFL', 'clearable', 160],
  ['EADHID\nFICBAB\nBCAECG\nIHEEIH\nGFBDGF\nDHGCFA', 'lost', 9],
  ['ICELDGKK\nBGAILFBJ\nHBFCEFDI\nKEJDAJAL\nHAGCHEGC\nHBKDJLFI', 'lost', 13],
  ['AEGDLHHJ\nGIFBJKBG\nHBDLIFAC\nEDAIFBEK\nIAFGJLCC\nJLKKCDEH', 'lost', 13],
  ['FHCBHHCJ\nDLABGKEA\nDGBDIJKF\nDJCLILFG\nAFJAKIEE\nKGHEBLIC', 'lost', 185],
]

// Deals are proved within a number of positions: another count would deal other boards.
test.each(HARD)(
  '%j is searched to its end: %s, after as many positions as ever',
  (text, status, searched) => {
    expect(statusOf(boardOf(text), 0)).toBe('unknown')
    const budget = { left: 1_000 }
    expect(statusOf(boardOf(text), budget)).toBe(status)
    expect(1_000 - budget.left).toBe(searched)
  },
)

const SIZES: readonly [rows: number, cols: number, kinds: number][] = [
  [4, 4, 3],
  [4, 5, 4],
  [4, 6, 2],
  [4, 6, 3],
  [5, 6, 5],
  [6, 6, 6],
]

test.each(SIZES)(
  'on %i × %i with %i kinds it agrees with a search of another kind',
  { timeout: 60_000 },
  (rows, cols, kinds) => {
    const random = makeRandom('agree', `${rows} ${cols} ${kinds}`)
    for (let count = 0; count < repeats(200); count++) {
      const board = drawFull(random, rows, cols, kinds)
      const other = statusOf(board, 1_000, solveByBeam)
      const status = statusOf(board, 1_000)
      if (other !== 'unknown' && status !== 'unknown') expect(status, makeBoard(board)).toBe(other)
    }
  },
)
