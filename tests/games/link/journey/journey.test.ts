import { describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import { totalsOf } from '#src/engine/stars.ts'
import { gardensOf, journeyOf, nextStage } from '#src/games/link/journey/journey.ts'
import { STAGES } from '#src/games/link/journey/stages.ts'
import { FIRST_STRICT } from '#src/games/link/stars.ts'
import { makeResult } from '../../../support/results.ts'

const result = (address: string, own: Partial<GameResult> = {}) =>
  makeResult({ choice: `journey-${address}`, ms: 1_000, moves: 72, ...own })

const helped = { hint: 1 }

const addressOf = (garden: number, stage: number): string =>
  stage === 1 ? `${garden}` : `${garden}-${stage}`

/** Results of the first stages of a garden, with two stars each from the fourth on, and three before. */
const clearedTo = (garden: number, stage: number): readonly GameResult[] =>
  Array.from({ length: stage }, (_, index) => result(addressOf(garden, index + 1)))

const openOf = (results: readonly GameResult[]): readonly string[] =>
  journeyOf(results)
    .filter(({ isOpen }) => isOpen)
    .map(({ choice }) => choice.replace('journey-', ''))

describe('the journey', () => {
  test('has seven gardens of ten stages without stars at first, and starts with the first', () => {
    const stages = journeyOf([])
    expect(totalsOf(stages)).toEqual({ cleared: 0, stages: 70, stars: 0, most: 210 })
    expect(gardensOf(stages).map(({ stages }) => stages.length)).toEqual(Array(7).fill(10))
    expect(nextStage(stages)?.choice).toBe('journey-1')
  })

  test('keeps the most stars of a stage and its shortest time, of whichever games', () => {
    const games = [
      result('2-4', { ms: 3_000_000 }),
      result('2-4', { ms: 100_000, assists: helped }),
      result('2-4-no-net', { ms: 200_000 }),
    ]
    const stage = journeyOf(games).find(({ choice }) => choice === 'journey-2-4')
    expect(stage).toMatchObject({ stars: 3, bestMs: 100_000 })
  })

  test.each([
    ['the stage’s board', STAGES[0]?.seed ?? '', 2],
    ['an earlier one, of up to 72 pairs', 'journey 1-1 0', 3],
  ])('a game of 9 minutes and 72 moves has on %s so many stars', (_, seed, stars) => {
    expect(journeyOf([result('1', { ms: 540_000, seed })])[0]).toMatchObject({ stars })
  })

  test.each<[string, GameResult]>([
    ['given up', result('1', { end: 'left' })],
    ['lost', result('1', { end: 'lost' })],
    ['of another game', result('1', { game: 'garden' })],
    ['of a level', result('1', { choice: 'expert' })],
  ])('counts no game %s', (_, game) => {
    expect(journeyOf([game])[0]).toMatchObject({ stars: 0, bestMs: undefined })
  })

  test.each<[string, readonly GameResult[], readonly string[]]>([
    ['only the first stage at first', [], ['1']],
    ['the stage after one that is cleared', clearedTo(1, 2), ['1', '1-2', '1-3']],
    ['no stage after one that is lost', [result('1', { end: 'lost' })], ['1']],
    ['a stage that was played', [result('1-6', { end: 'lost' })], ['1', '1-6']],
    [
      'no garden for fewer than 15 stars',
      clearedTo(1, 5),
      ['1', '1-2', '1-3', '1-4', '1-5', '1-6'],
    ],
    [
      'the next garden for 15',
      clearedTo(1, 6),
      ['1', '1-2', '1-3', '1-4', '1-5', '1-6', '1-7', '2'],
    ],
    ['a garden whose first stage was cleared', clearedTo(4, 1), ['1', '4', '4-2']],
    [
      'every garden that was open before stages had gardens',
      [1, 2, 3, 4, 5, 6, 7].map((garden) => result(`${garden}`)),
      [1, 2, 3, 4, 5, 6, 7].flatMap((garden) => [`${garden}`, `${garden}-2`]),
    ],
  ])('opens %s', (_, games, open) => {
    expect(openOf(games)).toEqual(open)
  })

  test('says how many stars open a garden, and how many are missing', () => {
    const gardens = gardensOf(journeyOf(clearedTo(1, 4)))
    expect(gardens.map(({ opensAt }) => opensAt)).toEqual([0, 15, 30, 45, 60, 75, 90])
    expect(gardens.map(({ missing }) => missing)).toEqual([0, 4, 19, 34, 49, 64, 79])
    expect(gardens.map(({ isOpen }) => isOpen)).toEqual([true, ...Array(6).fill(false)])
  })

  test('clears a garden with the last of its stages', () => {
    const isCleared = (count: number) => gardensOf(journeyOf(clearedTo(1, count)))[0]?.isCleared
    expect([isCleared(9), isCleared(10)]).toEqual([false, true])
  })

  test.each<[string, readonly GameResult[], string | undefined]>([
    ['the first open one that is not cleared', clearedTo(1, 3), 'journey-1-4'],
    ['the next garden', clearedTo(1, 10), 'journey-2'],
    ['the first without all stars, when all are cleared', all('journey-4-2'), 'journey-4-2'],
    ['none with all stars', all(), undefined],
  ])('goes on with %s', (_, games, choice) => {
    expect(nextStage(journeyOf(games))?.choice).toBe(choice)
  })
})

/** Results with all stars, but one with an assist. */
function all(helpedIn?: string): readonly GameResult[] {
  return STAGES.map(({ choice, stage }) =>
    makeResult({
      choice: stage >= FIRST_STRICT && stage < 9 ? `${choice}-no-net` : choice,
      ms: 1_000,
      assists: choice === helpedIn ? helped : {},
    }),
  )
}
