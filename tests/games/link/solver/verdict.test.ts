import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { type Board, makeBoard } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { LEVELS, SHAPES } from '#src/games/link/deal/levels.ts'
import { solve, solveWithin, type Verdict } from '#src/games/link/solver/verdict.ts'
import { repeats, sampled, some } from '../../../support/effort'
import { drawSmall } from '../board/boards'
import { clears as clearsByTheRules, stateOf } from '../rules/playing'
import { boardOf, drawFull, textOf } from './boards'
import { clears, isClearable, settle } from './reference'

/** Number of small boards per gravity, with walls and without; in fewer, all may be clearable. */
const MANY = sampled(1_000)

/** Generous timeout for hundreds of searches. */
const LONG = { timeout: 60_000 + 200 * MANY }

const CASES: readonly [board: string, gravity: Gravity, status: Verdict['status']][] = [
  ['AB/AB', 'none', 'clearable'],
  ['AB/BA', 'none', 'lost'],
  ['AB/BA', 'down', 'lost'],
  ['..', 'none', 'clearable'],
  ['..', 'left', 'clearable'],
  ['A./.A', 'in', 'clearable'],
  ['.AB/.BA', 'left', 'lost'],
  ['CC.AB/...BA', 'left', 'lost'],
  ['FHCBHHCJ/DLABGKEA/DGBDIJKF/DJCLILFG/AFJAKIEE/KGHEBLIC', 'none', 'lost'],
  // Walls block, hold tiles, and never match.
  ['#', 'none', 'clearable'],
  ['##', 'down', 'clearable'],
  ['A#A', 'none', 'clearable'],
  ['.A./###/.A.', 'none', 'clearable'],
  ['#####/#A#A#/#####', 'none', 'lost'],
  ['#####/#A.A#/#####', 'none', 'clearable'],
  ['####/#AB#/#BA#/####', 'left', 'lost'],
  ['####/#AA#/#BB#/####', 'left', 'clearable'],
]

/** Boards that playouts alone never clear. */
const HARD: readonly [board: string, gravity: Gravity][] = [
  ['LPPECNOBGARG/JMQIKFARMICA/KNEPLGNIJRFH/AOHDOBBKRCQQ/EPNCDMMEGHLI/JDBKOJHFLDFQ', 'left'],
  [
    'fFSSiIhbNMePLaiR/iNZYZYFSKfKQVaJT/IRHWcEAUTGXTCZEO/MgNidWICVZJVcbeE/RMUeLDYQRbJOBCWb/hQXVjKQLGhgUdheY/OPaDKfUGFGjOfNcg/BHHgBCDXLPWdPcaS/AJFDIjTEdAHAjXMB',
    'none',
  ],
]

/** Compares verdicts within sufficient and insufficient budgets to brute force. */
function compareWithTruth(gravity: Gravity, hasWalls: boolean): void {
  const random = makeRandom('small', `${gravity} ${hasWalls}`)
  const truths = new Set<string>()
  for (let count = 0; count < MANY; count++) {
    const drawn = drawSmall(random, hasWalls)
    const board = count % 4 === 0 ? drawn : settle(drawn, gravity)
    const truth = isClearable(board, gravity) ? 'clearable' : 'lost'
    truths.add(truth)
    for (const budget of [0, 1_000, 2_000, 5_000, 10_000_000]) {
      const verdict = solve(board, gravity, budget)
      if (verdict.status === 'unknown' && budget < 10_000_000) continue
      expect(verdict.status, textOf(board)).toBe(truth)
      expect(replays(board, gravity, verdict), textOf(board)).toBe(true)
    }
  }
  expect(truths.size).toBe(2)
}

/** Tests that a clearing line, if any, clears the board by the reference and by the rules. */
function replays(board: Board, gravity: Gravity, verdict: Verdict): boolean {
  if (verdict.status !== 'clearable') return true
  if (!clears(board, gravity, verdict.moves)) return false
  if (verdict.moves.length === 0) return true
  return clearsByTheRules(stateOf(makeBoard(board), gravity), verdict.moves)
}

const wallsAround = (rows: readonly string[]): string => {
  const wall = '#'.repeat((rows[0]?.length ?? 0) + 2)
  return [wall, ...rows.map((row) => `#${row}#`), wall].join('/')
}

/** Boards where a single position costs far more than on others. */
const HEAVY: readonly [name: string, board: string, gravity: Gravity][] = [
  [
    'two closed chambers of one kind',
    wallsAround([
      `#${'A'.repeat(9)}#${'A'.repeat(9)}`,
      ...Array<string>(18).fill(`${'A'.repeat(10)}#${'A'.repeat(9)}`),
      `${'A'.repeat(10)}#${'A'.repeat(8)}#`,
    ]),
    'none',
  ],
  ['900 tiles of one kind', Array<string>(30).fill('A'.repeat(30)).join('/'), 'none'],
  [
    'tiles of two kinds that have yet to slide',
    Array<string>(15)
      .fill(`${'AB.'.repeat(10)}/${'.BA'.repeat(10)}`)
      .join('/'),
    'up',
  ],
]

/** The looks that a search takes beyond its budget. */
function overrun(board: Board, gravity: Gravity, looks: number): number {
  const budget = { left: looks }
  solveWithin(board, gravity, budget)
  return -budget.left
}

describe('the solver', () => {
  test.each(CASES)('finds %j under gravity %s %s', (text, gravity, status) => {
    expect(solve(boardOf(text), gravity).status).toBe(status)
  })

  test.each(HARD)('clears %j under gravity %s', (text, gravity) => {
    const board = boardOf(text)
    const verdict = solve(board, gravity)
    expect(verdict.status === 'clearable' && clears(board, gravity, verdict.moves)).toBe(true)
  })

  test.each(GRAVITIES)('is sound without walls under gravity %s', LONG, (gravity) => {
    compareWithTruth(gravity, false)
  })

  test.each(GRAVITIES)('is sound with walls under gravity %s', LONG, (gravity) => {
    compareWithTruth(gravity, true)
  })

  test.each(some(LEVELS, 2))('returns lines that clear the board, on %s', LONG, (level) => {
    const random = makeRandom('even', level)
    for (const gravity of GRAVITIES) {
      for (let count = 0; count < repeats(3); count++) {
        const board = drawFull(SHAPES[level], random)
        const verdict = solve(board, gravity, 500_000)
        if (verdict.status !== 'clearable') continue
        expect(clearsByTheRules(stateOf(makeBoard(board), gravity), verdict.moves)).toBe(true)
      }
    }
  })

  test('is deterministic and keeps its budget', () => {
    const board = drawFull(SHAPES.expert, makeRandom('budget'))
    expect(solve(board, 'left', 500_000)).toEqual(solve(board, 'left', 500_000))
    expect(solve(board, 'left', 1).status).toBe('unknown')
    for (const gravity of GRAVITIES) expect(overrun(board, gravity, 200_000)).toBeLessThan(10_000)
  })

  test.each(['left', 'in'] as const)(
    'keeps its budget on unsettled boards under gravity %s',
    (gravity) => {
      const board = drawFull(SHAPES.novice, makeRandom('loose'))
      const loose = { ...board, cells: board.cells.map((kind, cell) => (cell % 7 < 2 ? 0 : kind)) }
      expect(overrun(loose, gravity, 100_000)).toBeLessThan(100_000)
    },
  )

  test.each(HEAVY)('keeps its budget on %s', (_, text, gravity) => {
    expect(overrun(boardOf(text), gravity, 1_000_000)).toBeLessThan(1_500_000)
  })
})
