import { describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import { STAGES as LEVELS, progressOf } from '#src/games/cascade/levels/levels.ts'
import { journeyOf } from '#src/games/link/journey/journey.ts'
import { STAGES } from '#src/games/link/journey/stages.ts'
import { MAX_RESULTS, mergeResults } from '#src/results/results.ts'
import { makeResultsFile, mergeImported, parseResultsFile } from '#src/results/ui/ResultsFile.tsx'
import { makeResult } from '../../support/results.ts'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000

const result = (own: Partial<GameResult> = {}) => makeResult({ at: NOW - DAY, ...own })

const many = (count: number, make: (index: number) => Partial<GameResult>) =>
  Array.from({ length: count }, (_, index) => result(make(index)))

const rules = {
  now: NOW,
  isKind: (game: string, choice: string) => game === 'link' && choice !== '?',
}
const none = { 'bad-date': 0, 'unknown-kind': 0, 'no-room': 0 }

describe('a result from a file', () => {
  test.each<[what: string, read: Partial<GameResult>, reason: keyof typeof none | undefined]>([
    ['of today is taken', { at: NOW }, undefined],
    ['of tomorrow, where a clock goes otherwise, is taken', { at: NOW + DAY }, undefined],
    ['of the day after is not', { at: NOW + DAY + 1 }, 'bad-date'],
    ['of the year 2999 is not', { at: Date.UTC(2999, 0, 1) }, 'bad-date'],
    ['of the first day is taken', { at: Date.UTC(2020, 0, 1) }, undefined],
    ['of before the first day is not', { at: Date.UTC(2020, 0, 1) - 1 }, 'bad-date'],
    ['of a game that does not exist is not', { game: 'chess' }, 'unknown-kind'],
    ['of a choice that the game has not is not', { choice: '?' }, 'unknown-kind'],
  ])('%s', (_, read, reason) => {
    expect(mergeImported([], [result(read)], rules)).toEqual({
      results: reason ? [] : [{ ...result(read), imported: true }],
      taken: reason ? 0 : 1,
      skipped: { ...none, ...(reason && { [reason]: 1 }) },
    })
  })

  test('that is stored already is not replaced', () => {
    const merged = mergeImported([result()], [result({ ms: 1 })], rules)
    expect(merged).toEqual({ results: [result()], taken: 1, skipped: none })
  })

  test('of one’s own kind is taken after a file of 199 foreign kinds', () => {
    const foreign = many(199, (index) => ({ choice: `foreign${index}`, seed: `${index}` }))
    const { results } = mergeImported([result()], foreign, rules)
    const read = many(2, (index) => ({ choice: `own${index}`, seed: `own${index}` }))
    const { taken, skipped } = mergeImported(results, read, rules)
    expect({ taken, skipped }).toEqual({ taken: 2, skipped: none })
  })

  test('is skipped if local results leave no room', () => {
    const stored = many(MAX_RESULTS - 2, (index) => ({ at: NOW - 10 * DAY - index, moves: 1 }))
    const read = many(3, (index) => ({ seed: `new${index}`, at: NOW - index, ms: 1e6 }))
    const { results, taken, skipped } = mergeImported(stored, read, rules)
    expect({ taken, skipped }).toEqual({ taken: 2, skipped: { ...none, 'no-room': 1 } })
    expect(results.filter(({ imported }) => !imported)).toEqual(stored.toReversed())
    expect(results.map(({ seed }) => seed)).not.toContain('new2')
  })

  test('is exported without `imported`', () => {
    const { results } = mergeImported([], [result()], rules)
    expect(parseResultsFile(makeResultsFile(results))).toMatchObject({
      value: { results: [result()] },
    })
  })
})

describe('without room for all', () => {
  const best = result({ seed: 'best', at: NOW - 9 * DAY, ms: 1, moves: 1 })
  const own = [best, ...many(MAX_RESULTS - 1, (index) => ({ at: NOW - index - 1 }))]
  const news = result({ seed: 'news', at: NOW })
  const imported = result({ seed: 'i', imported: true })
  const future = result({ at: NOW + 9 * DAY })
  test.each<[what: string, others: readonly GameResult[], gone: GameResult | undefined]>([
    ['the oldest goes', [], own.at(-1)],
    ['an imported one goes before it', [imported], imported],
    ['one from the future goes before it', [future], future],
    ['an imported one goes before one from the future', [future, imported], imported],
  ])('%s', (_, others, gone) => {
    const stored = [...own.slice(0, MAX_RESULTS - others.length), ...others]
    const results = mergeResults(stored, [news], NOW)
    expect(results).toContainEqual(news)
    expect(results).toContainEqual(best)
    expect(results).not.toContainEqual(gone)
    expect(results).toHaveLength(MAX_RESULTS)
    const times = results.map(({ at }) => at)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
  })

  test('a game played here replaces the same one from a file', () => {
    const [merged] = mergeResults([result({ imported: true })], [result()], NOW)
    expect(merged).toEqual(result())
  })
})

/** Wins of all stages, levels and some days, each with a slower one, and the log of much play after them. */
const achieved = [
  ...STAGES.map(({ choice }) => ({ game: 'link', choice })),
  ...LEVELS.map(({ level }) => ({ game: 'cascade', choice: `level-${level}` })),
  ...many(300, (day) => ({ choice: 'daily', seed: `daily ${day}` })),
].flatMap((own, index) => [
  result({ ...own, at: NOW - 99 * DAY + index, ms: 1_000 }),
  result({ ...own, at: NOW - 98 * DAY + index, ms: 9_000, assists: { hint: 1 } }),
])

test.each([
  ['played here', {}],
  ['read from a file', { imported: true } as const],
])('all that was achieved is kept after 10,000 more games, %s', (_, own) => {
  const log = many(10_000, (index) => ({ seed: `${index}`, at: NOW - DAY + index }))
  const earlier = achieved.map((one) => ({ ...one, ...own }))
  const results = mergeResults(earlier, log, NOW)
  expect(journeyOf(results).filter(({ stars }) => stars > 0)).toHaveLength(70)
  const days = results.filter(({ choice }) => choice === 'daily').map(({ seed }) => seed)
  expect(new Set(days).size).toBe(300)
  expect(progressOf(results).filter(({ stars }) => stars > 0)).toHaveLength(LEVELS.length)
  expect(results).toHaveLength(MAX_RESULTS)
  expect(parseResultsFile(makeResultsFile(results)).ok).toBe(true)
})
