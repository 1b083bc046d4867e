import { describe, expect, test } from 'vitest'
import { toIndex } from '#src/engine/grid.ts'
import { makeRandom } from '#src/engine/random.ts'
import { kindAt, makeBoard, tilesOf } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity, slide } from '#src/games/link/board/gravity.ts'
import { makeLines } from '#src/games/link/board/lines.ts'
import { borderOf, makeOutline, type Peeled, peel, removePair } from '#src/games/link/deal/peel.ts'
import { sampled } from '../../../support/effort'
import { boardOf, fullBoard, scattered } from '../board/boards'
import { takeSlowly } from '../board/reference-moves'
import { clears, stateOf } from '../rules/playing'

describe('an outline', () => {
  test.each(GRAVITIES)('tracks origins while pairs are removed, under gravity %s', (gravity) => {
    const random = makeRandom('bare', gravity)
    for (let count = 0; count < sampled(1_000); count++) {
      const shape = scattered(random, 1 + random.below(6), 1 + random.below(6), 70)
      let { board } = slide(
        { ...shape, cells: shape.cells.map((kind, i) => kind * (i + 1)) },
        gravity,
      )
      const kinds = board.cells
      const outline = makeOutline(board, gravity)
      for (let tiles = tilesOf(board); tiles.length > 1; tiles = tilesOf(board)) {
        const [from, to] = [0, 1 + random.below(tiles.length - 1)].map((i) => ({
          row: Math.floor((tiles[i] ?? 0) / board.cols),
          col: (tiles[i] ?? 0) % board.cols,
        }))
        if (!from || !to) throw new Error('There are two tiles')
        removePair(outline, from, to)
        board = takeSlowly(board, from, to, gravity)
        expect(outline.lines).toEqual(makeLines(board))
        expect(
          outline.cells.map((cell, i) => cell * (kinds[outline.origins[i] ?? 0] ?? 0)),
        ).toEqual(board.cells)
      }
    }
  })

  const BORDERS: readonly [shape: string, tiles: string][] = [
    ['A', 'A'],
    ['.', '.'],
    ['AAA\nAAA\nAAA', 'AAA\nA.A\nAAA'],
    ['AAAA\nAAAA\nAA.A\nAAAA', 'AAAA\nA.AA\nAA.A\nAAAA'],
    ['.AA.\nAAAA\n.AA.', '.AA.\nA..A\n.AA.'],
    ['AAAAA\nAA.AA\nAAAAA', 'AAAAA\nAA.AA\nAAAAA'],
  ]

  test.each(BORDERS)('of %j has its border next to free cells', (shape, tiles) => {
    const board = boardOf(shape)
    const border = borderOf(makeOutline(board, 'none'))
    expect(border.map((position) => toIndex(board, position))).toEqual(tilesOf(boardOf(tiles)))
  })
})

function peelOnce(...args: Parameters<typeof peel>): Peeled {
  const peeled = peel(...args)
  if (!peeled) throw new Error('Peeling was blocked')
  return peeled
}

/** Full of holes, so that most border pairs are not joined and sampling is exhausted. */
const HOLES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) =>
  row % 3 === 2 ? 'AA.AA.AA.AA.A' : 'AAAAAAAAAAAAA',
)

/** Golden peeled boards. */
const PEELED: readonly [gravity: Gravity, shape: string, board: string][] = [
  ['none', 'AAAAA\nAAAAA\nAAAAA\nAAAAA', 'HFCDH\nIGBEF\nAEGJD\nIJCAB'],
  ['none', 'AAAA\nA..A\nAAAA\nAAAA', 'AEFB\nG..C\nACEF\nDBGD'],
  ['down', 'AAAA\nAAAA\nAAAA\nAAAA', 'EDEF\nBBGC\nDACF\nHAGH'],
  ['left', 'AAA..\nAAAAA\nAAAA.\nAAAA.', 'FHD..\nBECGH\nECAD.\nFBGA.'],
  ['in', 'AAAAAA\nAAAAAA\nAAAAAA', 'ADEHHG\nIGBCDI\nBFCEFA'],
  ['out', 'AAAAAA\nAAAAAA\nAAAAAA\nAAAAAA', 'IJAIEJ\nLGBACG\nKCBFDL\nFHDKHE'],
  [
    'none',
    HOLES.join('\n'),
    'ZVOVEZRWLgEVN\nCURKTVhGeGQQW\nQI.OS.TH.PW.M\nNPdTOQLULMKCH\nfIDGWMSjDDSYP\nST.CG.AK.ia.d\nObYaePLRBjNFI\nIBhRUHiDJAcXH\nfC.gB.MA.AU.J\nXFJcFNKJBbEFE',
  ],
]

describe('peeling', () => {
  test.each(PEELED)('deals golden boards under gravity %s: %j', (gravity, shape, board) => {
    const bare = boardOf(shape)
    const kinds = tilesOf(bare).slice(tilesOf(bare).length / 2)
    expect(
      makeBoard(
        peel(
          bare,
          kinds.map((_, i) => 1 + (i % 36)),
          gravity,
          makeRandom('peel'),
        )?.board ?? bare,
      ),
    ).toBe(board)
  })

  test.each(GRAVITIES)('deals clearable boards under gravity %s', (gravity) => {
    const random = makeRandom('peel', gravity)
    for (let count = 0; count < sampled(1_000); count++) {
      const { board: shape } = slide(
        fullBoard(1 + random.below(6), 2 * (1 + random.below(3))),
        gravity,
      )
      const kinds = Array.from({ length: shape.cells.length / 2 }, (_, i) => 1 + (i >> 1))
      const { board, line } = peelOnce(shape, kinds, gravity, random)
      expect(clears(stateOf(makeBoard(board), gravity), line), makeBoard(board)).toBe(true)
      expect([...board.cells].sort()).toEqual([...kinds, ...kinds].sort())
    }
  })

  test('fails with more pairs than cells', () => {
    expect(peel(boardOf('AA'), [1, 2], 'none', makeRandom('peel'))).toBeUndefined()
  })

  test('prefers pairs that are hard to see: most are neither adjacent nor aligned', () => {
    const { board, line } = peelOnce(
      fullBoard(8, 10),
      Array.from({ length: 40 }, (_, i) => 1 + (i % 36)),
      'none',
      makeRandom('hard'),
    )
    const far = line.filter(({ from, to }) => from.row !== to.row && from.col !== to.col)
    expect(far.length).toBeGreaterThan(25)
    for (const { from, to } of line) expect(kindAt(board, from)).toBe(kindAt(board, to))
  })
})
