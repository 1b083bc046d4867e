import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import {
  type DayMark,
  dailyMarks,
  dailyStreak,
  dayState,
  earnableDays,
  earningText,
} from '#src/results/calendar/days.ts'
import { addDays, addMonths, monthOf, weekOf, weeksOf } from '#src/results/dates.ts'
import { makeResult as result } from '../../support/results.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

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

test.each([
  ['2026-11-23', '2026-11-23', '2026-11-29'],
  ['2026-11-29', '2026-11-23', '2026-11-29'],
  ['2027-01-01', '2026-12-28', '2027-01-03'],
])('the week of %s is from %s to %s', (day, monday, sunday) => {
  const week = weekOf(day)
  expect(week).toHaveLength(7)
  expect([week[0], week.at(-1)]).toEqual([monday, sunday])
})

/** A day of March 2026; 0 is the last of February. */
const march = (day: number) => addDays('2026-02-28', day)

/** Noon of a day here, where the day is the same before and after. */
const noonOf = (day: number) => new Date(`${march(day)}T12:00`).getTime()

/** The daily board of a day in March, won at noon of that day or of another. */
const daily = (day: number, end = day, own: Partial<GameResult> = {}) =>
  result({ choice: 'daily', seed: `daily ${march(day)}`, at: noonOf(end), ...own })

describe('marks of daily boards', () => {
  const early = { ms: 13 * 3_600_000 }
  const begun = { begunAt: noonOf(2) }
  test.each<[string, readonly GameResult[], DayMark | undefined]>([
    ['won on the day', [daily(2)], 'won'],
    ['late the day after', [daily(2, 3)], 'late'],
    ['won if begun before midnight', [daily(2, 3, early)], 'won'],
    ['won if begun before midnight and gone on with in the morning', [daily(2, 3, begun)], 'won'],
    ['won if won again later', [daily(2), daily(2, 5)], 'won'],
    ['none for a game left', [daily(2, 2, { end: 'left' })], undefined],
    ['none for another game', [daily(2, 2, { game: 'cascade' })], undefined],
    ['none for other boards', [result({ seed: '2026-03-02' })], undefined],
    ['none for a link with the seed of a day', [daily(2, 2, { choice: 'shared' })], undefined],
    ['the same for any draw of the day', [daily(2, 2, { seed: 'daily 2026-03-02 12' })], 'won'],
  ])('are %s', (_, results, mark) => {
    expect([...dailyMarks(results, 'link')]).toEqual(mark ? [['2026-03-02', mark]] : [])
  })
})

describe('the streak of daily boards', () => {
  const won = (...days: number[]) => days.map((day) => [march(day), 'won'] as const)
  test.each<[string, readonly (readonly [string, DayMark])[], number]>([
    ['none without games', [], 0],
    ['one today', won(2), 1],
    ['still up when today is yet to come', won(1), 1],
    ['over after a day without', won(0), 0],
    ['over the end of a month', won(-1, 0, 1, 2), 4],
    ['only as long as it is unbroken', won(-1, 1, 2), 2],
    ['unbroken by a day earned back', [...won(2), ['2026-03-01', 'earned']], 2],
    ['broken by a day won late', [...won(2), ['2026-03-01', 'late']], 1],
  ])('is %s', (_, marks, streak) => {
    expect(dailyStreak(new Map(marks), '2026-03-02')).toBe(streak)
  })
})

