import * as v from 'valibot'
import { expect, test } from 'vitest'
import { COLOURS } from '#src/games/garden/rules/position.ts'
import blooms from '#src/games/garden/ui/blooms.json'

const COORDINATE = v.pipe(v.number(), v.minValue(0), v.maxValue(24))
const FILL = v.pipe(v.string(), v.hexColor())
const BLOOM = v.strictObject({
  fill: FILL,
  petals: v.pipe(v.string(), v.regex(/^M[\d\s.achlmqstvz-]+$/i)),
  heart: v.optional(v.strictObject({ y: COORDINATE, r: COORDINATE, fill: FILL })),
})

test('every colour has a bloom of its own shape and fill', () => {
  expect(v.parse(v.array(BLOOM), blooms)).toHaveLength(COLOURS)
  expect(new Set(blooms.map(({ petals }) => petals)).size).toBe(COLOURS)
  expect(new Set(blooms.map(({ fill }) => fill)).size).toBe(COLOURS)
})
