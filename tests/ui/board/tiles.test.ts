import { describe, expect, test } from 'vitest'
import type { Position } from '#src/engine/grid.ts'
import { nearestFocus, nextFocus } from '#src/ui/board/tiles.ts'

/** Parses positions of `#` from a picture, in reading order. */
const tilesIn = (...rows: string[]): Position[] =>
  rows.flatMap((line, row) => [...line].flatMap((mark, col) => (mark === '#' ? { row, col } : [])))

const at = (row: number, col: number): Position => ({ row, col })

const BOARD = tilesIn(
  '##.#', //
  '....',
  '#..#',
  '.#..',
)

describe('keys on a board', () => {
  test.each<[string, string, boolean, Position, Position | undefined]>([
    ['to the neighbour', 'ArrowRight', false, at(0, 0), at(0, 1)],
    ['over a gap', 'ArrowRight', false, at(0, 1), at(0, 3)],
    ['back over a gap', 'ArrowLeft', false, at(0, 3), at(0, 1)],
    ['down over an empty row', 'ArrowDown', false, at(0, 0), at(2, 0)],
    ['up over an empty row', 'ArrowUp', false, at(2, 3), at(0, 3)],
    ['to the nearest tile where the line is empty', 'ArrowDown', false, at(2, 0), at(3, 1)],
    ['nowhere at the rim', 'ArrowRight', false, at(0, 3), undefined],
    ['to the first tile of the row', 'Home', false, at(2, 3), at(2, 0)],
    ['to the last tile of the row', 'End', false, at(0, 0), at(0, 3)],
    ['to the first tile of the board', 'Home', true, at(3, 1), at(0, 0)],
    ['to the last tile of the board', 'End', true, at(0, 0), at(3, 1)],
    ['nowhere by another key', 'a', false, at(0, 0), undefined],
  ])('%s', (_, key, ctrlKey, from, expected) => {
    expect(nextFocus({ key, ctrlKey }, from, BOARD)).toEqual(expected)
  })
})

describe('the nearest remaining tile', () => {
  test.each<[string, Position, Position | undefined]>([
    ['is beside the gap', at(0, 2), at(0, 1)],
    ['is not the one that goes', at(0, 0), at(0, 1)],
    ['may be diagonal', at(3, 0), at(2, 0)],
  ])('%s', (_, gone, expected) => {
    expect(nearestFocus(gone, BOARD)).toEqual(expected)
  })

  test('is none on an empty board', () => {
    expect(nearestFocus(at(0, 0), [])).toBeUndefined()
  })
})
