import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import { makeResultsFile, parseResultsFile } from '#src/results/ResultsFile.tsx'
import {
  bestBefore,
  isBetter,
  makeFigures,
  measureOf,
  resultTexts,
} from '#src/results/statistics.ts'
import { makeResult as result } from '../support/results.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

describe('figures', () => {
  test('count games by kind, in the order of first play', () => {
    const figures = makeFigures([
      result({ choice: 'hard' }),
      result(),
      result({ choice: 'hard', end: 'left' }),
      result({ game: 'cascade' }),
    ])
    expect(figures.map(({ game, choice, played, won }) => [game, choice, played, won])).toEqual([
      ['link', 'hard', 2, 1],
      ['link', 'novice', 1, 1],
      ['cascade', 'novice', 1, 1],
    ])
  })

  test('find the best of games won', () => {
    const [figures] = makeFigures([
      result({ ms: 90_000, moves: 24 }),
      result({ ms: 70_000, moves: 31 }),
      result({ ms: 1_000, moves: 1, end: 'left' }),
    ])
    expect(figures).toMatchObject({ bestMs: 70_000, bestMoves: 24 })
    expect(makeFigures([result({ end: 'left' })])).toMatchObject([
      { bestMs: undefined, bestMoves: undefined, won: 0 },
    ])
    expect(makeFigures([])).toEqual([])
  })

  test('find the best times by grade, of games that have one', () => {
    const [figures] = makeFigures([
      result({ ms: 90_000, grade: 'hard' }),
      result({ ms: 80_000, grade: 'hard' }),
      result({ ms: 20_000, grade: 'easy' }),
      result({ ms: 1_000, grade: 'easy', end: 'left' }),
      result({ ms: 10_000 }),
    ])
    const best = figures?.bestByGrade ?? []
    expect([...best]).toEqual([
      ['hard', 80_000],
      ['easy', 20_000],
    ])
  })

  test('find the most points where a game is played for points', () => {
    const [figures] = makeFigures([
      result({ game: 'cascade', points: 410 }),
      result({ game: 'cascade', points: 1_250 }),
      result({ game: 'cascade', points: 9_000, end: 'left' }),
      result({ game: 'cascade' }),
    ])
    expect(figures?.bestPoints).toBe(1_250)
    expect(makeFigures([result()])[0]?.bestPoints).toBeUndefined()
  })

  test('count games against opponents, and find the best margin of those won', () => {
    const games = [
      result({ margin: 3 }),
      result({ margin: 7 }),
      result({ end: 'lost', margin: -2 }),
      result({ end: 'drawn', margin: 0 }),
      result({ end: 'left', margin: 9 }),
    ]
    expect(makeFigures(games)[0]).toMatchObject({ won: 2, lost: 1, drawn: 1, bestMargin: 7 })
    expect(makeFigures([result()])[0]?.bestMargin).toBeUndefined()
  })

  test.each<[string, readonly Partial<GameResult>[], string, readonly string[]]>([
    ['times', [{}, { ms: 61_500 }], 'time', ['1:00', '1:01']],
    ['points', [{ points: 1_200 }, { points: 0 }], 'points', ['1,200', '0']],
    ['margins', [{ margin: 5 }, { margin: -3 }, { margin: 0 }], 'margin', ['+5', '-3', '0']],
    ['times, if an older game has no margin', [{ margin: 5 }, {}], 'time', ['1:00', '1:00']],
  ])('compare games by %s', (_, games, measure, figures) => {
    const results = games.map(result)
    expect(measureOf(results)).toBe(measure)
    const texts = results.map((game) => resultTexts(i18n, measureOf(results), game).figure)
    expect(texts).toEqual(figures)
  })

  test('keep the last twenty games, the oldest first', () => {
    const [figures] = makeFigures(Array.from({ length: 23 }, (_, at) => result({ at })))
    expect(figures?.last.map(({ at }) => at)).toEqual(Array.from({ length: 20 }, (_, i) => i + 3))
  })

  test('average the games won only', () => {
    const games = [result({ ms: 60_000 }), result({ ms: 90_000 }), result({ ms: 1, end: 'left' })]
    expect(makeFigures(games)[0]).toMatchObject({ averageMs: 75_000, averagePoints: undefined })
    expect(makeFigures([result({ end: 'lost' })])[0]?.averageMs).toBeUndefined()
    const scored = [result({ points: 10 }), result({ points: 20 }), result()]
    expect(makeFigures(scored)[0]?.averagePoints).toBe(15)
  })

  test.each([
    ['w', 1, 1],
    ['l', 0, 0],
    ['wwl', 0, 2],
    ['wwlw', 1, 2],
    ['lwww', 3, 3],
    ['wgw', 1, 1],
  ])('count games won in a row: %s', (games, inRow, mostInRow) => {
    const ends = { w: 'won', l: 'lost', g: 'left' } as const
    const results = Array.from(games, (end, at) =>
      result({ at, end: end === 'w' ? ends.w : end === 'l' ? ends.l : ends.g }),
    )
    expect(makeFigures(results)[0]).toMatchObject({ inRow, mostInRow })
  })
})

