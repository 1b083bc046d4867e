import { afterEach, expect, test } from 'vitest'
import { dateOf } from '#src/define/seeds.ts'

const { TZ } = process.env

afterEach(() => {
  if (TZ === undefined) delete process.env.TZ
  else process.env.TZ = TZ
})

test.each([
  ['Pacific/Auckland', '2026-11-30'],
  ['America/Los_Angeles', '2026-11-29'],
])('a day is that of the place: %s', (place, day) => {
  process.env.TZ = place
  expect(dateOf(Date.parse('2026-11-29T12:30:00Z'))).toBe(day)
})
