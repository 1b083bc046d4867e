import { expect, test } from 'vitest'
import { strengthOf, strengthPoints } from '#src/games/patches/rules/claim.ts'
import { attributesIn, sharedOf, TILES } from '#src/games/patches/rules/tile.ts'

/** The original table, by points: number of blocks, distinct sets, attributes shared with each. */
const TABLE = [
  '1 1 1, 1 1 2',
  '2 2 1, 2 1 1, 2 2 2, 2 1 2',
  '3 3 1, 3 2 1, 3 1 1, 3 3 2, 3 2 2, 3 1 2',
  '4 4 1, 4 3 1, 4 2 1, 4 1 1, 4 4 2, 4 3 2, 4 2 2, 4 1 2',
]
  .flatMap((rows) => rows.split(', '))
  .map((row, index) => [index + 1, row] as const)

/** Three attributes and three pairs of them, each shared with three tiles only. */
const IMPOSSIBLE = [13, 17, 20]

/** All ways to match `blocks` tiles by `sets` distinct sets of `each` attributes. */
function waysOf(blocks: number, sets: number, each: number): number[][] {
  const kinds = [1, 2, 3, 4, 5, 6].filter((set) => attributesIn(set).length === each)
  const available = (set: number) => TILES.filter((tile) => sharedOf(1, tile) === set).length
  const extend = (way: number[], from: number): number[][] => {
    if (way.length === blocks) return new Set(way).size === sets ? [way] : []
    return kinds
      .slice(from)
      .filter((set) => way.filter((other) => other === set).length < available(set))
      .flatMap((set) => extend([...way, set], kinds.indexOf(set)))
  }
  return extend([], 0)
}

test.each(TABLE)('row %i: blocks, sets, shared with each: %s', (points, row) => {
  const [blocks = 0, sets = 0, each = 0] = row.split(' ').map(Number)
  expect(strengthPoints(blocks, blocks * each, sets)).toBe(points)
  const ways = waysOf(blocks, sets, each)
  expect(ways.length > 0).toBe(!IMPOSSIBLE.includes(points))
  for (const way of ways) expect(strengthOf(way)).toBe(points)
})

test.each<[string, number[], number]>([
  ['nothing', [], 0],
  ['one by colour, one by colour and shape', [1, 3], 4],
  ['one by number, two by shape, one by colour', [4, 2, 2, 1], 14],
  ['five by colour', [1, 1, 1, 1, 1], 25],
  ['eight by colour', [1, 1, 1, 1, 1, 1, 1, 1], 64],
])('matching %s', (_, shared, points) => {
  expect(strengthOf(shared)).toBe(points)
})
