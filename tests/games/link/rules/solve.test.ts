import { describe, expect, test } from 'vitest'
import { makeRandom, type Random, shuffled } from '../../../../src/engine/random'
import { type Board, isCleared, makeBoard } from '../../../../src/games/link/board/board'
import { GRAVITIES, type Gravity, slide } from '../../../../src/games/link/board/gravity'
import { LEVELS, type Level, pairKinds, SHAPES } from '../../../../src/games/link/deal/levels'
import { defaultBudget, solve, solveWithin } from '../../../../src/games/link/rules/solve'
import { repeats, some } from '../../../support/effort'
import { boardOf, drawSmall } from '../board/boards'
import { isClearableSlowly } from '../board/reference-solve'
import { clears } from './playing'

/** An even draw of a level, clearable or not. */
function drawEvenly(level: Level, random: Random): Board {
  const { rows, cols } = SHAPES[level]
  const kinds = pairKinds((rows * cols) / 2, SHAPES[level].kinds)
  return { rows, cols, cells: Uint8Array.from(shuffled(random, [...kinds, ...kinds])) }
}

/** A slow machine needs its time for hundreds of searches. */
const LONG = { timeout: 60_000 }

const onBoard = (board: Board, gravity: Gravity) => ({
  board,
  gravity,
  moves: 0,
  seed: 'seed',
})

const CASES: readonly [board: string, gravity: Gravity, status: string][] = [
  ['AB\nAB', 'none', 'clearable'],
  ['AB\nBA', 'none', 'lost'],
  ['AB\nBA', 'down', 'lost'],
  ['..', 'none', 'clearable'],
  ['A.\n.A', 'in', 'clearable'],
  ['.AB\n.BA', 'left', 'lost'],
  ['CC.AB\n...BA', 'left', 'lost'],
  ['FHCBHHCJ\nDLABGKEA\nDGBDIJKF\nDJCLILFG\nAFJAKIEE\nKGHEBLIC', 'none', 'lost'],
]

/** Boards that the plain search does not decide within as many positions. */
const HARD: readonly [board: string, gravity: Gravity, budget: number][] = [
  [
    'LPPECNOBGARG\nJMQIKFARMICA\nKNEPLGNIJRFH\nAOHDOBBKRCQQ\nEPNCDMMEGHLI\nJDBKOJHFLDFQ',
    'left',
    8_000,
  ],
  [
    'fFSSiIhbNMePLaiR\niNZYZYFSKfKQVaJT\nIRHWcEAUTGXTCZEO\nMgNidWICVZJVcbeE\nRMUeLDYQRbJOBCWb\nhQXVjKQLGhgUdheY\nOPaDKfUGFGjOfNcg\nBHHgBCDXLPWdPcaS\nAJFDIjTEdAHAjXMB',
    'none',
    20_000,
  ],
]

