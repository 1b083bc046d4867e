import * as v from 'valibot'
import { expect, test } from 'vitest'
import ornaments from '#src/games/link/journey/ornaments.json'
import faces from '#src/opponents/faces.json'

const COLOUR = v.pipe(v.string(), v.hexColor())
const PATH = v.pipe(v.string(), v.regex(/^M[\d\s.achlmqstvz-]+$/i))

const AREA = v.strictObject({ d: PATH, fill: COLOUR })
const LINE = v.strictObject({ d: PATH, stroke: COLOUR, strokeWidth: v.number() })
const FACE = v.strictObject({
  fill: COLOUR,
  ink: COLOUR,
  path: PATH,
  more: v.exactOptional(v.strictObject({ path: PATH, fill: v.union([COLOUR, v.literal('none')]) })),
  eyes: v.strictObject({ y: v.number(), apart: v.number() }),
  mouth: v.number(),
  brows: v.union([PATH, v.literal('')]),
})

test.each(Object.entries(ornaments))('the garden "%s" is drawn in areas and lines', (_, parts) => {
  expect(v.parse(v.array(v.union([AREA, LINE])), parts)).toEqual(parts)
})

test('each opponent has a face of its own shape and colour', () => {
  const drawn = Object.values(faces).map((face) => v.parse(FACE, face))
  for (const looks of [drawn.map(({ path }) => path), drawn.map(({ fill }) => fill)])
    expect(new Set(looks).size).toBe(drawn.length)
})