describe('a missed day', () => {
  const own = daily(9)
  /** The first day won, February 20, before which none was missed. */
  const first = daily(-8)
  test.each<[string, number, readonly GameResult[], DayMark]>([
    ['is late without the board of the same day', 8, [daily(8, 9)], 'late'],
    ['is earned back before that board', 8, [daily(8, 9), own], 'earned'],
    ['is earned back after it', 8, [own, daily(8, 9)], 'earned'],
    ['is earned back after a week', 2, [own, daily(2, 9)], 'earned'],
    ['is late after more than a week', 1, [own, daily(1, 9)], 'late'],
    ['is late if the other board was won later', 8, [daily(8, 9), daily(9, 10)], 'late'],
    ['is late after another one', 7, [own, daily(6, 9), daily(7, 9)], 'late'],
    ['is earned back before another', 6, [daily(6, 9), daily(7, 9), own], 'earned'],
    ['is earned back though won late before', 7, [daily(7, 8), own, daily(7, 9)], 'earned'],
    ['is late with another game’s board', 8, [{ ...own, game: 'garden' }, daily(8, 9)], 'late'],
  ])('%s', (_, day, results, mark) => {
    expect(dailyMarks([first, ...results], 'link').get(march(day))).toBe(mark)
  })

  test('is none before the first day won', () => {
    expect(dailyMarks([own, daily(8, 9)], 'link').get('2026-03-08')).toBe('late')
    expect(earnableDays([own], 'link', '2026-03-09')).toEqual([])
    expect(earnableDays([daily(5)], 'link', '2026-03-09')).toEqual([8, 7, 6].map(march))
  })

  const week = [8, 7, 6, 5, 4, 3, 2]
  test.each<[string, readonly GameResult[], readonly number[]]>([
    ['is any of the week before', [], week],
    ['is so after the board of today', [own], week],
    ['is none that is done', [daily(5), own], week.toSpliced(3, 1)],
    ['is none but the first won today', [daily(5, 9), daily(6, 9)], [5]],
    ['is none that was won late before', [daily(5, 6)], week.toSpliced(3, 1)],
    ['is none after another', [own, daily(5, 9)], []],
  ])('that can be earned back %s', (_, results, days) => {
    expect(earnableDays([first, ...results], 'link', '2026-03-09')).toEqual(days.map(march))
  })

  test.each<[string, readonly GameResult[], string | undefined]>([
    ['at first', [], 'Earn a missed day back: win its board today, together with today’s.'],
    ['after today’s board', [own], 'Earn a missed day back: win its board today.'],
    ['after it', [daily(5, 9)], 'Win today’s board too, and Thursday, March 5 is earned back.'],
    ['after both', [daily(5, 9), own], 'Thursday, March 5 is earned back.'],
    ['without one', week.map((day) => daily(day)), undefined],
  ])('is put into words %s', (_, results, text) => {
    expect(earningText(i18n, [first, ...results], 'link', '2026-03-09')).toBe(text)
  })
})

interface Win {
  readonly day: number
  readonly later: number
}

describe('laws of days earned back', () => {
  const win = fc.record({ day: fc.nat(14), later: fc.oneof(fc.constant(0), fc.nat(9)) })
  const wins = fc
    .array(win, { maxLength: 30 })
    .map((list) => list.toSorted((a, b) => a.day + a.later - b.day - b.later))
  const resultsOf = (list: readonly Win[]) => list.map(({ day, later }) => daily(day, day + later))
  const marksOf = (list: readonly Win[]) => dailyMarks(resultsOf(list), 'link')
  const streakOf = (list: readonly Win[]) => dailyStreak(marksOf(list), march(14))
  const always = (law: (list: readonly Win[], number: number) => void) =>
    fc.assert(fc.property(wins, fc.nat(30), law))

  test('each board won on its day earns back at most one', () => {
    always((list) => {
      const marks = [...marksOf(list).values()]
      const count = (mark: DayMark) => marks.filter((other) => other === mark).length
      expect(count('earned')).toBeLessThanOrEqual(count('won'))
    })
  })

  test('a streak is no longer than if no day had been missed', () => {
    always((list) => {
      const inTime = list.map(({ day }) => ({ day, later: 0 }))
      expect(streakOf(list)).toBeLessThanOrEqual(streakOf(inTime))
    })
  })

  test('the board of a day may come first or last on that day', () => {
    always((list) => {
      const own = list.filter(({ later }) => later === 0)
      const others = list.filter(({ later }) => later > 0)
      expect(marksOf([...own, ...others])).toEqual(marksOf([...others, ...own]))
    })
  })

  test('what counts still counts after more games', () => {
    always((list, length) => {
      const after = marksOf(list)
      for (const [day, mark] of marksOf(list.slice(0, length)))
        if (mark !== 'late') expect(after.get(day)).not.toBe('late')
    })
  })

  test('a day that can be earned back is earned back by its board and that of today', () => {
    always((list, today) => {
      const results = resultsOf(list.filter(({ day, later }) => day + later <= today))
      for (const day of earnableDays(results, 'link', march(today))) {
        const own = { ...daily(today), seed: `daily ${day}` }
        const after = dailyMarks([...results, own, daily(today)], 'link')
        expect(after.get(day)).toBe('earned')
      }
    })
  })
})

test('a day before all, won, missed, won, earned back, today and after has its state', () => {
  const marks = new Map<string, DayMark>([
    ['2026-03-01', 'won'],
    ['2026-03-03', 'won'],
    ['2026-03-04', 'earned'],
  ])
  const states = [0, 1, 2, 3, 4, 5, 6].map((day) => dayState(marks, march(day), '2026-03-05'))
  expect(states.join(' ')).toBe('open won missed won earned today next')
})
