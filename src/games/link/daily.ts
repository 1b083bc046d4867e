import type { I18n } from '@lingui/core'
import type { Route } from '#src/define/route.ts'
import { seedOfDay } from '#src/define/seeds.ts'
import type { Board } from './board/board.ts'
import { RISK_NAMES } from './choice.ts'
import table from './daily.json'
import { deal } from './deal/deal.ts'
import type { Risk } from './grade/engine/scales.ts'
import { parseOptions } from './rules/options.ts'
import type { Link } from './types.ts'

/** The table's first day, a Monday, and the draw of each day from it on, a digit each: `npm run study new-daily`. */
export const { from: FIRST_DAY, draws: DRAWS } = table

/** From Monday to Sunday: the board's risk, and the number of kinds that gives it on Hard's board. */
const WEEK = [
  { risk: 'easy', kinds: 20 },
  { risk: 'medium', kinds: 24 },
  { risk: 'medium', kinds: 24 },
  { risk: 'hard', kinds: 28 },
  { risk: 'hard', kinds: 28 },
  { risk: 'fiendish', kinds: 30 },
  { risk: 'merciless', kinds: 30 },
] as const satisfies readonly { risk: Risk; kinds: number }[]

/** Base-64 digits of the table. */
export const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_'

const HARD = { level: 'hard' }
const DAY_MS = 86_400_000

const daysSince = (day: string): number => (Date.parse(day) - Date.parse(FIRST_DAY)) / DAY_MS

/** Returns a day's draw; draw 0 has no chosen risk. */
export function dailyDraw(day: string, draw: number) {
  const { risk, kinds } = WEEK[daysSince(day) % WEEK.length] ?? WEEK[0]
  const isLevel = draw === 0 || kinds === 20
  return {
    risk: draw === 0 ? undefined : risk,
    options: isLevel ? HARD : { level: 'custom', rows: 10, cols: 12, kinds },
    seed: draw === 0 ? seedOfDay(day) : `${seedOfDay(day)} ${draw}`,
  }
}

const drawOf = (day: string): number => DIGITS.indexOf(DRAWS[daysSince(day)] ?? '0')

/** Returns the risk of a day's board; `undefined` for days outside the table. */
export const riskOfDay = (day: string): Risk | undefined => dailyDraw(day, drawOf(day)).risk

/** Names the difficulty of a day's board, for the menu and the calendar. */
export function dayNote(i18n: I18n, day: string): string | undefined {
  const risk = riskOfDay(day)
  return risk && i18n._(RISK_NAMES[risk])
}

/** Returns a day's draw, of which boards get harder from Monday to Sunday; on days outside the table, of the level Hard. */
function drawn(day: string) {
  const { options, seed } = dailyDraw(day, drawOf(day))
  const parsed = parseOptions(options)
  if (!parsed.ok) throw new Error(`A daily board has bad options: ${parsed.code}`)
  return { options: parsed.value, seed }
}

/** Completes a daily board's route with the day's draw. */
export const chooseDraw = (route: Route<Link>, day: string): Route<Link> => ({
  ...route,
  ...drawn(day),
})

export const problemsOf = async (day: string): Promise<readonly string[]> =>
  (await import('./problems/problems.ts')).problemsOf(day)

export function boardOfDay(day: string): Board {
  const { options, seed } = drawn(day)
  return deal(options, seed)
}
