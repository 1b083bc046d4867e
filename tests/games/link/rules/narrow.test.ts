import { expect, test } from 'vitest'
import { asCell, toPosition } from '../../../../src/engine/grid'
import { makeRandom, type Random, shuffled } from '../../../../src/engine/random'
import { type Board, makeBoard, without } from '../../../../src/games/link/board/board'
import { makeField, makeGround } from '../../../../src/games/link/rules/field'
import { narrow } from '../../../../src/games/link/rules/narrow'
import { makePairings } from '../../../../src/games/link/rules/pairings'
import { repeats } from '../../../support/effort'
import { boardOf } from '../board/boards'
import { findPathSlowly } from '../board/reference-path'
import { isClearableSlowly } from '../board/reference-solve'

/** Two cells of one kind. */
type Pair = readonly [a: number, b: number]

/** The pairs that narrowing leaves of these; `undefined` when it shows the board to be lost. */
function narrowed(board: Board, pairs = pairsOf(board)): Pair[] | undefined {
  const field = makeField(board)
  const pairings = makePairings(field)
  const all = Array.from(pairings.firsts, (a, pair): Pair => [a, pairings.seconds[pair] ?? 0])
  const allowed = Uint8Array.from(all, ([a, b]) => (hasPair(pairs, a, b) ? 1 : 0))
  const isOpen = narrow(makeGround(board, 'none'), pairings, field, allowed)
  expect(field).toEqual(makeField(board))
  return isOpen ? all.filter((_, pair) => allowed[pair] === 1) : undefined
}

const hasPair = (pairs: readonly Pair[], a: number, b: number): boolean =>
  pairs.some((pair) => pair[0] === a && pair[1] === b)

/** The same by its rule: what has no hope goes, and what leaves a tile of its kind alone, until all that is left stays. */
function narrowedSlowly(board: Board, allowed: readonly Pair[]): Pair[] | undefined {
  const kinds = tilesByKind(board)
  let pairs = [...allowed]
  for (let before = -1; before !== pairs.length; ) {
    before = pairs.length
    const hoped = hopeful(board, pairs)
    pairs = kinds.flatMap((tiles) => {
      const own = hoped.filter(([a]) => tiles.includes(a))
      const isHeld = tiles.every((tile) => own.some((pair) => pair.includes(tile)))
      if (tiles.length > 8) return isHeld ? own : []
      return own.filter((pair) => isParted(tilesBut(tiles, pair), own))
    })
    if (kinds.some((tiles) => !pairs.some(([a]) => tiles.includes(a)))) return undefined
  }
  return pairs
}

/** The pairs that could be joined if every pair that could be joined were gone. */
function hopeful(board: Board, pairs: readonly Pair[]): Pair[] {
  const hoped = new Set<Pair>()
  let bare = board
  for (let before = -1; before !== hoped.size; ) {
    before = hoped.size
    for (const pair of pairs) {
      const [from, to] = [toPosition(board, asCell(pair[0])), toPosition(board, asCell(pair[1]))]
      if (!hoped.has(pair) && findPathSlowly(bare, from, to)) {
        hoped.add(pair)
        bare = without(bare, from, to)
      }
    }
  }
  return pairs.filter((pair) => hoped.has(pair))
}

function tilesByKind({ cells }: Board): number[][] {
  const kinds = [...new Set(cells)].filter((kind) => kind > 0)
  return kinds.map((kind) => [...cells.keys()].filter((cell) => cells[cell] === kind))
}

const pairsOf = (board: Board): Pair[] => tilesByKind(board).flatMap(pairsAmong)

const pairsAmong = (tiles: readonly number[]): Pair[] =>
  tiles.flatMap((a, i) => tiles.slice(i + 1).map((b): Pair => [a, b]))

const tilesBut = (tiles: readonly number[], pair: Pair): number[] =>
  tiles.filter((tile) => !pair.includes(tile))

const isParted = (tiles: readonly number[], pairs: readonly Pair[]): boolean =>
  tiles.length === 0 ||
  pairs.some(
    (pair) =>
      pair.includes(tiles[0] ?? -1) &&
      pair.every((tile) => tiles.includes(tile)) &&
      isParted(tilesBut(tiles, pair), pairs),
  )

