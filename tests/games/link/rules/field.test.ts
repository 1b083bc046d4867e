import { describe, expect, test } from 'vitest'
import { asCell, toIndex, toPosition } from '../../../../src/engine/grid'
import { makeRandom } from '../../../../src/engine/random'
import { tilesOf } from '../../../../src/games/link/board/board'
import { GRAVITIES, type Gravity, slide } from '../../../../src/games/link/board/gravity'
import {
  copyField,
  countMovable,
  isEqual,
  isPair,
  makeField,
  makeGround,
  pairsOf,
  take,
  untake,
  weigh,
} from '../../../../src/games/link/rules/field'
import { repeats } from '../../../support/effort'
import { boardOf, drawSmall } from '../board/boards'
import { findPathSlowly } from '../board/reference-path'
import { matchesSlowly, takeSlowly } from '../board/reference-solve'

/** The ways to choose that many of eight cells, one after the other. */
const layouts = (count: number): number[][] =>
  count === 0
    ? [[]]
    : layouts(count - 1).flatMap((layout) =>
        [...Array(8).keys()]
          .filter((cell) => !layout.includes(cell))
          .map((cell) => [...layout, cell]),
      )

const LAYOUTS = layouts(4)

describe('a field', () => {
  test.each(GRAVITIES)(
    'after a match is the field of the board after it, under gravity %s',
    (gravity) => {
      const random = makeRandom('field', gravity)
      for (let count = 0; count < repeats(200); count++) {
        let { board } = slide(drawSmall(random, 2 + random.below(3)), gravity)
        const ground = makeGround(board, gravity)
        const field = makeField(board)
        for (let tiles = tilesOf(board); tiles.length > 0; tiles = tilesOf(board)) {
          const a = tiles[random.below(tiles.length)] ?? asCell(0)
          const b = tiles.find((cell) => cell !== a) ?? asCell(0)
          take(ground, field, a, b)
          board = takeSlowly(board, toPosition(board, a), toPosition(board, b), gravity)
          expect(field).toEqual(makeField(board))
          expect(field.tiles).toBe(tilesOf(board).length)
        }
        expect(field.hash).toBe(0)
      }
    },
  )

  test('is as it was once tiles that were taken are put back', () => {
    const board = boardOf('AB.\nCBA')
    const ground = makeGround(board, 'none')
    const field = makeField(board)
    take(ground, field, 1, 4)
    expect(field).not.toEqual(makeField(board))
    untake(ground, field, 1, 4, 2)
    expect(field).toEqual(makeField(board))
  })

  test('leaves the board and the field it came from as they were', () => {
    const board = boardOf('AAB\nBCC')
    const ground = makeGround(board, 'down')
    const field = makeField(board)
    take(ground, copyField(field), 0, 1)
    expect(field).toEqual(makeField(boardOf('AAB\nBCC')))
    take(ground, field, 0, 1)
    expect(board).toEqual(boardOf('AAB\nBCC'))
  })

  test('equals another that holds the same tiles, and no other', () => {
    const text = 'AB.\nCBA'
    const field = makeField(boardOf(text))
    expect(isEqual(field, makeField(boardOf(text)))).toBe(true)
    for (const other of ['BA.\nCBA', 'AB.\nCAB', '.BA\nCBA', 'AB.\nCB.', 'CCC\nCCC']) {
      const another = makeField(boardOf(other))
      expect(isEqual(field, another)).toBe(false)
      expect(isEqual(field, { ...another, hash: field.hash })).toBe(false)
    }
  })

  test('has a hash that tells apart the ways to lay out four tiles', () => {
    const hashes = LAYOUTS.map((layout) => {
      const cells = new Uint8Array(8)
      for (const [i, cell] of layout.entries()) cells[cell] = i + 1
      return makeField({ rows: 2, cols: 4, cells }).hash
    })
    expect(new Set(hashes).size).toBe(8 * 7 * 6 * 5)
  })

  test.each(GRAVITIES)(
    'knows which tiles are joined and how many can move, under %s',
    (gravity) => {
      const random = makeRandom('joined', gravity)
      for (let count = 0; count < repeats(200); count++) {
        const { board } = slide(drawSmall(random, 1 + random.below(4)), gravity)
        const ground = makeGround(board, gravity)
        const field = makeField(board)
        const slow = matchesSlowly(board)
        const ends = slow.flat().map((place) => toIndex(board, place))
        expect(countMovable(ground, field)).toBe(new Set(ends).size)
        expect(pairsOf(ground, field)).toHaveLength(2 * slow.length)
        for (const a of tilesOf(board)) {
          for (const b of tilesOf(board).filter((cell) => cell !== a)) {
            const path = findPathSlowly(board, toPosition(board, a), toPosition(board, b))
            expect(isPair(ground, field, a, b)).toBe(path !== undefined)
          }
        }
      }
    },
  )
})

const BETTER: readonly [name: string, better: string, worse: string, gravity: Gravity][] = [
  ['more tiles that can move', 'AB\nAB', 'AB\nBA', 'left'],
  ['more tiles that can move, without gravity', 'AB\nAB', 'AB\nBA', 'none'],
  ['tiles in fewer lanes', 'AABB\n....', 'AA..\nBB..', 'left'],
  ['tiles in fewer lanes, upright', 'A.\nA.\nB.\nB.', '..\n..\nAB\nAB', 'down'],
  [
    'tiles in fewer lanes, but none emptied',
    'AABBCC\nD.....\nD.....',
    'AABB..\nCCDD..\n......',
    'left',
  ],
  ['a full lane', 'AABB\nCC..', 'AAB.\nCCB.', 'left'],
]

test.each(BETTER)('a position with %s weighs more', (_, better, worse, gravity) => {
  const [more, less] = [better, worse].map((text) => {
    const { board } = slide(boardOf(text), gravity)
    return weigh(makeGround(board, gravity), makeField(board))
  })
  expect(more).toBeGreaterThan(less ?? Number.NaN)
})