describe('the solver', () => {
  test.each(CASES)('finds %j under gravity %s %s', (text, gravity, status) => {
    expect(solve(boardOf(text), gravity).status).toBe(status)
  })

  test.each(HARD)('clears %j under gravity %s by its better search', (text, gravity, budget) => {
    expect(solve(boardOf(text), gravity, budget).status).toBe('clearable')
  })

  test.each(GRAVITIES)('is never wrong on small boards under gravity %s', LONG, (gravity) => {
    const random = makeRandom('small', gravity)
    const counts = { clearable: 0, lost: 0, unknown: 0 }
    for (let count = 0; count < repeats(600); count++) {
      const loose = drawSmall(random, 3 + random.below(4))
      const board = count % 4 === 0 ? loose : slide(loose, gravity).board
      const verdict = solve(board, gravity)
      counts[verdict.status]++
      const clearable = isClearableSlowly(board, gravity)
      expect(verdict.status, `${gravity}\n${makeBoard(board)}`).toBe(
        clearable ? 'clearable' : 'lost',
      )
      if (verdict.status !== 'clearable' || isCleared(board)) continue
      expect(clears(onBoard(board, gravity), verdict.moves), makeBoard(board)).toBe(true)
    }
    expect(counts.unknown).toBe(0)
    expect(Math.min(counts.clearable, counts.lost)).toBeGreaterThanOrEqual(
      Math.floor(repeats(600) / 15),
    )
  })

  test('says the same each time, and keeps to its budget', () => {
    const board = drawEvenly('expert', makeRandom('budget'))
    expect(solve(board, 'left', 500)).toEqual(solve(board, 'left', 500))
    expect(solve(board, 'left', 1).status).toBe('unknown')
  })

  test('needs no match for a board that is cleared', () => {
    expect(solve(boardOf('..'), 'left')).toEqual({ status: 'clearable', moves: [] })
  })

  test.each(['left', 'in'] as const)(
    'keeps to its budget where tiles have yet to slide, under gravity %s',
    (gravity) => {
      const board = drawEvenly('novice', makeRandom('loose'))
      const loose = { ...board, cells: board.cells.map((kind, cell) => (cell % 7 < 2 ? 0 : kind)) }
      const budget = { left: 1_000 }
      solveWithin(loose, gravity, budget)
      expect(budget.left).toBeGreaterThan(-1_000)
    },
  )

  test('is given more to search where proofs are long: under any gravity', () => {
    const [none, ...drifts] = GRAVITIES.map(defaultBudget)
    for (const budget of drifts) expect(budget).toBeGreaterThan(none ?? Number.NaN)
  })

  const SEARCHED: readonly [board: string, gravity: Gravity, searched: number][] = [
    ['..', 'none', 0],
    ['AABB', 'none', 2],
    ['AABB', 'left', 2],
    ['..AABB', 'left', 1],
    // Deals are proved within a number of positions: another count would deal other boards.
    ['ACACAE\nEDCBED\nBDFCBE\nAFBFFD', 'none', 22],
    ['DABBFF\nCAFDCE\nFBCADE\nEDACBE', 'none', 23],
    ['DABCCA\nADCEAE\nFFFBEC\nFBEDDB', 'down', 103],
    ['ACABDB\nEFFBBA\nCFCFCD\nEDEDAE', 'up', 44],
    ['BEBACF\nECDACD\nABDBEF\nDCEFFA', 'left', 102],
    ['CBFACE\nBFCBAD\nFAADEB\nECEDDF', 'right', 48],
    ['EBFCEA\nAECFDA\nEAFBCD\nDCBFDB', 'in', 89],
    ['CACEBE\nCFAFAD\nBDAEDF\nBCBFDE', 'out', 34],
  ]

  test.each(SEARCHED)(
    'tells of %j under gravity %s how much it searched',
    (text, gravity, searched) => {
      const given = gravity === 'none' ? 10_000 : 2_000
      const budget = { left: given }
      expect(solveWithin(boardOf(text), gravity, budget).status).toBe('clearable')
      expect(given - budget.left).toBe(searched)
    },
  )

  test.each(GRAVITIES)('has no more to search than it is given, under gravity %s', (gravity) => {
    const random = makeRandom('within', gravity)
    for (let count = 0; count < repeats(150); count++) {
      const board = drawSmall(random, 3 + random.below(4))
      for (const left of [0, 1, 7, 30, 3_000]) {
        const budget = { left }
        const { status } = solveWithin(board, gravity, budget)
        expect(budget.left).toBeLessThanOrEqual(left)
        expect(budget.left).toBeGreaterThan(-40)
        expect(solve(board, gravity, left).status).toBe(status)
        if (status === 'unknown') continue
        expect(status).toBe(isClearableSlowly(board, gravity) ? 'clearable' : 'lost')
      }
    }
  })

  test.each(some(LEVELS, 2))('clears by its line what it calls clearable, on %s', LONG, (level) => {
    const random = makeRandom('even', level)
    for (const gravity of GRAVITIES) {
      for (let count = 0; count < repeats(3); count++) {
        const board = drawEvenly(level, random)
        const verdict = solve(board, gravity, 3_000)
        if (verdict.status !== 'clearable') continue
        expect(clears(onBoard(board, gravity), verdict.moves)).toBe(true)
      }
    }
  })
})
