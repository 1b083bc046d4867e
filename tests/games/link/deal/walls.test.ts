import { describe, expect, test } from 'vitest'
import { countCells } from '#src/engine/grid.ts'
import { isWall, makeBoard, tilesOf } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { fill, SHAPES, WALLS, type Walls } from '#src/games/link/deal/levels.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'
import { findPeeled } from '#src/games/link/solver/find.ts'
import { sampled } from '../../../support/effort'
import { clears, stateOf } from '../rules/playing'

const COURTYARD = `
AAAAAAAAAAAAAA
AAAAAAAAAAAAAA
AA##AA##AA##AA
AA#........#AA
AAA........AAA
AAA........AAA
AA#........#AA
AA##AA##AA##AA
AAAAAAAAAAAAAA
AAAAAAAAAAAAAA`

const PILLARS = `
AAAAAAAAAAAAAA
AA#AA#AA#AA#AA
AAAAAAAAAAAAAA
AAAAAAAAAAAAAA
AA#AA#AA#AA#AA
AAAAAAAAAAAAAA
AAAAAAAAAAAAAA
AA#AA#AA#AA#AA
AAAAAAAAAAAAAA`

const OTHERS: readonly [walls: Walls, cols: number, rows: number, text: string][] = [
  ['none', 3, 2, 'AAA\nAAA'],
  ['courtyard', 4, 30, Array(30).fill('AAAA').join('\n')],
  ['courtyard', 6, 5, 'AAAAAA\nAAAAAA\nAA##AA\nAAAAAA\nAAAAAA'],
  ['courtyard', 7, 7, 'AAAAAAA\nAAAAAAA\nAA###AA\nAA#.#AA\nAA###AA\nAAAAAAA\nAAAAAAA'],
  ['pillars', 2, 2, 'AA\nAA'],
  ['pillars', 4, 4, 'AAAA\nAAAA\nAAAA\nAAAA'],
  ['pillars', 6, 3, 'AAAAAA\nA#AA#A\nAAAAAA'],
  [
    'pillars',
    7,
    10,
    'AAAAAAA\nAAAAAAA\nAAAAAAA\nAAA#AAA\nAAAAAAA\nAAAAAAA\nAAA#AAA\nAAAAAAA\nAAAAAAA\nAAAAAAA',
  ],
]

const SIDES = Array.from({ length: 29 }, (_, index) => index + 2)
const SIZES = SIDES.flatMap((rows) => SIDES.map((cols) => ({ rows, cols })))

describe('walls', () => {
  test.each([
    ['courtyard', COURTYARD],
    ['pillars', PILLARS],
  ] as const)('of the level %s match the drawing', (level, text) => {
    expect(makeBoard(fill(SHAPES[level], SHAPES[level].walls))).toBe(text.trim())
  })

  test.each(OTHERS)('%s of %i × %i', (walls, cols, rows, text) => {
    expect(makeBoard(fill({ rows, cols }, walls))).toBe(text)
  })

  test.each(WALLS)('%s are symmetric at every size', (walls) => {
    for (const size of sample(SIZES, sampled(841))) {
      const { cells } = fill(size, walls)
      expect(cells.toReversed()).toEqual(cells)
      const transposed = fill({ rows: size.cols, cols: size.rows }, walls)
      expect(tilesOf(transposed)).toHaveLength(tilesOf({ ...size, cells }).length)
    }
  })

  test.each(['courtyard', 'pillars'] as const)('%s exist wherever both sides allow', (walls) => {
    for (const size of SIZES.filter(({ rows, cols }) => Math.min(rows, cols) >= 5)) {
      expect(fill(size, walls).cells.some(isWall), `${size.cols} × ${size.rows}`).toBe(true)
    }
  })
})

describe('a custom board', () => {
  test.each(WALLS)('with walls %s is only refused for an odd number of tiles', (walls) => {
    for (const size of SIZES) {
      const tiles = tilesOf(fill(size, walls)).length
      const parsed = parseOptions({ level: 'custom', ...size, kinds: 9, walls })
      expect(tiles).toBeGreaterThan(1)
      expect(parsed.ok).toBe(tiles % 2 === 0)
    }
  })

  test.each(GRAVITIES)('with walls is clearable under gravity %s', (gravity) => {
    for (const walls of WALLS) {
      for (const size of sample(SIZES, sampled(13))) {
        const parsed = parseOptions({ level: 'custom', ...size, kinds: 9, walls, gravity })
        if (!parsed.ok) continue
        const { value, line } = findPeeled(parsed.value, 'walls')
        const text = makeBoard(deal(value.options, value.seed))
        expect(line, text).not.toBeNull()
        expect(clears(stateOf(text, gravity), line ?? []), text).toBe(true)
      }
    }
  })
})

/** Returns all small sizes, so many of the others, and the largest. */
function sample(sizes: typeof SIZES, count: number): typeof SIZES {
  const stride = Math.ceil(sizes.length / count)
  return sizes.filter(
    (size, index) => countCells(size) < 16 || index % stride === 0 || size === sizes.at(-1),
  )
}
