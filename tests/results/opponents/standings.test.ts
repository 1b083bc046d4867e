import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type GameResult, RESULT_ENDS } from '#src/define/define-game.ts'
import { garden } from '#src/games/garden/index.tsx'
import { patches } from '#src/games/patches/index.tsx'
import {
  isSeriesOver,
  leaderOf,
  meaningOf,
  scoreOf,
  splitSeries,
  standingsOf,
} from '#src/results/opponents/standings.ts'
import { makeResult } from '../../support/results.ts'

const ENDS: Readonly<Record<string, GameResult['end']>> = {
  w: 'won',
  l: 'lost',
  d: 'drawn',
  g: 'left',
}

/** Reads "w", "l", "d" and "g", given up, as Garden's games against one opponent; spaces are dropped. */
const play = (script: string, own: Partial<GameResult> = {}, from = 0): readonly GameResult[] =>
  Array.from(script.replaceAll(' ', ''), (letter, index) => {
    const at = from + index
    const end = ENDS[letter] ?? 'won'
    return makeResult({ game: 'garden', choice: 'medium', seed: `seed ${at}`, at, end, ...own })
  })

const letterOf = ({ end }: GameResult) => end.replace('left', 'given').charAt(0)

describe('a series', () => {
  test.each([
    ['', ''],
    ['w', 'w'],
    ['wl', 'wl'],
    ['ww', 'ww'],
    ['wlw', 'wlw'],
    ['wwl', 'ww l'],
    ['lgw', 'lg w'],
    ['gg', 'gg'],
    ['wdd w', 'wdd w'],
    ['ddd d', 'ddd d'],
    ['dww', 'dww'],
    ['wdww', 'wdw w'],
    ['wlwl lw', 'wlw ll w'],
  ])('ends with two wins or three games: "%s" is "%s"', (script, expected) => {
    const series = splitSeries(play(script))
    expect(series.map((games) => games.map(letterOf).join('')).join(' ')).toBe(expected)
  })

  test.each([
    ['ww', 2, 0, 'won'],
    ['wlw', 2, 1, 'won'],
    ['lg', 0, 2, 'lost'],
    ['wgl', 1, 2, 'lost'],
    ['wdl', 1, 1, 'drawn'],
    ['wdd', 1, 0, 'won'],
    ['ddd', 0, 0, 'drawn'],
  ])('"%s" ends %i – %i and is %s', (script, won, lost, leader) => {
    const series = play(script)
    expect(isSeriesOver(series)).toBe(true)
    expect(scoreOf(series)).toEqual({ won, lost })
    expect(leaderOf(series)).toBe(leader)
  })

  const anyResults = fc
    .array(fc.constantFrom(...RESULT_ENDS))
    .map((ends) => ends.map((end, at) => makeResult({ end, at })))

  test('loses no game, and only the last can be open', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const all = splitSeries(results)
        expect(all.flat()).toEqual(results)
        for (const series of all.slice(0, -1)) expect(isSeriesOver(series)).toBe(true)
        for (const series of all) {
          expect(series.length).toBeGreaterThan(0)
          expect(isSeriesOver(series.slice(0, -1))).toBe(false)
        }
      }),
    )
  })

  test('is never changed by a later game once it is over', () => {
    fc.assert(
      fc.property(anyResults, (results) => {
        const over = splitSeries(results.slice(0, -1)).filter(isSeriesOver)
        expect(splitSeries(results).slice(0, over.length)).toEqual(over)
      }),
    )
  })
})

describe('a standing', () => {
  test('counts games, series and the best margin of games won', () => {
    const results = [
      ...play('wl', { margin: 3 }),
      ...play('w', { margin: 8 }, 2),
      ...play('lg d', { margin: 12 }, 3),
    ]
    expect(standingsOf(garden, results)).toEqual([
      {
        strength: 'medium',
        won: 2,
        lost: 2,
        drawn: 1,
        left: 1,
        bestMargin: 8,
        seriesWon: 1,
        seriesLost: 1,
        open: results.slice(5),
      },
    ])
  })

  test('has no best margin where results have none, and no open series after one that ended', () => {
    expect(standingsOf(garden, play('ww'))).toMatchObject([
      { bestMargin: undefined, seriesWon: 1, open: undefined },
    ])
    expect(standingsOf(garden, [])).toEqual([])
  })

  test('is of one opponent in one game, the weakest first', () => {
    const results = [
      ...play('w', { choice: 'hard' }),
      ...play('l'),
      ...play('w', { choice: 'easy' }),
      ...play('l', { game: 'patches', choice: 'small-medium' }),
    ]
    const strengths = standingsOf(garden, results).map(({ strength }) => strength)
    expect(strengths).toEqual(['easy', 'medium', 'hard'])
    expect(standingsOf(patches, results)).toMatchObject([{ strength: 'medium', lost: 1 }])
  })

  test('is of all boards: of both sizes, from links and of days', () => {
    const own = { game: 'patches' }
    const results = [
      ...play('w', { ...own, choice: 'small-fair' }),
      ...play('w', { ...own, choice: 'large-fair' }),
      ...play('w', { ...own, choice: 'shared-small-fair' }),
      // A Wednesday.
      ...play('w', { ...own, choice: 'daily', seed: 'daily 2026-11-25' }),
      ...play('w', { ...own, choice: 'shared' }),
      ...play('w', { ...own, choice: 'no such board' }),
    ]
    expect(standingsOf(patches, results)).toMatchObject([{ strength: 'fair', won: 4 }])
  })
})

