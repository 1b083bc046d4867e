import { i18n } from '@lingui/core'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import {
  addDays,
  addMonths,
  type DayMark,
  dailyMarks,
  dailyStreak,
  dayState,
  earnableDays,
  earningText,
  monthOf,
  weekOf,
  weeksOf,
} from '#src/results/calendar/days.ts'
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

/** Noon of a day here, where the day is the same before and after. */
const noonOf = (day: string) => new Date(`${day}T12:00`).getTime()

/** A daily board won, at noon of another day. */
const daily = (day: string, end: string, own: Partial<GameResult> = {}) =>
  result({ choice: 'daily', seed: `daily ${day}`, at: noonOf(end), ...own })

describe('marks of daily boards', () => {
  test.each<[string, readonly GameResult[], readonly [string, string][]]>([
    ['won on the day', [daily('2026-03-02', '2026-03-02')], [['2026-03-02', 'won']]],
    ['late the day after', [daily('2026-03-02', '2026-03-03')], [['2026-03-02', 'late']]],
    [
      'won if begun before midnight',
      [daily('2026-03-02', '2026-03-03', { ms: 13 * 3_600_000 })],
      [['2026-03-02', 'won']],
    ],
    [
      'won if begun before midnight and gone on with in the morning',
      [daily('2026-03-02', '2026-03-03', { begunAt: noonOf('2026-03-02') })],
      [['2026-03-02', 'won']],
    ],
    [
      'won if won again later',
      [daily('2026-03-02', '2026-03-02'), daily('2026-03-02', '2026-03-05')],
      [['2026-03-02', 'won']],
    ],
    ['none for a game left', [daily('2026-03-02', '2026-03-02', { end: 'left' })], []],
    ['none for another game', [daily('2026-03-02', '2026-03-02', { game: 'cascade' })], []],
    ['none for other boards', [result({ seed: '2026-03-02' })], []],
    [
      'none for a link with the seed of a day',
      [daily('2026-03-02', '2026-03-02', { choice: 'shared' })],
      [],
    ],
    [
      'the same for any draw of the day',
      [result({ choice: 'daily', seed: 'daily 2026-03-02 12', at: noonOf('2026-03-02') })],
      [['2026-03-02', 'won']],
    ],
  ])('are %s', (_, results, marks) => {
    expect([...dailyMarks(results, 'link')]).toEqual(marks)
  })
})

describe('the streak of daily boards', () => {
  const won = (...days: string[]) => new Map(days.map((day) => [day, 'won'] as const))
  test.each<[string, ReadonlyMap<string, DayMark>, number]>([
    ['none without games', new Map(), 0],
    ['one today', won('2026-03-02'), 1],
    ['still up when today is yet to come', won('2026-03-01'), 1],
    ['over after a day without', won('2026-02-28'), 0],
    ['over the end of a month', won('2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'), 4],
    ['only as long as it is unbroken', won('2026-02-27', '2026-03-01', '2026-03-02'), 2],
    ['unbroken by a day earned back', new Map([...won('2026-03-02'), ['2026-03-01', 'earned']]), 2],
    ['broken by a day won late', new Map([...won('2026-03-02'), ['2026-03-01', 'late']]), 1],
  ])('is %s', (_, marks, streak) => {
    expect(dailyStreak(marks, '2026-03-02')).toBe(streak)
  })
})

describe('a missed day', () => {
  const own = daily('2026-03-09', '2026-03-09')
  /** The first day won, before which none was missed. */
  const first = daily('2026-02-20', '2026-02-20')
  const on = (day: string) => daily(day, '2026-03-09')
  test.each<[string, string, readonly GameResult[], DayMark]>([
    ['is late without the board of the same day', '2026-03-08', [on('2026-03-08')], 'late'],
    ['is earned back before that board', '2026-03-08', [on('2026-03-08'), own], 'earned'],
    ['is earned back after it', '2026-03-08', [own, on('2026-03-08')], 'earned'],
    ['is earned back after a week', '2026-03-02', [own, on('2026-03-02')], 'earned'],
    ['is late after more than a week', '2026-03-01', [own, on('2026-03-01')], 'late'],
    [
      'is late if the other board was won later',
      '2026-03-08',
      [on('2026-03-08'), daily('2026-03-09', '2026-03-10')],
      'late',
    ],
    ['is late after another one', '2026-03-07', [own, on('2026-03-06'), on('2026-03-07')], 'late'],
    [
      'is earned back before another',
      '2026-03-06',
      [on('2026-03-06'), on('2026-03-07'), own],
      'earned',
    ],
    [
      'is earned back though won late before',
      '2026-03-07',
      [daily('2026-03-07', '2026-03-08'), own, on('2026-03-07')],
      'earned',
    ],
    [
      'is late with the board of another game',
      '2026-03-08',
      [{ ...own, game: 'garden' }, on('2026-03-08')],
      'late',
    ],
  ])('%s', (_, day, results, mark) => {
    expect(dailyMarks([first, ...results], 'link').get(day)).toBe(mark)
  })

  test('is none before the first day won', () => {
    expect(dailyMarks([own, on('2026-03-08')], 'link').get('2026-03-08')).toBe('late')
    expect(earnableDays([own], 'link', '2026-03-09')).toEqual([])
    const known = daily('2026-03-05', '2026-03-05')
    const days = ['2026-03-08', '2026-03-07', '2026-03-06']
    expect(earnableDays([known], 'link', '2026-03-09')).toEqual(days)
  })

  const week = ['08', '07', '06', '05', '04', '03', '02'].map((day) => `2026-03-${day}`)
  test.each<[string, readonly GameResult[], readonly string[]]>([
    ['is any of the week before', [], week],
    ['is so after the board of today', [own], week],
    ['is none that is done', [daily('2026-03-05', '2026-03-05'), own], week.toSpliced(3, 1)],
    ['is none but the first won today', [on('2026-03-05'), on('2026-03-06')], ['2026-03-05']],
    ['is none that was won late before', [daily('2026-03-05', '2026-03-06')], week.toSpliced(3, 1)],
    ['is none after another', [own, on('2026-03-05')], []],
  ])('that can be earned back %s', (_, results, days) => {
    expect(earnableDays([first, ...results], 'link', '2026-03-09')).toEqual(days)
  })

  test.each<[string, readonly GameResult[], string | undefined]>([
    [
      'before anything is won',
      [],
      'Earn a missed day back: win its board today, together with today’s.',
    ],
    ['after the board of today', [own], 'Earn a missed day back: win its board today.'],
    [
      'after a missed board',
      [on('2026-03-05')],
      'Win today’s board too, and Thursday, March 5 is earned back.',
    ],
    ['after both', [on('2026-03-05'), own], 'Thursday, March 5 is earned back.'],
    ['without a missed day', week.map((day) => daily(day, day)), undefined],
  ])('is put into words %s', (_, results, text) => {
    expect(earningText(i18n, [first, ...results], 'link', '2026-03-09')).toBe(text)
  })
})

