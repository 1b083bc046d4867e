import { expect, test } from 'vitest'
import {
  attributesIn,
  faceOf,
  makeTile,
  parseTile,
  sharedOf,
  TILES,
} from '#src/games/patches/rules/tile.ts'
import { tileOf } from './playing'

test('has 64 tiles with unique names that are read back', () => {
  const names = TILES.map(makeTile)
  expect(new Set(names).size).toBe(64)
  expect(names.map(parseTile)).toEqual(TILES)
  expect(names.join(' ')).toMatch(/^rt1 rt2 rt3 rt4 rs1 .* gc4$/)
})

test.each(['', 'r', 'rt0', 'rt5', 'RT1', 'tr1', 'rt11', 'U', '.'])('rejects %j', (name) => {
  expect(parseTile(name)).toBeUndefined()
})

test('a tile shows its colour, shape and number', () => {
  expect(faceOf(tileOf('gc2'))).toEqual({ colour: 'green', shape: 'circle', number: 2 })
  expect(faceOf(tileOf('bs4'))).toEqual({ colour: 'blue', shape: 'square', number: 4 })
  expect(() => faceOf(65)).toThrow(RangeError)
})

test.each([
  ['gc2', 'gc3', ['colour', 'shape']],
  ['gc2', 'gt2', ['colour', 'number']],
  ['gc2', 'rc2', ['shape', 'number']],
  ['gc2', 'gt1', ['colour']],
  ['gc2', 'rc1', ['shape']],
  ['gc2', 'rt2', ['number']],
  ['gc2', 'rt1', []],
])('%s and %s share %j', (a, b, attributes) => {
  expect(attributesIn(sharedOf(tileOf(a), tileOf(b)))).toEqual(attributes)
  expect(attributesIn(sharedOf(tileOf(b), tileOf(a)))).toEqual(attributes)
})

test('a tile shares one attribute with 27 others, two with 9 and none with 27', () => {
  for (const tile of TILES) {
    const others = TILES.filter((other) => other !== tile)
    const sizes = others.map((other) => attributesIn(sharedOf(tile, other)).length)
    const count = (size: number) => sizes.filter((found) => found === size).length
    expect([count(0), count(1), count(2)]).toEqual([27, 27, 9])
  }
})

test('shares nothing with empty cells and tokens', () => {
  for (const tile of TILES) {
    expect([0, 65, 66].map((value) => sharedOf(tile, value))).toEqual([0, 0, 0])
  }
})
