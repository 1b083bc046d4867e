import { expect, test } from 'vitest'
import { nextToClear, starMarks, totalsOf } from '#src/engine/stars.ts'

test('stars are shown as marks', () => {
  expect([0, 2, 3].map(starMarks)).toEqual(['☆☆☆', '★★☆', '★★★'])
})

const stages = (...stars: readonly number[]) => stars.map((stars, index) => ({ stars, index }))

test.each<[string, readonly number[], number | undefined]>([
  ['none is cleared', [0, 0], 0],
  ['the first lacks a star', [1, 3, 0], 2],
  ['all are cleared', [3, 2, 1], 1],
  ['all have their stars', [3, 3], undefined],
])('the next stage, when %s', (_, stars, next) => {
  expect(nextToClear(stages(...stars))?.index).toBe(next)
})

test('stages cleared and stars are counted', () => {
  expect(totalsOf(stages(0, 1, 3))).toEqual({ cleared: 2, stages: 3, stars: 4, most: 9 })
})
