import { expect, test } from 'vitest'
import { addDays, addMonths, monthOf, weeksOf } from '#src/results/calendar.ts'

test.each([
  ['2026-11', 0, '2026-11'],
  ['2026-11', 1, '2026-12'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -13, '2025-02'],
])('%s and %i months is %s', (month, count, sum) => {
  expect(addMonths(month, count)).toBe(sum)
})

test.each([
  ['2026-11-23', 7, '2026-11-30'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-03-01', -1, '2028-02-29'],
])('%s and %i days is %s', (day, count, sum) => {
  expect(addDays(day, count)).toBe(sum)
})

test.each([
  ['2026-11', 6, '2026-11-01', '2026-11-30'],
  ['2027-02', 4, '2027-02-01', '2027-02-28'],
  ['2028-02', 5, '2028-02-01', '2028-02-29'],
  ['2026-12', 5, '2026-12-01', '2026-12-31'],
])('%s has %i weeks from %s to %s', (month, count, first, last) => {
  const weeks = weeksOf(month)
  const days = weeks.flat().filter((day) => day !== undefined)
  expect(weeks).toHaveLength(count)
  expect([days[0], days.at(-1)]).toEqual([first, last])
  expect(new Set(days).size).toBe(Number(last.slice(-2)))
  for (const day of days) expect(monthOf(day)).toBe(month)
})

test('weeks begin on Monday', () => {
  for (const week of weeksOf('2026-11'))
    for (const [column, day] of week.entries())
      if (day) expect((new Date(day).getUTCDay() + 6) % 7).toBe(column)
})
