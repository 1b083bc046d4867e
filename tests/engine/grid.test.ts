import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  isInside,
  isSame,
  type Position,
  positions,
  type Size,
  toIndex,
  toPosition,
  transpose,
} from '#src/engine/grid.ts'

const sizes: fc.Arbitrary<Size> = fc.record({
  rows: fc.integer({ min: 1, max: 30 }),
  cols: fc.integer({ min: 1, max: 30 }),
})
const anyPosition: fc.Arbitrary<Position> = fc.record({
  row: fc.integer({ min: -3, max: 33 }),
  col: fc.integer({ min: -3, max: 33 }),
})

test.each([
  ['first', 0, 0, 0, true],
  ['end of the first row', 0, 3, 3, true],
  ['start of the second row', 1, 0, 4, true],
  ['last', 2, 3, 11, true],
  ['right of a row', 0, 4, 4, false],
  ['below', 3, 0, 12, false],
  ['above', -1, 0, -4, false],
  ['left of a row', 1, -1, 3, false],
])('%s: row %i, col %i of 3 × 4', (_, row, col, index, inside) => {
  const size = { rows: 3, cols: 4 }
  expect(toIndex(size, { row, col })).toBe(index)
  expect(isInside(size, { row, col })).toBe(inside)
})

describe('laws', () => {
  test('yields each position once, in reading order', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const all = [...positions(size)]
        expect(all.map((position) => toIndex(size, position))).toEqual(
          Array.from({ length: size.rows * size.cols }, (_, index) => index),
        )
        expect(all.every((position) => isInside(size, position))).toBe(true)
      }),
    )
  })

  test('converts between index and position', () => {
    fc.assert(
      fc.property(sizes, anyPosition, (size, position) => {
        fc.pre(isInside(size, position))
        expect(toPosition(size, toIndex(size, position))).toEqual(position)
      }),
    )
  })

  test('transposes to the swapped size and back', () => {
    fc.assert(
      fc.property(sizes, anyPosition, (size, position) => {
        const transposed = { rows: size.cols, cols: size.rows }
        expect(transpose(transpose(position))).toEqual(position)
        expect(isInside(transposed, transpose(position))).toBe(isInside(size, position))
      }),
    )
  })

  test('compares rows and columns', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (a, b) => {
        expect(isSame(a, b)).toBe(a.row === b.row && a.col === b.col)
        expect(isSame(a, { ...a })).toBe(true)
      }),
    )
  })
})
