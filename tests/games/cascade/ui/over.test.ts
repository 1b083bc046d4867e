import { expect, test } from 'vitest'
import { pullOf, targetOf } from '#src/games/cascade/ui/Over.tsx'

const BOARD = { rows: 8, cols: 8 }
const MIDDLE = { row: 4, col: 4 }

test.each([
  ['follows the pointer', { x: 0.3, y: -0.2 }, MIDDLE, { x: 0.3, y: -0.2 }],
  ['stays within a cell of its own', { x: 2.5, y: -1.5 }, MIDDLE, { x: 1, y: -1 }],
  ['stays on the board at its start', { x: -0.5, y: -0.5 }, { row: 0, col: 0 }, { x: 0, y: 0 }],
  ['stays on the board at its end', { x: 0.5, y: 0.5 }, { row: 7, col: 7 }, { x: 0, y: 0 }],
])('a dragged gem %s', (_, pull, at, seen) => {
  const { x, y } = pullOf(pull, at, BOARD)
  expect(x).toBeCloseTo(seen.x)
  expect(y).toBeCloseTo(seen.y)
})

test.each([
  ['right', { x: 0.5, y: 0.2 }, { row: 4, col: 5 }],
  ['left', { x: -0.9, y: 0.4 }, { row: 4, col: 3 }],
  ['down', { x: 0.1, y: 0.4 }, { row: 5, col: 4 }],
  ['up', { x: -0.3, y: -1 }, { row: 3, col: 4 }],
  ['nowhere after a short drag', { x: 0.39, y: -0.39 }, MIDDLE],
])('a gem is dropped %s', (_, pull, target) => {
  expect(targetOf(pull, MIDDLE)).toEqual(target)
})
