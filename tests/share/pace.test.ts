import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { makeBars, paceOf, paceText } from '#src/share/pace.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** Steps after which the clock shows these seconds. */
const stepsAt = (seconds: readonly (number | undefined)[]) =>
  seconds.map((second) => (second === undefined ? {} : { ms: second * 1_000 }))

const barsAt = (seconds: readonly (number | undefined)[]) => {
  const pace = paceOf(stepsAt(seconds))
  return pace && makeBars(pace)
}

test.each([
  ['even steps', [1, 2, 3, 4, 5, 6, 7], '▄▄▄▄▄▄▄'],
  ['fourteen even steps', Array.from({ length: 14 }, (_, step) => step + 1), '▄▄▄▄▄▄▄'],
  ['a slow start', [8, 9, 10, 11, 12, 13, 14], '▁▆▆▆▆▆▆'],
  ['a long think at the end', [1, 2, 3, 4, 5, 6, 48], '▇▇▇▇▇▇▁'],
  ['nine steps, whose parts have one or two', [1, 2, 3, 4, 5, 6, 7, 8, 9], '▄▄▄▄▄▄▄'],
  ['steps of no time', [0, 0, 0, 7, 7, 7, 7], '▇▇▇▁▇▇▇'],
  ['six steps', [1, 2, 3, 4, 5, 6], undefined],
  ['no step', [], undefined],
  ['no time at all', [0, 0, 0, 0, 0, 0, 0], undefined],
  ['a step of unknown time', [1, 2, undefined, 4, 5, 6, 7, 8], undefined],
])('the bars of %s', (_, seconds, expected) => {
  expect(barsAt(seconds)).toBe(expected)
})

test.each([
  ['▄▄▄▄▄▄▄', 'Steady throughout.'],
  ['▇▆▂▁▃▄▄', 'Quick at the start, slow in the middle, steady at the end.'],
  ['▁▄▅▅▅▂▂', 'Slow at the start, quick in the middle, slow at the end.'],
])('%s in words', (bars, expected) => {
  const pace = [...bars].map((bar) => '▁▂▃▄▅▆▇'.indexOf(bar))
  expect(paceText(i18n, pace)).toBe(expected)
})

const thinking = fc.array(fc.nat(60_000), { minLength: 7, maxLength: 300 })

test('any timed game has seven bars, and the same at twice the speed', () => {
  fc.assert(
    fc.property(thinking, (times) => {
      fc.pre(times.some((ms) => ms > 0))
      const steps = times.map((_, step) => ({
        ms: times.slice(0, step + 1).reduce((sum, ms) => sum + ms),
      }))
      const pace = paceOf(steps)
      expect(pace).toHaveLength(7)
      expect(paceOf(steps.map(({ ms }) => ({ ms: ms * 2 })))).toEqual(pace)
    }),
  )
})
