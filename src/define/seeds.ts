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

const DAILY = /^daily(?:-(\d{4}-\d{2}-\d{2}))?$/

/** Returns the date of `daily-2026-11-21`, or today's for `daily`; `undefined` for other addresses. */
export function dayOf(address: string, today: string): string | undefined {
  const [daily, day = today] = DAILY.exec(address) ?? []
  return daily === undefined || Number.isNaN(Date.parse(day)) ? undefined : day
}

export interface Daily {
  readonly choice: 'daily'
  readonly seed: string
  readonly address: string
  readonly once: true
}

export function parseDaily(address: string, today: string): Daily | undefined {
  const day = dayOf(address, today)
  if (!day || day > today) return undefined
  return { choice: 'daily', seed: `daily ${day}`, address: `daily-${day}`, once: true }
}

export function dailyName(i18n: I18n, address: string): string | undefined {
  if (address === 'daily') return i18n._({ id: 'daily', message: 'Daily board' })
  const day = dayOf(address, '')
  if (!day) return undefined
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const values = { date: format.format(Date.parse(day)) }
  return i18n._({ id: 'daily.of', message: 'Daily board, {date}', values })
}
