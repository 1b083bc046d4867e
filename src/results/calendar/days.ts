import type { I18n } from '@lingui/core'
import type { GameResult } from '#src/define/define-game.ts'
import { dateOf } from '#src/define/seeds.ts'
import { addDays, DAYS_PER_WEEK } from '../dates.ts'

/** Returns the day of a daily board by its seed, which may be one of several draws; the inverse of `seedOfDay`. */
export const dayOfSeed = (seed: string): string | undefined =>
  /^daily (\d{4}-\d{2}-\d{2})(?: \d+)?$/.exec(seed)?.[1]

/** The win of a daily board: `late` if it was begun after its day, `earned` if that day counts all the same. */
export type DayMark = 'won' | 'late' | 'earned'

/**
 * A day as a week or a month shows it: its mark, or what it is without one; `begun`: in progress; `missed`: after the
 * first board won, and `open` before, when there was nothing to miss.
 */
type DayState = DayMark | 'begun' | 'today' | 'missed' | 'open' | 'next'

/** Signs of days, beside which colour only repeats. */
export const SIGNS: Readonly<Record<DayState | 'problems', string>> = {
  won: '✓',
  late: '✓',
  earned: '↺',
  begun: '◐',
  today: '•',
  missed: '–',
  open: '',
  next: '',
  problems: '◆',
}

export function dayState(
  marks: ReadonlyMap<string, DayMark>,
  day: string,
  today: string,
): DayState {
  const mark = marks.get(day)
  if (mark) return mark
  if (day >= today) return day === today ? 'today' : 'next'
  return [...marks.keys()].some((other) => other < day) ? 'missed' : 'open'
}

/** A daily board won, and the day on which it was begun. */
interface DailyWin {
  readonly day: string
  readonly on: string
}

const dailyWins = (results: readonly GameResult[], game: string): readonly DailyWin[] =>
  results.flatMap((result) => {
    const day = dayOfSeed(result.seed)
    const isDaily = day && result.game === game && result.choice === 'daily'
    const isWin = isDaily && result.end === 'won'
    return isWin ? { day, on: dateOf(result.begunAt ?? result.at - result.ms) } : []
  })

/** Returns the days, as `2026-11-21`, whose daily board was won; the results are in order of time. */
export const dailyMarks = (
  results: readonly GameResult[],
  game: string,
): ReadonlyMap<string, DayMark> => markDays(dailyWins(results, game)).marks

/**
 * Marks days. One missed since the first win counts all the same if it is won within a week, on a day whose own board
 * is won too; each day earns back one, the first.
 */
function markDays(wins: readonly DailyWin[]) {
  const marks = new Map<string, DayMark>()
  for (const { day, on } of wins)
    if (marks.get(day) !== 'won') marks.set(day, on <= day ? 'won' : 'late')
  const isWon = (day: string) => marks.get(day) === 'won'
  const [first = ''] = [...marks.keys()].filter(isWon).sort()
  const isMissed = (day: string) => marks.get(day) === 'late' && day > first
  /** The days earned back, by the days on which they were. */
  const earned = new Map<string, string>()
  for (const { day, on } of wins) {
    const isInWeek = on <= addDays(day, DAYS_PER_WEEK)
    if (!isInWeek || !isWon(on) || earned.has(on) || !isMissed(day)) continue
    earned.set(on, day)
    marks.set(day, 'earned')
  }
  return { marks, earned }
}

/** Returns the missed days, latest first, that count if they and the board of `today` are won today. */
export function earnableDays(
  results: readonly GameResult[],
  game: string,
  today: string,
): readonly string[] {
  const wins = dailyWins(results, game)
  const { marks } = markDays(wins)
  const week = Array.from({ length: DAYS_PER_WEEK }, (_, index) => addDays(today, -index - 1))
  return week.filter((day) => {
    const isWonLate = marks.get(day) === 'late'
    const missed = isWonLate ? [] : [{ day, on: today }]
    const after = markDays([...wins, ...missed, { day: today, on: today }]).marks
    return marks.get(day) !== 'earned' && after.get(day) === 'earned'
  })
}

/** Says which day was earned back today or how one can be; `undefined` if none was missed. */
export function earningText(
  i18n: I18n,
  results: readonly GameResult[],
  game: string,
  today: string,
): string | undefined {
  const { marks, earned } = markDays(dailyWins(results, game))
  const [missed] = earnableDays(results, game, today)
  const day = earned.get(today) ?? missed
  if (!day) return undefined
  const isDone = marks.has(today)
  return i18n._({
    id: 'daily.earn',
    message:
      '{how, select, earned {{day} is earned back.} late {Win today’s board too, and {day} is earned back.} done {Earn a missed day back: win its board today.} other {Earn a missed day back: win its board today, together with today’s.}}',
    values: {
      day: formatDay(i18n.locale, day, LONG_DAY),
      how: marks.get(day) ?? (isDone ? 'done' : 'open'),
    },
  })
}

/** "Sunday, 1 November, done"; `begun`: in progress. */
export const markedText = (i18n: I18n, name: string, mark: DayMark | 'begun' | undefined) =>
  i18n._({
    id: 'daily.mark',
    message:
      '{name}, {mark, select, won {done} late {done late} earned {earned back} begun {begun} other {not done}}',
    values: { name, mark },
  })

/** Counts consecutive days with the daily board won on its day or earned back, up to `today` or yesterday. */
export function dailyStreak(marks: ReadonlyMap<string, DayMark>, today: string): number {
  const isWon = (day: string) => marks.has(day) && marks.get(day) !== 'late'
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

export const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const

export const formatDay = (locale: string, day: string, format: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(day))
