import type { I18n } from '@lingui/core'
import { dayOf } from './daily'

/** Names a daily board with its day, where the address tells it; `undefined` for other addresses. */
export function dailyName(i18n: I18n, address: string): string | undefined {
  if (address === 'daily') return i18n._({ id: 'daily', message: 'Daily board' })
  const day = dayOf(address, '')
  if (!day) return undefined
  const format = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeZone: 'UTC' })
  const values = { date: format.format(Date.parse(day)) }
  return i18n._({ id: 'daily.of', message: 'Daily board, {date}', values })
}