describe('laws of days earned back', () => {
  const ORIGIN = '2026-03-02'
  const win = fc.record({ day: fc.nat(14), later: fc.oneof(fc.constant(0), fc.nat(9)) })
  const wins = fc
    .array(win, { maxLength: 30 })
    .map((list) => list.toSorted((a, b) => a.day + a.later - b.day - b.later))
  const resultsOf = (list: readonly { readonly day: number; readonly later: number }[]) =>
    list.map(({ day, later }) => daily(addDays(ORIGIN, day), addDays(ORIGIN, day + later)))
  const streakOf = (marks: ReadonlyMap<string, DayMark>) => dailyStreak(marks, addDays(ORIGIN, 14))
  const count = (marks: ReadonlyMap<string, DayMark>, mark: DayMark) =>
    [...marks.values()].filter((other) => other === mark).length

  test('each board won on its day earns back at most one', () => {
    fc.assert(
      fc.property(wins, (list) => {
        const marks = dailyMarks(resultsOf(list), 'link')
        expect(count(marks, 'earned')).toBeLessThanOrEqual(count(marks, 'won'))
      }),
    )
  })

  test('a streak is no longer than if no day had been missed', () => {
    fc.assert(
      fc.property(wins, (list) => {
        const inTime = list.map(({ day }) => ({ day, later: 0 }))
        const most = streakOf(dailyMarks(resultsOf(inTime), 'link'))
        expect(streakOf(dailyMarks(resultsOf(list), 'link'))).toBeLessThanOrEqual(most)
      }),
    )
  })

  test('the board of a day may come first or last on that day', () => {
    fc.assert(
      fc.property(wins, (list) => {
        const own = list.filter(({ later }) => later === 0)
        const others = list.filter(({ later }) => later > 0)
        const first = dailyMarks(resultsOf([...own, ...others]), 'link')
        expect(first).toEqual(dailyMarks(resultsOf([...others, ...own]), 'link'))
      }),
    )
  })

  test('what counts still counts after more games', () => {
    fc.assert(
      fc.property(wins, fc.nat(30), (list, length) => {
        const before = dailyMarks(resultsOf(list.slice(0, length)), 'link')
        const after = dailyMarks(resultsOf(list), 'link')
        for (const [day, mark] of before)
          if (mark !== 'late') expect(after.get(day)).not.toBe('late')
      }),
    )
  })

  test('a day that can be earned back is earned back by its board and that of today', () => {
    fc.assert(
      fc.property(wins, fc.nat(14), (list, index) => {
        const today = addDays(ORIGIN, index)
        const results = resultsOf(list.filter(({ day, later }) => day + later <= index))
        for (const day of earnableDays(results, 'link', today)) {
          const after = dailyMarks([...results, daily(day, today), daily(today, today)], 'link')
          expect(after.get(day)).toBe('earned')
        }
      }),
    )
  })
})

describe('the state of a day', () => {
  const marks = new Map<string, DayMark>([
    ['2026-03-01', 'won'],
    ['2026-03-03', 'won'],
    ['2026-03-04', 'earned'],
  ])
  test.each([
    ['2026-02-28', 'open'],
    ['2026-03-01', 'won'],
    ['2026-03-02', 'missed'],
    ['2026-03-03', 'won'],
    ['2026-03-04', 'earned'],
    ['2026-03-05', 'today'],
    ['2026-03-06', 'next'],
  ])('of %s is %s', (day, state) => {
    expect(dayState(marks, day, '2026-03-05')).toBe(state)
  })
})
