import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { hasMedals, medalOf, nextMedal, rankText } from '#src/games/cascade/medals.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'

test.each<[points: number, medal: string | undefined, next: string | undefined]>([
  [0, undefined, 'bronze'],
  [1_799, undefined, 'bronze'],
  [1_800, 'bronze', 'silver'],
  [2_500, 'silver', 'gold'],
  [3_200, 'gold', undefined],
])('%i points bring %s, and the next is %s', (points, medal, next) => {
  expect([medalOf(points)?.name, nextMedal(points)?.name]).toEqual([medal, next])
})

test.each([
  [1_529, ''],
  [1_530, 'Better than 1 of 4 random games'],
  [2_100, 'Better than 3 of 4 random games'],
  [9_999, 'Better than 99 of 100 random games'],
])('%i points are ranked: %s', (points, text) => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  expect(rankText(i18n, points)).toBe(text)
})

test.each<[object, boolean]>([
  [{ swaps: 30 }, true],
  [{}, false],
  [{ swaps: 30, rows: 9 }, false],
  [{ swaps: 30, goal: 'points-100' }, false],
  [{ swaps: 30, counting: 'lines' }, false],
])('only 30 swaps on the usual board have medals: %o', (fields, expected) => {
  const options = rules.parseOptions(fields)
  if (!options.ok) throw new Error(options.code)
  expect(hasMedals(options.value)).toBe(expected)
})
