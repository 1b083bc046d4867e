import type { I18n } from '@lingui/core'
import type { GameResult } from '#src/define/define-game.ts'
import { dateOf } from '#src/define/seeds.ts'

const DAYS_PER_WEEK = 7
const DAY_MS = 86_400_000

/** Returns the month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const date = new Date(month)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(date.toISOString())
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns the day of a daily board by its seed, which may be one of several draws; the inverse of `seedOfDay`. */
export const dayOfSeed = (seed: string): string | undefined =>
  /^daily (\d{4}-\d{2}-\d{2})(?: \d+)?$/.exec(seed)?.[1]

/** Returns a month's days in weeks from Monday to Sunday; `undefined` for days of other months. */
export function weeksOf(month: string): readonly (readonly (string | undefined)[])[] {
  const next = Date.parse(addMonths(month, 1))
  const count = Math.round((next - Date.parse(month)) / DAY_MS)
  const before = (new Date(month).getUTCDay() + 6) % DAYS_PER_WEEK
  const weeks = Math.ceil((before + count) / DAYS_PER_WEEK)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_PER_WEEK }, (_, column) => {
      const date = week * DAYS_PER_WEEK + column - before + 1
      return date < 1 || date > count ? undefined : `${month}-${String(date).padStart(2, '0')}`
    }),
  )
}

/** The win of a daily board: `late` if it was begun after its day. */
export type DayMark = 'won' | 'late'

/** Returns the days, as `2026-11-21`, whose daily board was won. */
export function dailyMarks(
  results: readonly GameResult[],
  game: string,
): ReadonlyMap<string, DayMark> {
  const marks = new Map<string, DayMark>()
  for (const result of results) {
    const day = dayOfSeed(result.seed)
    if (!day || result.game !== game || result.end !== 'won') continue
    const isInTime = dateOf(result.at - result.ms) <= day
    if (isInTime || !marks.has(day)) marks.set(day, isInTime ? 'won' : 'late')
  }
  return marks
}

/** "Sunday, 1 November, done". */
export const markedText = (i18n: I18n, name: string, mark: DayMark | undefined): string =>
  i18n._({
    id: 'daily.mark',
    message: '{name}, {mark, select, won {done} late {done late} other {not done}}',
    values: { name, mark },
  })

/** Counts consecutive days with the daily board won on its day, up to `today` or yesterday. */
export function dailyStreak(marks: ReadonlyMap<string, DayMark>, today: string): number {
  const isWon = (day: string) => marks.get(day) === 'won'
  const dayBefore = (day: string) => addDays(day, -1)
  let day = isWon(today) ? today : dayBefore(today)
  let streak = 0
  for (; isWon(day); day = dayBefore(day)) streak += 1
  return streak
}

export const streakText = (i18n: I18n, count: number): string =>
  i18n._({
    id: 'daily.streak',
    message: '{count, plural, one {# day in a row} other {# days in a row}}',
    values: { count },
  })
