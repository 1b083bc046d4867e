import { describe, expect, test } from 'vitest'
import { NO_ASSISTS } from '#src/engine/assists.ts'
import type { GameResult } from '#src/play/results.ts'
import { makeResultsFile, parseResultsFile } from '#src/play/results-file.ts'
import { dailyStreak, makeFigures } from '#src/play/statistics.ts'

const result = (own: Partial<GameResult> = {}): GameResult => ({
  game: 'link',
  choice: 'novice',
  seed: 'x',
  end: 'won',
  ms: 60_000,
  moves: 24,
  assists: NO_ASSISTS,
  at: 1,
  ...own,
})

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

  test('keep the last twelve games, the oldest first', () => {
    const [figures] = makeFigures(Array.from({ length: 15 }, (_, at) => result({ at })))
    expect(figures?.last.map(({ at }) => at)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
  })
})

describe('the streak of daily boards', () => {
  const won = (...days: string[]) => days.map((day) => result({ seed: `daily ${day}` }))
  test.each([
    ['none without games', [], 0],
    ['one today', won('2026-03-02'), 1],
    ['still up when today is yet to come', won('2026-03-01'), 1],
    ['over after a day without', won('2026-02-28'), 0],
    ['over the end of a month', won('2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02'), 4],
    ['only as long as it is unbroken', won('2026-02-27', '2026-03-01', '2026-03-02'), 2],
    ['of whichever draw the day has', won('2026-03-01 12', '2026-03-02 3'), 2],
    ['counted once a day', won('2026-03-02', '2026-03-02'), 1],
    ['not of boards left', [result({ seed: 'daily 2026-03-02', end: 'left' })], 0],
    ['not of other boards', [result({ seed: '2026-03-02' })], 0],
  ])('is %s', (_, results, streak) => {
    expect(dailyStreak(results, '2026-03-02')).toBe(streak)
  })
})

describe('a file of results', () => {
  test('round-trips', () => {
    const results = [
      result({ assists: { hint: 2, undo: 1, shuffle: 0, equal: 3, matches: 0 } }),
      result({ at: 2 }),
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
    ['with too many', { pairwise: 'results', version: 1, results: Array(5_001).fill(result()) }],
  ])('%s is refused with a reason', (_, file) => {
    const parsed = parseResultsFile(JSON.stringify(file))
    expect(parsed).toMatchObject({ ok: false, code: 'not-results' })
    expect(!parsed.ok && parsed.detail).toBeTruthy()
  })
})