/** A full board with a pair of each of these kinds. */
function drawFull(random: Random, rows: number, cols: number, kinds: readonly number[]): Board {
  return { rows, cols, cells: Uint8Array.from(shuffled(random, [...kinds, ...kinds])) }
}

const LEFT: readonly [name: string, board: string, pairs: readonly Pair[] | undefined][] = [
  ['two pairs across each other', 'AB\nBA', undefined],
  [
    'two pairs beside each other',
    'AB\nAB',
    [
      [0, 2],
      [1, 3],
    ],
  ],
  ['nothing', '..\n..', []],
  ['one pair', 'A.A', [[0, 2]]],
  ['a ring around a pair across another', 'CCCC\nCABC\nCBAC\nCCCC', undefined],
]

test.each(LEFT)('of %s is left what can still be matched', (_, text, pairs) => {
  expect(narrowed(boardOf(text))).toEqual(pairs)
})

const ALONE: readonly [name: string, pairs: readonly Pair[], left: readonly Pair[] | undefined][] =
  [
    [
      'all but one',
      [
        [0, 1],
        [0, 2],
        [1, 3],
        [2, 3],
        [1, 2],
      ],
      [
        [0, 1],
        [0, 2],
        [1, 3],
        [2, 3],
      ],
    ],
    [
      'a chain',
      [
        [0, 1],
        [1, 2],
        [2, 3],
      ],
      [
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'three pairs of one tile',
      [
        [0, 1],
        [0, 2],
        [0, 3],
      ],
      undefined,
    ],
    ['one pair', [[0, 1]], undefined],
    ['no pair', [], undefined],
  ]

test.each(ALONE)(
  'of four tiles with %s, a pair goes that leaves others alone',
  (_, pairs, left) => {
    expect(narrowed(boardOf('AAAA'), [...pairs])).toEqual(left)
  },
)

test('of ten tiles, each must have a partner left', () => {
  const board = boardOf('AAAAAAAAAA')
  const chain = [0, 2, 4, 6, 8].map((a): Pair => [a, a + 1])
  expect(narrowed(board, chain)).toEqual(chain)
  expect(narrowed(board, chain.slice(1))).toBeUndefined()
})

/** Of each size, how many pairs there are of each kind. */
const SIZES: readonly [rows: number, cols: number, pairs: readonly number[]][] = [
  [2, 4, [1, 1, 1, 1]],
  [3, 4, [1, 1, 1, 1, 1, 1]],
  [4, 4, [2, 2, 2, 2]],
  [4, 4, [4, 2, 1, 1]],
  [4, 4, [3, 1, 1, 1, 1, 1]],
  [4, 5, [5, 3, 1, 1]],
  [4, 5, [4, 1, 1, 1, 1, 1, 1]],
  [5, 6, [5, 4, 1, 1, 1, 1, 1, 1]],
]

test.each(SIZES)(
  'on %i × %i with so many pairs of each kind (%j), some of them forbidden, what cannot be goes',
  (rows, cols, counts) => {
    const kinds = counts.flatMap((count, i) => Array<number>(count).fill(i + 1))
    const random = makeRandom('narrow', `${rows} ${cols} ${counts}`)
    for (let count = 0; count < repeats(400); count++) {
      const board = drawFull(random, rows, cols, kinds)
      const chance = 30 + random.below(60)
      const pairs = pairsOf(board).filter(
        ([a]) => (counts[(board.cells[a] ?? 0) - 1] ?? 0) < 2 || random.below(100) < chance,
      )
      const left = narrowed(board, pairs)?.map(String).sort()
      expect(left, makeBoard(board)).toEqual(narrowedSlowly(board, pairs)?.map(String).sort())
    }
  },
)

test('a board that can be cleared is never ruled out', () => {
  const random = makeRandom('sound')
  for (let count = 0; count < repeats(300); count++) {
    const kinds = Array.from({ length: 6 }, () => 1 + random.below(6))
    const board = drawFull(random, 3, 4, kinds)
    if (!narrowed(board)) expect(isClearableSlowly(board, 'none'), makeBoard(board)).toBe(false)
  }
})
