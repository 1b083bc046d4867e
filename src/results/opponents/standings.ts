import type { DeclaredGame, GameResult } from '#src/define/define-game.ts'
import type { Strength } from '#src/engine/fields.ts'
import { dayOfSeed } from '../calendar/days.ts'
import { kindOf } from '../results.ts'

const SERIES_GAMES = 3
const SERIES_WINS = 2
/** Games won or lost in a row after which another opponent is suggested. */
const RUN = 3

/** Games against one opponent, in order, until one side has two wins or three are played. */
export type SeriesGames = readonly GameResult[]

const countOf = (results: readonly GameResult[], ...ends: readonly GameResult['end'][]) =>
  results.filter(({ end }) => ends.includes(end)).length

/** Counts the games of a series; those given up are lost. */
export const scoreOf = (series: SeriesGames) => ({
  won: countOf(series, 'won'),
  lost: countOf(series, 'lost', 'left'),
})

export function isSeriesOver(series: SeriesGames): boolean {
  const { won, lost } = scoreOf(series)
  return series.length === SERIES_GAMES || Math.max(won, lost) === SERIES_WINS
}

/** Returns the side that has more wins. */
export function leaderOf(series: SeriesGames): 'won' | 'lost' | 'drawn' {
  const { won, lost } = scoreOf(series)
  if (won === lost) return 'drawn'
  return won > lost ? 'won' : 'lost'
}

/** Splits the results against one opponent, oldest first, into series, of which the last may be open. */
export function splitSeries(results: readonly GameResult[]): readonly SeriesGames[] {
  const all: GameResult[][] = []
  for (const result of results) {
    const last = all.at(-1)
    if (last && !isSeriesOver(last)) last.push(result)
    else all.push([result])
  }
  return all
}

/** Returns the strength of a result's opponent, on a daily board its day's. */
function strengthOf(game: DeclaredGame, { choice, seed }: GameResult): Strength | undefined {
  const parsed = game.parseChoice(choice)
  const day = dayOfSeed(seed)
  return parsed && game.opponents?.strengthOf(day ? { ...parsed, day } : parsed)
}

/** Returns a game's results against the opponent of a strength, on all boards. */
const resultsAgainst = (game: DeclaredGame, results: readonly GameResult[], strength: Strength) =>
  results.filter((result) => result.game === game.id && strengthOf(game, result) === strength)

export type Standing = Readonly<ReturnType<typeof standingOf>>

function standingOf(strength: Strength, results: readonly GameResult[]) {
  const all = splitSeries(results)
  const last = all.at(-1)
  const leaders = all.filter(isSeriesOver).map(leaderOf)
  const margins = results.flatMap(({ end, margin }) => (end === 'won' ? (margin ?? []) : []))
  return {
    strength,
    won: countOf(results, 'won'),
    lost: countOf(results, 'lost'),
    drawn: countOf(results, 'drawn'),
    left: countOf(results, 'left'),
    bestMargin: margins.length > 0 ? Math.max(...margins) : undefined,
    seriesWon: leaders.filter((leader) => leader === 'won').length,
    seriesLost: leaders.filter((leader) => leader === 'lost').length,
    open: last && !isSeriesOver(last) ? last : undefined,
  }
}

/** Returns what was achieved against an opponent; `undefined` if it was never met. */
export function standingAgainst(
  game: DeclaredGame,
  results: readonly GameResult[],
  strength: Strength,
): Standing | undefined {
  const met = resultsAgainst(game, results, strength)
  return met.length > 0 ? standingOf(strength, met) : undefined
}

/** Returns what was achieved against each opponent that was met, the weakest first. */
export const standingsOf = (
  game: DeclaredGame,
  results: readonly GameResult[],
): readonly Standing[] =>
  (game.opponents?.strengths ?? []).flatMap(
    (strength) => standingAgainst(game, results, strength) ?? [],
  )

/** Returns what a recorded result meant against its opponent; `undefined` where none is known. */
export function meaningOf(game: DeclaredGame, results: readonly GameResult[], result: GameResult) {
  const strength = strengthOf(game, result)
  if (!strength) return undefined
  const until = results.slice(0, results.indexOf(result) + 1)
  const met = resultsAgainst(game, until, strength)
  const { bestMargin = Infinity } = standingOf(strength, met.slice(0, -1))
  const { end, margin = 0 } = result
  return {
    strength,
    series: splitSeries(met).at(-1) ?? [],
    /** The margin, if it is better than all before. */
    bestMargin: end === 'won' && margin > bestMargin ? margin : undefined,
    next: suggestNext(game, until, strength),
  }
}

export interface Suggestion {
  readonly strength: Strength
  readonly isStronger: boolean
  /** The last part of the address of the same board against it. */
  readonly address: string
}

/**
 * Suggests the next opponent after exactly three results of a kind in a row that were all won or all lost, so once a
 * run. A game drawn or given up ends any run. Only boards that can be chosen have a next opponent.
 */
function suggestNext(
  game: DeclaredGame,
  results: readonly GameResult[],
  strength: Strength,
): Suggestion | undefined {
  const last = results.at(-1)
  const choice = last && game.parseChoice(last.choice)
  const { opponents } = game
  if (!choice || !opponents || runOf(results) !== RUN) return undefined
  const { strengths } = opponents
  const isStronger = last.end === 'won'
  const next = strengths[strengths.indexOf(strength) + (isStronger ? 1 : -1)]
  const against = next && opponents.against(choice, next)
  return against && { strength: next, isStronger, address: game.makeChoice(against) }
}

/** Counts the last results of a kind that were all won or all lost. */
function runOf(results: readonly GameResult[]): number {
  const last = results.at(-1)
  if (last?.end !== 'won' && last?.end !== 'lost') return 0
  const kind = results.filter((result) => kindOf(result) === kindOf(last))
  return kind.length - 1 - kind.findLastIndex(({ end }) => end !== last.end)
}
