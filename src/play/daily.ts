/** Today's date where the player is, as `2026-11-21`. */
export function today(): string {
  const now = new Date()
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

const DAILY = /^daily(?:-(\d{4}-\d{2}-\d{2}))?$/

/** The day of a daily board's address: `daily-2026-11-21`, or today's for `daily`; `undefined` for other addresses. */
export function dayOf(address: string, today: string): string | undefined {
  const [daily, day = today] = DAILY.exec(address) ?? []
  return daily === undefined || Number.isNaN(Date.parse(day)) ? undefined : day
}

/** What a daily board is opened with. */
export interface Daily {
  readonly choice: 'daily'
  readonly seed: string
  readonly address: string
  readonly once: true
}

/** Reads the address of a daily board; a day that is yet to come has none. */
export function parseDaily(address: string, today: string): Daily | undefined {
  const day = dayOf(address, today)
  if (!day || day > today) return undefined
  return { choice: 'daily', seed: `daily ${day}`, address: `daily-${day}`, once: true }
}
