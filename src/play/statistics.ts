import { type GameResult, kindOf } from './results'

export interface Figures {
  readonly game: string
  readonly choice: string
  readonly played: number
  readonly won: number
  /** Of games won: the shortest time in milliseconds, the fewest moves. */
  readonly bestMs: number | undefined
  readonly bestMoves: number | undefined
  /** Only for games played for points alone. */
  readonly bestPoints: number | undefined
  readonly last: readonly GameResult[]
}

const LAST = 12

const lowest = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : Math.min(...numbers)

const highest = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : Math.max(...numbers)

function figuresOf(game: string, choice: string, results: readonly GameResult[]): Figures {
  const won = results.filter(({ end }) => end === 'won')
  return {
    game,
    choice,
    played: results.length,
    won: won.length,
    bestMs: lowest(won.map(({ ms }) => ms)),
    bestMoves: lowest(won.map(({ moves }) => moves)),
    bestPoints: highest(won.flatMap(({ points }) => points ?? [])),
    last: results.slice(-LAST),
  }
}

export function makeFigures(results: readonly GameResult[]): readonly Figures[] {
  const groups = new Map<string, GameResult[]>()
  for (const result of results) {
    const group = groups.get(kindOf(result))
    if (group) group.push(result)
    else groups.set(kindOf(result), [result])
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    return first ? figuresOf(first.game, first.choice, group) : []
  })
}

const DAY_MS = 86_400_000
/** The seed of a daily board, which may be one of a day's several draws. */
const DAILY = /^daily (\d{4}-\d{2}-\d{2})(?: \d+)?$/

/** Dates are `2026-11-21`. */
export const isDailyWon = (results: readonly GameResult[], game: string, day: string): boolean =>
  results.some((result) => {
    const isIt = result.game === game && result.end === 'won'
    return isIt && DAILY.exec(result.seed)?.[1] === day
  })

/** Counts consecutive days with the daily board won, up to `today` or yesterday. Dates are `2026-11-21`. */
export function dailyStreak(results: readonly GameResult[], today: string): number {
  const days = new Set(
    results.flatMap(({ end, seed }) => (end === 'won' ? (DAILY.exec(seed)?.[1] ?? []) : [])),
  )
  const dayBefore = (day: string) => new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10)
  let day = days.has(today) ? today : dayBefore(today)
  let streak = 0
  for (; days.has(day); day = dayBefore(day)) streak += 1
  return streak
}