/** Returns what the last of the results meant. */
function meaningOfLast(game: typeof garden, results: readonly GameResult[]) {
  const last = results.at(-1)
  return last && meaningOf(game, results, last)
}

describe('a result', () => {
  test('belongs to the series that it ended', () => {
    const results = [...play('w'), ...play('ll', { choice: 'easy' }), ...play('lw', {}, 5)]
    const { series = [], strength } = meaningOfLast(garden, results) ?? {}
    expect(strength).toBe('medium')
    expect(series.map(letterOf).join('')).toBe('wlw')
  })

  test('is read without those after it', () => {
    const results = play('wlw www')
    const second = results[1]
    expect(second && meaningOf(garden, results, second)?.series).toEqual(results.slice(0, 2))
  })

  test.each([
    ['the first win', [], 9, undefined],
    ['a better one', [5], 9, 9],
    ['an equal one', [9], 9, undefined],
    ['a worse one', [9], 5, undefined],
  ])('has the best margin if it is better than all before: %s', (_, before, margin, best) => {
    const earlier = before.flatMap((margin) => play('w', { margin }))
    const results = [...earlier, ...play('w', { margin }, 5)]
    expect(meaningOfLast(garden, results)?.bestMargin).toBe(best)
  })

  test('that is lost has no best margin', () => {
    const results = [...play('w', { margin: -9 }), ...play('l', { margin: -5 }, 5)]
    expect(meaningOfLast(garden, results)?.bestMargin).toBeUndefined()
  })
})

describe('another opponent is suggested', () => {
  test.each([
    ['ww', undefined],
    ['www', 'hard'],
    ['lwww', 'hard'],
    ['www w', undefined],
    ['www www', undefined],
    ['www l www', 'hard'],
    ['wdww', undefined],
    ['wgww', undefined],
    ['lll', 'fair'],
    ['llll', undefined],
    ['wlll', 'fair'],
    ['lgll', undefined],
    ['lld', undefined],
    ['ggg', undefined],
    ['ddd', undefined],
  ])('after exactly three games in a row: "%s": %s', (script, next) => {
    const suggestion = meaningOfLast(garden, play(script))?.next
    expect(suggestion?.strength).toBe(next)
    if (next) expect(suggestion?.isStronger).toBe(next === 'hard')
  })

  test.each([
    ['medium', 'www', 'hard'],
    ['hard', 'www', undefined],
    ['hard', 'lll', 'medium'],
    ['easy', 'lll', undefined],
    ['shared-medium', 'www', undefined],
  ])('but none at the ends, nor after shared games: Garden, %s, "%s": %s', (choice, script, to) => {
    expect(meaningOfLast(garden, play(script, { choice }))?.next?.address).toBe(to)
  })

  test('nor after daily boards', () => {
    const days = ['2026-11-11', '2026-11-18', '2026-11-25']
    const results = days.flatMap((day, at) =>
      play('w', { choice: 'daily', seed: `daily ${day}` }, at),
    )
    expect(meaningOfLast(garden, results)).toMatchObject({ strength: 'fair', next: undefined })
  })

  test('on the same board, whose games alone count', () => {
    const small = { game: 'patches', choice: 'small-medium' }
    const large = { game: 'patches', choice: 'large-medium' }
    const mixed = [...play('w', large), ...play('w', small, 1), ...play('w', large, 2)]
    expect(meaningOfLast(patches, mixed)?.next).toBeUndefined()
    const results = [...mixed, ...play('l', small, 3), ...play('w', large, 4)]
    expect(meaningOfLast(patches, results)?.next).toMatchObject({ address: 'large-hard' })
  })
})
