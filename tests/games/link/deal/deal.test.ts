import { describe, expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import { type Board, isCleared, makeBoard, tilesOf } from '../../../../src/games/link/board/board'
import { GRAVITIES } from '../../../../src/games/link/board/gravity'
import { dealBoard, reshuffle } from '../../../../src/games/link/deal/deal'
import { LEVELS, type LinkOptions, pairKinds, SHAPES } from '../../../../src/games/link/deal/levels'
import { peel } from '../../../../src/games/link/deal/peel'
import { repeats, some } from '../../../support/effort'
import { boardOf, fullBoard, scattered } from '../board/boards'
import { isClearableSlowly } from '../board/reference-solve'
import { clears } from '../rules/playing'

/** How many tiles there are of each kind, from kind 1. */
function countKinds({ cells }: Board): number[] {
  const counts: number[] = []
  for (const kind of cells) if (kind > 0) counts[kind - 1] = (counts[kind - 1] ?? 0) + 1
  return Array.from(counts, (count) => count ?? 0)
}

/** Deals, plays the certificate, and gives the board. */
function dealt(options: LinkOptions, seed: string): Board {
  const { board, certificate } = dealBoard(options, seed)
  if (!certificate) throw new Error('No certificate')
  const start = { options, seed, board, moves: 0, shuffles: 0, reshuffles: 0 }
  expect(clears(start, certificate), makeBoard(board)).toBe(true)
  return board
}

/** Tiles of each kind: as many kinds with the first number of pairs, and then with the second. */
const COUNTS = {
  novice: Array(8).fill(6),
  normal: [...Array(4).fill(8), ...Array(8).fill(6)],
  hard: Array(20).fill(6),
  classic: [...Array(8).fill(8), ...Array(16).fill(6)],
  expert: Array(36).fill(4),
} as const

/** A slow machine needs its time for hundreds of proofs. */
const LONG = { timeout: 60_000 }

/** The quick ones first. */
const SIZES = [
  { rows: 2, cols: 2, kinds: 2 },
  { rows: 2, cols: 3, kinds: 36 },
  { rows: 30, cols: 2, kinds: 30 },
  { rows: 2, cols: 30, kinds: 3 },
  { rows: 8, cols: 9, kinds: 36 },
  { rows: 30, cols: 30, kinds: 36 },
]

describe('a deal', () => {
  test.each(some(LEVELS, 2))(
    'of %s can be cleared by its certificate, for 200 seeds',
    LONG,
    (level) => {
      for (let seed = 0; seed < repeats(200); seed++) {
        const board = dealt({ level, gravity: 'none', deal: 1 }, `law ${seed}`)
        expect(countKinds(board)).toEqual(COUNTS[level])
        expect([board.rows, board.cols]).toEqual([SHAPES[level].rows, SHAPES[level].cols])
      }
    },
  )

  test.each(GRAVITIES)('drifting %s can be cleared by its certificate', LONG, (gravity) => {
    for (const level of some(LEVELS, 1)) {
      for (let seed = 0; seed < repeats(5); seed++)
        dealt({ level, gravity, deal: 1 }, `law ${seed}`)
    }
  })

  test('is the same for the same seed, and another for another', () => {
    const options = { level: 'classic', gravity: 'out', deal: 1 } as const
    expect(dealBoard(options, 'a')).toEqual(dealBoard(options, 'a'))
    expect(dealBoard(options, 'a').board).not.toEqual(dealBoard(options, 'b').board)
  })

  test.each(some(SIZES, 4))(
    'of a custom $cols × $rows with $kinds kinds can be cleared under every gravity',
    (shape) => {
      for (const gravity of GRAVITIES) {
        const board = dealt({ level: 'custom', ...shape, gravity, deal: 1 }, 'custom')
        const pairs = pairKinds(shape)
        expect(countKinds(board)).toEqual(
          [...new Set(pairs)].map((kind) => 2 * pairs.filter((pair) => pair === kind).length),
        )
      }
    },
  )

  test('of a board given as text is that board, with a certificate where it can be cleared', () => {
    const common = { level: 'literal', gravity: 'none', deal: 1 } as const
    expect(makeBoard(dealt({ ...common, board: 'AB\nAB' }, 'a'))).toBe('AB\nAB')
    const lost = dealBoard({ ...common, board: 'AB\nBA' }, 'a')
    expect(makeBoard(lost.board)).toBe('AB\nBA')
    expect(lost).not.toHaveProperty('certificate')
  })

  test('of text that is no board is a bug of who asks', () => {
    const options = { level: 'literal', gravity: 'none', deal: 1 } as const
    expect(() => dealBoard({ ...options, board: 'A1' }, 'a')).toThrow('unknown-character')
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

describe('a shuffle', () => {
  test.each(AWKWARD)(
    'of %j keeps its cells and kinds and can be cleared under every gravity',
    (text) => {
      const board = boardOf(text)
      for (const gravity of GRAVITIES) {
        for (let count = 0; count < repeats(5); count++) {
          const { board: after } = reshuffle(board, gravity, `${count}`)
          expect(tilesOf(after)).toEqual(tilesOf(board))
          expect(countKinds(after)).toEqual(countKinds(board))
          expect(isClearableSlowly(after, gravity), makeBoard(after)).toBe(true)
        }
      }
    },
  )

  test('of more than 240 tiles is peeled at once, of 240 is drawn evenly', () => {
    for (const [cols, isPeeled] of [
      [24, false],
      [25, true],
    ] as const) {
      const shape = fullBoard(10, cols)
      const kinds = Array.from({ length: 5 * cols }, (_, i) => 1 + (i % 36)).sort((a, b) => a - b)
      const cells = Uint8Array.from([...kinds, ...kinds])
      const { board } = reshuffle({ ...shape, cells }, 'none', 'large')
      const peeled = peel(shape, kinds, 'none', makeRandom('large', 'peel'))
      expect(makeBoard(board) === makeBoard(peeled.board)).toBe(isPeeled)
    }
  })

  test('of 2, 4 or 6 tiles anywhere can be cleared under every gravity', () => {
    const random = makeRandom('few')
    for (let count = 0; count < repeats(150); count++) {
      const shape = scattered(random, 1 + random.below(6), 1 + random.below(6), 40)
      const pairs = Math.min(3, Math.floor(tilesOf(shape).length / 2))
      const cells = new Uint8Array(shape.cells.length)
      for (const [i, index] of tilesOf(shape).entries()) {
        if (i < pairs * 2) cells[index] = 1 + (i >> 1)
      }
      for (const gravity of GRAVITIES) {
        const { board: after } = reshuffle({ ...shape, cells }, gravity, 'few')
        expect(isCleared(after) || isClearableSlowly(after, gravity), makeBoard(after)).toBe(true)
      }
    }
  })
})
