import type { I18n } from '@lingui/core'
import type { GameResult } from '#src/define/define-game.ts'
import { formatTime } from '#src/ui/kit/Time.tsx'
import { kindOf } from './results.ts'

const LAST = 20

const lowest = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : Math.min(...numbers)
const highest = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : Math.max(...numbers)
const mean = (numbers: readonly number[]) =>
  numbers.length === 0 ? undefined : numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** Counts the games won in a row up to each game. */
function winsInRow(results: readonly GameResult[]) {
  let length = 0
  return results.map(({ end }) => {
    length = end === 'won' ? length + 1 : 0
    return length
  })
}

function bestByGrade(won: readonly GameResult[]) {
  const best = new Map<string, number>()
  for (const { grade, ms } of won)
    if (grade) best.set(grade, Math.min(ms, best.get(grade) ?? Infinity))
  return best
}

export type Figures = Readonly<ReturnType<typeof figuresOf>>

/** Returns what is shown of a kind of game: of games won, but for counts and `last`. */
function figuresOf({ game, choice }: GameResult, results: readonly GameResult[]) {
  const ofEnd = (end: GameResult['end']) => results.filter((result) => result.end === end)
  const won = ofEnd('won')
  const points = won.flatMap(({ points }) => points ?? [])
  const inRow = winsInRow(results)
  return {
    game,
    choice,
    played: results.length,
    won: won.length,
    lost: ofEnd('lost').length,
    drawn: ofEnd('drawn').length,
    bestMargin: highest(won.flatMap(({ margin }) => margin ?? [])),
    /** Milliseconds. */
    bestMs: lowest(won.map(({ ms }) => ms)),
    bestMoves: lowest(won.map(({ moves }) => moves)),
    averageMs: mean(won.map(({ ms }) => ms)),
    /** The shortest time, by the grade of the boards. */
    bestByGrade: bestByGrade(won),
    bestPoints: highest(points),
    averagePoints: mean(points),
    /** Games won in a row, up to the last game and at most. */
    inRow: inRow.at(-1) ?? 0,
    mostInRow: highest(inRow) ?? 0,
    last: results.slice(-LAST),
  }
}

export function makeFigures(results: readonly GameResult[]): readonly Figures[] {
  const groups = new Map<string, GameResult[]>()
  for (const result of results) {
    const group = groups.get(kindOf(result)) ?? []
    group.push(result)
    groups.set(kindOf(result), group)
  }
  return [...groups.values()].flatMap((group) => (group[0] ? figuresOf(group[0], group) : []))
}

type Scored = Pick<GameResult, 'points' | 'ms'>

/** Formats the points or, where a game has none, the time. */
export const figureText = ({ locale }: I18n, { points, ms }: Scored): string =>
  points === undefined ? formatTime(ms) : points.toLocaleString(locale)

export const endText = (i18n: I18n, end: GameResult['end']): string =>
  i18n._({
    id: 'results.end',
    message: '{end, select, won {won} lost {lost} drawn {drawn} other {given up}}',
    values: { end },
  })

export const bestMarginText = (i18n: I18n): string =>
  i18n._({ id: 'results.best-margin', message: 'best margin' })

export type Measure = 'points' | 'margin' | 'time'

/** Returns what the games of a list are compared by; older ones against opponents have no margin. */
export function measureOf(results: readonly GameResult[]): Measure {
  if (results.some(({ points }) => points !== undefined)) return 'points'
  return results.every(({ margin }) => margin !== undefined) ? 'margin' : 'time'
}

/** Returns the points, the margin or the seconds of a game. */
export const heightOf = (measure: Measure, { points, margin = 0, ms }: GameResult): number =>
  measure === 'margin' ? margin : (points ?? ms / 1_000)

/** "+5", "−3". */
const signed = ({ locale }: I18n, margin: number): string =>
  margin.toLocaleString(locale, { signDisplay: 'exceptZero' })

export function resultTexts(i18n: I18n, measure: Measure, result: GameResult) {
  const date = new Intl.DateTimeFormat(i18n.locale, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    date: date.format(result.at),
    figure:
      measure === 'margin' ? signed(i18n, heightOf(measure, result)) : figureText(i18n, result),
    end: endText(i18n, result.end),
  }
}

/** Higher is better. Games of points have no other measure. */
const scoreOf = ({ points, ms }: Scored): number => points ?? -ms

export const isBetter = (a: Scored, b: Scored): boolean => scoreOf(a) > scoreOf(b)

/** Returns the best game of a result's kind that was won before it. */
export function bestBefore(
  results: readonly GameResult[],
  result: GameResult,
): GameResult | undefined {
  const earlier = results.filter(
    (other) =>
      kindOf(other) === kindOf(result) &&
      other.end === 'won' &&
      other.at < result.at &&
      (other.points === undefined) === (result.points === undefined),
  )
  return earlier.toSorted((a, b) => scoreOf(b) - scoreOf(a))[0]
}
