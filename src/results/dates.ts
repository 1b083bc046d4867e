export const DAYS_PER_WEEK = 7
const DAY_MS = 86_400_000
/** Weeks that a month may begin or end in. */
const MOST_WEEKS = 6

/** Returns the month of a day, as `2026-11`. */
export const monthOf = (day: string): string => day.slice(0, 7)

export function addMonths(month: string, count: number): string {
  const date = new Date(month)
  date.setUTCMonth(date.getUTCMonth() + count)
  return monthOf(date.toISOString())
}

export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10)

/** Returns a month's days in weeks from Monday to Sunday; `undefined` for days of other months. */
export const weeksOf = (month: string): readonly (readonly (string | undefined)[])[] =>
  Array.from({ length: MOST_WEEKS }, (_, week) =>
    weekOf(addDays(`${month}-01`, week * DAYS_PER_WEEK)).map((day) =>
      monthOf(day) === month ? day : undefined,
    ),
  ).filter((week) => week.some(Boolean))

/** Returns the days from Monday to Sunday of a day's week. */
export function weekOf(day: string): readonly string[] {
  const monday = addDays(day, -((new Date(day).getUTCDay() + 6) % DAYS_PER_WEEK))
  return Array.from({ length: DAYS_PER_WEEK }, (_, column) => addDays(monday, column))
}
