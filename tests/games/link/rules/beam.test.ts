import { expect, test } from 'vitest'
import { makeRandom, shuffled } from '../../../../src/engine/random'
import { type Board, isCleared, makeBoard, tilesOf } from '../../../../src/games/link/board/board'
import { GRAVITIES, type Gravity, slide } from '../../../../src/games/link/board/gravity'
import { makeMatches } from '../../../../src/games/link/board/pairs'
import { solveByBeam, solveByShares } from '../../../../src/games/link/rules/beam'
import { makeField, makeGround } from '../../../../src/games/link/rules/field'
import { repeats } from '../../../support/effort'
import { boardOf, drawSmall } from '../board/boards'
import { isClearableSlowly } from '../board/reference-solve'
import { clears, stateOf } from './playing'

const SEARCHES: readonly [name: string, solve: typeof solveByBeam, drifts: readonly Gravity[]][] = [
  ['a search by beams', solveByBeam, GRAVITIES],
  ['a search by shares', solveByShares, GRAVITIES.filter((gravity) => gravity !== 'none')],
]

const CASES = SEARCHES.flatMap(([name, solve, drifts]) =>
  drifts.map((gravity) => ({ name, solve, gravity })),
)

test.each(CASES)(
  '$name is never wrong, however little it may search, under gravity $gravity',
  ({ name, solve, gravity }) => {
    const random = makeRandom('shares', gravity)
    for (let count = 0; count < repeats(150); count++) {
      const { board } = slide(drawSmall(random, 3 + random.below(4)), gravity)
      if (isCleared(board)) continue
      const clearable = isClearableSlowly(board, gravity)
      for (const left of [1, 10, 40, 4_000]) {
        const budget = { left }
        const found = solve(makeGround(board, gravity), makeField(board), budget)
        if (found === 'unknown') {
          expect(left, `${name}\n${makeBoard(board)}`).toBeLessThan(4_000)
          expect(budget.left).toBeLessThanOrEqual(0)
        } else if (found === 'lost') expect(clearable, makeBoard(board)).toBe(false)
        else
          expect(clears(stateOf(makeBoard(board), gravity), makeMatches(board, found))).toBe(true)
      }
    }
  },
)

/** A board of two pairs for each of 18 kinds: far too many ways to try them all. */
function drawLarge(gravity: Gravity): Board {
  const kinds = Array.from({ length: 36 }, (_, i) => 1 + (i % 18))
  const random = makeRandom('large', gravity)
  return { rows: 6, cols: 12, cells: Uint8Array.from(shuffled(random, [...kinds, ...kinds])) }
}

test.each(CASES)(
  '$name keeps to its budget on a large board, under gravity $gravity',
  ({ solve, gravity }) => {
    const board = drawLarge(gravity)
    for (const left of [0, 1, 30]) {
      const budget = { left }
      expect(solve(makeGround(board, gravity), makeField(board), budget)).toBe('unknown')
      expect(budget.left).toBeLessThanOrEqual(0)
      expect(budget.left).toBeGreaterThan(-100)
    }
  },
)

test.each<[gravity: Gravity, found: string, left: number]>([
  ['down', 'cleared', 16_000],
  ['left', 'unknown', 0],
])(
  'a search by shares spends a first share and, where that does not do, all the rest: gravity %s is %s',
  (gravity, expected, left) => {
    const board = drawLarge(gravity)
    const budget = { left: 20_000 }
    const found = solveByShares(makeGround(board, gravity), makeField(board), budget)
    expect(typeof found === 'string' ? found : 'cleared').toBe(expected)
    expect(budget.left).toBe(left)
  },
)

// Deals are proved within a number of positions: another count would deal other boards.
const SEARCHED: readonly [board: string, gravity: Gravity, searched: number][] = [
  ['DABCCA\nADCEAE\nFFFBEC\nFBEDDB', 'down', 96],
  ['ACABDB\nEFFBBA\nCFCFCD\nEDEDAE', 'up', 112],
  ['BEBACF\nECDACD\nABDBEF\nDCEFFA', 'left', 60],
  ['CBFACE\nBFCBAD\nFAADEB\nECEDDF', 'right', 56],
  ['EBFCEA\nAECFDA\nEAFBCD\nDCBFDB', 'in', 53],
  ['CACEBE\nCFAFAD\nBDAEDF\nBCBFDE', 'out', 88],
  ['ABAB\nCDCD\nBABA\nDCDC', 'in', 26],
]

test.each(SEARCHED)(
  '%j under gravity %s is cleared after as many positions as ever',
  (text, gravity, searched) => {
    const board = boardOf(text)
    const budget = { left: 1_000 }
    const found = solveByBeam(makeGround(board, gravity), makeField(board), budget)
    expect(found).toHaveLength(tilesOf(board).length)
    expect(1_000 - budget.left).toBe(searched)
  },
)

/** Boards that can be cleared, but not by taking each time what leaves the most tiles to move. */
const WINDING: readonly [board: string, gravity: Gravity][] = [
  ['BEDA\nABFD\nCFEC', 'down'],
  ['BBEF\nFEAC\nADDC', 'left'],
  ['DBFEAE\nACCDBF', 'in'],
]

test.each(WINDING)(
  '%j under gravity %s is not given up for the first dead end',
  (text, gravity) => {
    const board = boardOf(text)
    for (const solve of [solveByBeam, solveByShares]) {
      const found = solve(makeGround(board, gravity), makeField(board), { left: 4_000 })
      expect(found).not.toBeTypeOf('string')
    }
  },
)

test.each<[board: string, gravity: Gravity]>([
  ['AKFKLCHH\nCEFEJHFD\nDLEBDKBI\nBGCIJHLI\nAIFGGJDA\nJELGKCAB', 'down'],
  ['FEDBBB\nAIHEGD\nABCIDE\nDGJCJC\nACAHFE', 'left'],
])(
  'the most promising positions go first: %j under gravity %s is soon cleared',
  (text, gravity) => {
    const board = boardOf(text)
    const found = solveByShares(makeGround(board, gravity), makeField(board), { left: 200 })
    expect(found).toHaveLength(tilesOf(board).length)
  },
)
