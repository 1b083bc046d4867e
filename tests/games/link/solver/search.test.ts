import { expect, test } from 'vitest'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import { WALL } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { searchExactly } from '#src/games/link/solver/exact.ts'
import { makePuzzle } from '#src/games/link/solver/puzzle.ts'
import { pop, push, searchBestFirst } from '#src/games/link/solver/search.ts'
import { repeats, sampled } from '../../../support/effort'
import { drawSmall } from '../board/boards'
import { textOf } from './boards'
import { isClearable, isCleared, settle } from './reference'

test('pops a heap in descending order', () => {
  const random = makeRandom('heap')
  for (let count = 0; count < sampled(600); count++) {
    const values = Array.from({ length: random.below(40) }, () => random.below(30))
    const heap: number[] = []
    for (const value of values) push(heap, value)
    const popped = values.map(() => pop(heap))
    expect(popped).toEqual(values.toSorted((a, b) => b - a))
    expect(pop(heap)).toBeUndefined()
  }
})

test.each(GRAVITIES)('best-first search is sound under gravity %s', (gravity) => {
  const random = makeRandom('alone', gravity)
  for (let count = 0; count < sampled(600); count++) {
    const board = settle(drawSmall(random, count % 2 === 0), gravity)
    const truth = isClearable(board, gravity)
    const found = searchBestFirst(makePuzzle(board, gravity), { left: 10_000_000 })
    // An empty board needs no search.
    if (!isCleared(board)) expect(found !== 'lost', textOf(board)).toBe(truth)
    expect(found).not.toBe('unknown')
  }
})

const SIZES: readonly [rows: number, cols: number, pairs: number, kinds: number][] = [
  [4, 5, 8, 2],
  [4, 6, 12, 3],
  [5, 6, 15, 5],
  [5, 6, 13, 6],
  [6, 6, 16, 8],
]

test.each(SIZES)(
  'both searches agree without gravity on %i × %i with %i pairs of %i kinds and walls',
  (rows, cols, pairs, kinds) => {
    const random = makeRandom('agree', `${rows} ${cols} ${kinds}`)
    for (let count = 0; count < repeats(100); count++) {
      const contents = new Uint8Array(rows * cols).fill(WALL)
      for (let i = 0; i < 2 * pairs; i++) contents[i] = 1 + ((i >> 1) % kinds)
      const board = { rows, cols, cells: Uint8Array.from(shuffled(random, [...contents])) }
      const puzzle = makePuzzle(board, 'none')
      const found = [searchExactly, searchBestFirst].map((search) => {
        const line = search(puzzle, { left: 300_000 })
        return typeof line === 'string' ? line : 'clearable'
      })
      if (!found.includes('unknown')) expect(found[0], textOf(board)).toBe(found[1])
    }
  },
)
