import { describe, expect, test } from 'vitest'
import { toIndex } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { makeBoard } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity, slide } from '#src/games/link/board/gravity.ts'
import { repeats } from '../../../support/effort'
import { boardOf, scattered } from './boards'
import { takeSlowly } from './reference-moves'

const SLIDES: readonly [gravity: Gravity, before: string, after: string][] = [
  ['none', 'A.B\n.C.', 'A.B\n.C.'],
  ['down', 'AB\n.C\nD.', '..\nAB\nDC'],
  ['up', '.B\nA.\nD.', 'AB\nD.\n..'],
  ['left', '.A.B\nC..D', 'AB..\nCD..'],
  ['right', 'A.B.\nC..D', '..AB\n..CD'],
  ['in', 'A...B.\n.AB..C', '..AB..\n.ABC..'],
  ['in', 'A..B.\nA...B', '..AB.\n..AB.'],
  ['in', 'AB.CD', '.ABCD'],
  ['out', '.AB.C.\n..AB..', 'AB...C\nA....B'],
  ['out', '.ABC.', 'AB..C'],
  ['in', 'A.', 'A.'],
  ['down', 'A.A', 'A.A'],
  ['down', 'A\n#\n.\nB\n.', 'A\n#\n.\n.\nB'],
  ['up', '.\nA\n#\n.\nB', 'A\n.\n#\nB\n.'],
  ['left', '.A#.B', 'A.#B.'],
  ['right', 'A.#B.', '.A#.B'],
  ['in', 'A.#..BC.#D', '.A#..BC.#D'],
  ['out', '.A#B.C#.D', 'A.#B.C#.D'],
]

describe('gravity', () => {
  test.each(SLIDES)('%s: %s becomes %s', (gravity, before, after) => {
    expect(makeBoard(slide(boardOf(before), gravity).board)).toBe(after)
  })

  test('reports the origin and target of each slide', () => {
    expect(slide(boardOf('A.\n.B\nC.'), 'down').slides).toEqual([
      { from: { row: 0, col: 0 }, to: { row: 1, col: 0 } },
      { from: { row: 1, col: 1 }, to: { row: 2, col: 1 } },
    ])
  })

  test('lists slides in reading order of their origins', () => {
    const { slides } = slide(boardOf('AB\nCD\n..'), 'down')
    expect(slides.map(({ from }) => from)).toEqual([
      { row: 0, col: 0 },
      { row: 0, col: 1 },
      { row: 1, col: 0 },
      { row: 1, col: 1 },
    ])
  })

  test.each(GRAVITIES)(
    '%s agrees with the reference, and the slides match the board',
    (gravity) => {
      const random = makeRandom('gravity', gravity)
      for (let count = 0; count < repeats(100); count++) {
        const shape = scattered(random, 1 + random.below(8), 1 + random.below(8), 60)
        const cells = shape.cells.map((kind, i) => kind * ((i % 36) + 1))
        const board = { ...shape, cells }
        const { board: after, slides } = slide(board, gravity)
        const corner = { row: 0, col: 0 }
        const emptied = { ...board, cells: cells.with(0, 0) }
        expect(makeBoard(slide(emptied, gravity).board)).toBe(
          makeBoard(takeSlowly(board, corner, corner, gravity)),
        )
        const moved = Uint8Array.from(cells)
        for (const { from } of slides) moved[toIndex(board, from)] = 0
        for (const { from, to } of slides) {
          moved[toIndex(board, to)] = cells[toIndex(board, from)] ?? 0
        }
        expect(moved).toEqual(after.cells)
        expect(slide(after, gravity).slides).toEqual([])
      }
    },
  )
})