describe('the best before a game', () => {
  test.each<[string, readonly GameResult[], Partial<GameResult>, number | undefined]>([
    ['is none in the first', [], {}, undefined],
    ['is the shortest', [result({ ms: 9, at: 1 }), result({ ms: 7, at: 2 })], {}, 2],
    ['is not of a game lost', [result({ end: 'lost', at: 1 })], {}, undefined],
    ['is not of another level', [result({ choice: 'hard', at: 1 })], {}, undefined],
    ['is not of a later game', [result({ at: 11 })], {}, undefined],
    ['is not the game itself', [result({ at: 10 })], {}, undefined],
    [
      'is the most points of a game played for them',
      [result({ points: 5, at: 1 }), result({ points: 9, at: 2 }), result({ at: 3 })],
      { points: 7 },
      2,
    ],
  ])('%s', (_, results, own, at) => {
    expect(bestBefore(results, result({ at: 10, ...own }))?.at).toBe(at)
  })

  test.each<[Partial<GameResult>, Partial<GameResult>, boolean]>([
    [{ ms: 1 }, { ms: 2 }, true],
    [{ ms: 2 }, { ms: 2 }, false],
    [{ points: 8 }, { points: 7 }, true],
    [{ points: 7, ms: 1 }, { points: 8, ms: 2 }, false],
  ])('%j is better than %j: %s', (a, b, isBest) => {
    expect(isBetter(result(a), result(b))).toBe(isBest)
  })
})

describe('a file of results', () => {
  test('round-trips', () => {
    const results = [
      result({ assists: { hint: 2, undo: 1, shuffle: 0, equal: 3, matches: 0 } }),
      result({ at: 2 }),
      result({ at: 3, game: 'garden', choice: 'medium', end: 'lost', margin: -3 }),
    ]
    expect(parseResultsFile(makeResultsFile(results))).toEqual({ ok: true, value: results })
  })

  test('of a version that did not count assists has none', () => {
    const { assists: _, ...older } = result()
    const file = JSON.stringify({ pairwise: 'results', version: 1, results: [older] })
    expect(parseResultsFile(file)).toEqual({ ok: true, value: [result()] })
  })

  test.each(['', 'Dear diary', '{"pairwise":'])('%j is not JSON', (text) => {
    expect(parseResultsFile(text)).toEqual({ ok: false, code: 'not-json' })
  })

  test.each<[string, unknown]>([
    ['null', null],
    ['a list', []],
    ['another app’s', { app: 'other', version: 1, results: [] }],
    ['of a later version', { pairwise: 'results', version: 2, results: [] }],
    ['with a time before zero', { pairwise: 'results', version: 1, results: [result({ ms: -1 })] }],
    ['with half a move', { pairwise: 'results', version: 1, results: [result({ moves: 0.5 })] }],
    [
      'with too long a seed',
      {
        pairwise: 'results',
        version: 1,
        results: [result({ seed: 'x'.repeat(65) })],
      },
    ],
    ['with too many', { pairwise: 'results', version: 1, results: Array(20_001).fill(result()) }],
  ])('%s is refused with a reason', (_, file) => {
    const parsed = parseResultsFile(JSON.stringify(file))
    expect(parsed).toMatchObject({ ok: false, code: 'not-results' })
    expect(!parsed.ok && parsed.detail).toBeTruthy()
  })
})
