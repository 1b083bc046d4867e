import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { type Board, isCleared, isTile, makeBoard, tilesOf } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { deal, peelDeal, peelRest, reshuffle } from '#src/games/link/deal/deal.ts'
import { LAYOUTS, LEVELS, pairKinds, SHAPES } from '#src/games/link/deal/levels.ts'
import { repeats, some } from '../../../support/effort'
import { boardOf, scattered } from '../board/boards'
import { clears, stateOf } from '../rules/playing'
import { isClearable } from '../solver/reference'

/** Counts the tiles of each kind from kind 1. */
function countKinds({ cells }: Board): number[] {
  const counts: number[] = []
  for (const kind of cells) if (isTile(kind)) counts[kind - 1] = (counts[kind - 1] ?? 0) + 1
  return Array.from(counts, (count) => count ?? 0)
}

/** Tiles per kind: as many kinds with the first number of pairs, then with the second. */
const COUNTS = {
  novice: Array(8).fill(6),
  normal: [...Array(4).fill(8), ...Array(8).fill(6)],
  hard: Array(20).fill(6),
  classic: [...Array(8).fill(8), ...Array(16).fill(6)],
  courtyard: [...Array(6).fill(6), ...Array(14).fill(4)],
  pillars: [...Array(17).fill(6), ...Array(3).fill(4)],
  expert: Array(36).fill(4),
} as const

const SIZES = [
  { rows: 2, cols: 2, kinds: 2 },
  { rows: 2, cols: 3, kinds: 36 },
  { rows: 30, cols: 2, kinds: 30 },
  { rows: 2, cols: 30, kinds: 3 },
  { rows: 8, cols: 9, kinds: 36 },
  { rows: 30, cols: 30, kinds: 36 },
]

describe('a deal', () => {
  test.each(LEVELS)('of %s has its size and pairs in every layout', (level) => {
    for (const layout of LAYOUTS) {
      const board = deal({ level, gravity: 'none', layout }, 'seed')
      expect(countKinds(board)).toEqual(COUNTS[level])
      expect([board.rows, board.cols]).toEqual([SHAPES[level].rows, SHAPES[level].cols])
    }
  })

  test.each(GRAVITIES)(
    'with the peeled layout is cleared by its line under gravity %s',
    (gravity) => {
      for (const level of some(LEVELS, 1)) {
        for (let seed = 0; seed < repeats(5); seed++) {
          const options = { level, gravity, layout: 'peeled' } as const
          const { line = [] } = peelDeal(options, `law ${seed}`) ?? {}
          const text = makeBoard(deal(options, `law ${seed}`))
          expect(clears(stateOf(text, gravity), line), text).toBe(true)
        }
      }
    },
  )

  test('depends on the seed only', () => {
    for (const layout of LAYOUTS) {
      const options = { level: 'classic', gravity: 'out', layout } as const
      expect(deal(options, 'a')).toEqual(deal(options, 'a'))
      expect(deal(options, 'a')).not.toEqual(deal(options, 'b'))
    }
  })

  test.each(some(SIZES, 4))('of a custom $cols × $rows cycles through $kinds kinds', (shape) => {
    for (const layout of LAYOUTS) {
      const board = deal(
        { level: 'custom', ...shape, walls: 'none', gravity: 'down', layout },
        'custom',
      )
      const pairs = pairKinds((shape.rows * shape.cols) / 2, shape.kinds)
      expect(countKinds(board)).toEqual(
        [...new Set(pairs)].map((kind) => 2 * pairs.filter((pair) => pair === kind).length),
      )
    }
  })

  test('of a board given as text ignores the seed', () => {
    const options = { level: 'literal', gravity: 'none', board: 'AB\nBA' } as const
    expect(makeBoard(deal(options, 'a'))).toBe('AB\nBA')
    expect(deal(options, 'b')).toEqual(deal(options, 'a'))
  })

  test('throws for text that is not a board', () => {
    const options = { level: 'literal', gravity: 'none', board: 'A1' } as const
    expect(() => deal(options, 'a')).toThrow('unknown-character')
  })
})

const AWKWARD = [
  'A.A',
  'A\n.\nA',
  'AB\nBA',
  'A.B\n...\nB.A',
  'ABAB',
  'A\nB\nA\nB',
  'ABC\nCAB',
  'ABCABC',
  'AB.\nBC.\nCA.',
  'A....\n.B...\n..C..\n...A.\n....B\nC....',
  '.AB.\nCABC\n....',
]

describe('reshuffling', () => {
  test.each(AWKWARD)('keeps cells and kinds of %j, and is clearable when peeled', (text) => {
    const board = boardOf(text)
    for (const gravity of GRAVITIES) {
      for (let count = 0; count < repeats(5); count++) {
        for (const layout of LAYOUTS) {
          const after = reshuffle(board, gravity, layout, `${count}`) ?? board
          expect(tilesOf(after)).toEqual(tilesOf(board))
          expect(countKinds(after)).toEqual(countKinds(board))
        }
        const peeled = reshuffle(board, gravity, 'peeled', `${count}`) ?? board
        expect(isClearable(peeled, gravity), makeBoard(peeled)).toBe(true)
        const { line = [] } = peelRest(board, gravity, `${count}`) ?? {}
        expect(clears(stateOf(makeBoard(peeled), gravity), line)).toBe(true)
      }
    }
  })

  test('of 2, 4 or 6 tiles is clearable under every gravity when peeled', () => {
    const random = makeRandom('few')
    for (let count = 0; count < repeats(150); count++) {
      const shape = scattered(random, 1 + random.below(6), 1 + random.below(6), 40)
      const pairs = Math.min(3, Math.floor(tilesOf(shape).length / 2))
      const cells = new Uint8Array(shape.cells.length)
      for (const [i, index] of tilesOf(shape).entries()) {
        if (i < pairs * 2) cells[index] = 1 + (i >> 1)
      }
      for (const gravity of GRAVITIES) {
        const after = reshuffle({ ...shape, cells }, gravity, 'peeled', 'few') ?? shape
        expect(isCleared(after) || isClearable(after, gravity), makeBoard(after)).toBe(true)
      }
    }
  })
})
