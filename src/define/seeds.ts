import type { I18n } from '@lingui/core'

/** Returns 48 random bits, short enough to read out. */
export function newSeed(): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2))
  return ((high % 0x10000) * 0x100000000 + low).toString(36)
}

/** Returns the local date of a time as `2026-11-21`. */
export function dateOf(ms: number): string {
  const date = new Date(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const today = (): string => dateOf(Date.now())

/** A daily board, of a day or of today. */
export type DailyChoice = { readonly type: 'daily'; readonly day?: string }

/** Choices that several games have: a daily board, and a board from a link. */
export type CommonChoice = DailyChoice | { readonly type: 'shared' }

const COMMON = /^(?:shared|daily(?:-(\d{4}-\d{2}-\d{2}))?)$/

/** Tests for a day of the calendar. `Date` reads 30 February as 2 March. */
const isDay = (text: string): boolean =>
  new Date(Date.parse(text) || 0).toISOString().startsWith(text)

/** Parses `daily`, `daily-2026-11-21` and `shared`. */
export function parseCommon(text: string): CommonChoice | undefined {
  const [found, day] = COMMON.exec(text) ?? []
  if (day) return isDay(day) ? { type: 'daily', day } : undefined
  return found ? { type: found === 'daily' ? found : 'shared' } : undefined
}

export const makeCommon = (choice: CommonChoice): string =>
  'day' in choice ? `daily-${choice.day}` : choice.type

export function nameOfCommon(i18n: I18n, choice: CommonChoice): string {
  if (choice.type === 'shared') return i18n._({ id: 'shared', message: 'Shared game' })
  if (!choice.day) return i18n._({ id: 'daily', message: 'Daily board' })
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const values = { date: format.format(Date.parse(choice.day)) }
  return i18n._({ id: 'daily.of', message: 'Daily board, {date}', values })
}

/** Returns the seed of a day's board; further draws append their number. */
export const seedOfDay = (day: string): string => `daily ${day}`
