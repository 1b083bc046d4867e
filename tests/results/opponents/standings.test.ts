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

const letterOf = ({ end }: Pick<GameResult, 'end'>) => end.replace('left', 'given').charAt(0)

/** Reads "w", "l", "d" and "g", given up, as Garden's games against one opponent; spaces are dropped. */
const play = (script: string, own: Partial<GameResult> = {}, from = 0): readonly GameResult[] =>
  Array.from(script.replaceAll(' ', ''), (letter, index) => {
    const at = from + index
    const end = RESULT_ENDS.find((end) => letterOf({ end }) === letter) ?? 'won'
    return makeResult({ game: 'garden', choice: 'medium', seed: `seed ${at}`, at, end, ...own })
  })

describe('a series', () => {
  const SPLIT = ['', ...'w, wl, ww, wlw, ww l, lg w, gg, wdd w, ddd d, dww, wdw w'.split(', ')]
  test.each([...SPLIT, 'wlw ll w'])('ends with two wins or three games: "%s"', (split) => {
    const series = splitSeries(play(split))
    expect(series.map((games) => games.map(letterOf).join('')).join(' ')).toBe(split)
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

  test('loses no game, only the last can be open, and none that is over changes later', () => {
    const scripts = fc.string({ unit: fc.constantFrom('w', 'l', 'd', 'g') })
    fc.assert(
      fc.property(scripts, (script) => {
        const results = play(script)
        const all = splitSeries(results)
        expect(all.flat()).toEqual(results)
        for (const series of all.slice(0, -1)) expect(isSeriesOver(series)).toBe(true)
        for (const series of all) {
          expect(series.length).toBeGreaterThan(0)
          expect(isSeriesOver(series.slice(0, -1))).toBe(false)
        }
        const over = splitSeries(results.slice(0, -1)).filter(isSeriesOver)
        expect(all.slice(0, over.length)).toEqual(over)
      }),
    )
  })
})

describe('a standing', () => {
  test('counts games, series and the best margin of games won', () => {
    const [won, best, others] = [{ margin: 3 }, { margin: 8 }, { margin: 12 }]
    const results = [...play('wl', won), ...play('w', best, 2), ...play('lg d', others, 3)]
    const games = { won: 2, lost: 2, drawn: 1, left: 1, bestMargin: 8 }
    const series = { seriesWon: 1, seriesLost: 1, open: results.slice(5) }
    expect(standingsOf(garden, results)).toEqual([{ strength: 'medium', ...games, ...series }])
  })

  test('has no best margin where results have none, and no open series after one that ended', () => {
    const none = { bestMargin: undefined, open: undefined }
    expect(standingsOf(garden, play('ww'))).toMatchObject([{ ...none, seriesWon: 1 }])
    expect(standingsOf(garden, [])).toEqual([])
  })

  test('is of one opponent in one game, the weakest first', () => {
    const results = ['hard', 'medium', 'easy'].flatMap((choice) => play('w', { choice }))
    const other = play('l', { game: 'patches', choice: 'small-medium' })
    const strengths = standingsOf(garden, [...results, ...other]).map(({ strength }) => strength)
    expect(strengths).toEqual(['easy', 'medium', 'hard'])
    const medium = { strength: 'medium', won: 0, lost: 1 }
    expect(standingsOf(patches, [...results, ...other])).toMatchObject([medium])
  })

  test('is of all boards: of both sizes, from links and of days', () => {
    const choices = ['small-fair', 'large-fair', 'shared-small-fair', 'shared', 'no such board']
    const results = choices.flatMap((choice) => play('w', { game: 'patches', choice }))
    // A Wednesday.
    const daily = { game: 'patches', choice: 'daily', seed: 'daily 2026-11-25' }
    results.push(...play('w', daily))
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
    ['the first win', [], 'w', 9, undefined],
    ['a better one', [5], 'w', 9, 9],
    ['an equal one', [9], 'w', 9, undefined],
    ['a worse one', [9], 'w', 5, undefined],
    ['a loss', [-9], 'l', -5, undefined],
  ])(
    'has the best margin if it is a win better than all before: %s',
    (_, before, end, margin, best) => {
      const earlier = before.flatMap((margin) => play('w', { margin }))
      const results = [...earlier, ...play(end, { margin }, 5)]
      expect(meaningOfLast(garden, results)?.bestMargin).toBe(best)
    },
  )
})

describe('another opponent is suggested', () => {
  test.each<[strength: string | undefined, isStronger: boolean | undefined, scripts: string[]]>([
    ['hard', true, ['www', 'lwww', 'www l www']],
    ['fair', false, ['lll', 'wlll']],
    [undefined, undefined, ['ww', 'www w', 'www www', 'wdww', 'wgww']],
    [undefined, undefined, ['llll', 'lgll', 'lld', 'ggg', 'ddd']],
  ])('after exactly three games in a row: %s, stronger: %s, after %j', (...row) => {
    const [strength, isStronger, scripts] = row
    for (const script of scripts) {
      const next = meaningOfLast(garden, play(script))?.next
      expect([next?.strength, next?.isStronger], script).toEqual([strength, isStronger])
    }
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
    const daily = days.map((day) => ({ choice: 'daily', seed: `daily ${day}` }))
    const results = daily.flatMap((own, at) => play('w', own, at))
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
