import { i18n } from '@lingui/core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import {
  bestBefore,
  isBetter,
  makeFigures,
  measureOf,
  resultTexts,
} from '#src/results/statistics.ts'
import { makeResult as result } from '../support/results.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const left = { end: 'left' } as const
const lost = { end: 'lost' } as const

describe('figures', () => {
  test('count games by kind, in the order of first play', () => {
    const hard = { choice: 'hard' }
    const games = [hard, {}, { ...hard, ...left }, { game: 'cascade' }].map(result)
    const counts = makeFigures(games).map(
      ({ game, choice, played, won }) => `${game} ${choice}: ${won} of ${played}`,
    )
    expect(counts).toEqual(['link hard: 1 of 2', 'link novice: 1 of 1', 'cascade novice: 1 of 1'])
    expect(makeFigures([])).toEqual([])
  })

  test.each<[string, readonly Partial<GameResult>[], object]>([
    ['the shortest time', [{ ms: 90 }, { ms: 70 }, { ms: 1, ...left }], { bestMs: 70 }],
    ['the average time', [{ ms: 60 }, { ms: 90 }, { ms: 1, ...left }], { averageMs: 75 }],
    ['the fewest moves', [{ moves: 24 }, { moves: 31 }, { moves: 1, ...left }], { bestMoves: 24 }],
    ['the most points', [{ points: 4 }, { points: 9 }, { points: 99, ...left }], { bestPoints: 9 }],
    ['the average of points', [{ points: 10 }, { points: 20 }, {}], { averagePoints: 15 }],
    ['the best margin', [{ margin: 3 }, { margin: 7 }, { margin: 9, ...left }], { bestMargin: 7 }],
    ['each end', [{}, {}, lost, { end: 'drawn' }, left], { won: 2, lost: 1, drawn: 1 }],
    ['no best without a win', [left, lost], { won: 0, bestMs: undefined, bestMoves: undefined }],
    ['no average without a win', [left, lost], { averageMs: undefined }],
    ['no points where none are made', [{}], { bestPoints: undefined, averagePoints: undefined }],
    ['no margin where none is told', [{}], { bestMargin: undefined }],
  ])('have %s, of games won', (_, games, expected) => {
    expect(makeFigures(games.map(result))).toMatchObject([expected])
  })

  test('find the best times by grade, of games that have one', () => {
    const [figures] = makeFigures([
      result({ ms: 90_000, grade: 'hard' }),
      result({ ms: 80_000, grade: 'hard' }),
      result({ ms: 20_000, grade: 'easy' }),
      result({ ms: 1_000, grade: 'easy', end: 'left' }),
      result({ ms: 10_000 }),
    ])
    const best = [...(figures?.bestByGrade ?? [])].map(([grade, ms]) => `${grade} ${ms}`)
    expect(best).toEqual(['hard 80000', 'easy 20000'])
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

  test.each([
    ['w', 1, 1],
    ['l', 0, 0],
    ['wwl', 0, 2],
    ['wwlw', 1, 2],
    ['lwww', 3, 3],
    ['wgw', 1, 1],
  ])('count games won in a row: %s', (games, inRow, mostInRow) => {
    const own = (letter: string) => (letter === 'w' ? {} : letter === 'l' ? lost : left)
    const results = Array.from(games, (letter, at) => result({ at, ...own(letter) }))
    expect(makeFigures(results)[0]).toMatchObject({ inRow, mostInRow })
  })
})

describe('the best before a game', () => {
  test.each<[string, readonly Partial<GameResult>[], Partial<GameResult>, number | undefined]>([
    ['is none in the first', [], {}, undefined],
    [
      'is the shortest',
      [
        { ms: 9, at: 1 },
        { ms: 7, at: 2 },
      ],
      {},
      2,
    ],
    ['is not of a game lost', [{ end: 'lost', at: 1 }], {}, undefined],
    ['is not of another level', [{ choice: 'hard', at: 1 }], {}, undefined],
    ['is not of a later game', [{ at: 11 }], {}, undefined],
    ['is not the game itself', [{ at: 10 }], {}, undefined],
    ['is the most points', [{ points: 5 }, { points: 9, at: 2 }, { at: 3 }], { points: 7 }, 2],
  ])('%s', (_, earlier, own, at) => {
    expect(bestBefore(earlier.map(result), result({ at: 10, ...own }))?.at).toBe(at)
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
