import { describe, expect, test } from 'vitest'
import type { GameResult } from '#src/define/define-game.ts'
import type { Assists } from '#src/engine/session.ts'
import { journeyOf, nextStage, STAGE_LIMIT_MS } from '#src/games/link/journey/journey.ts'
import { makeResult } from '../../../support/results.ts'

const result = (stage: number, own: Partial<GameResult> = {}) =>
  makeResult({ choice: `journey-${stage}`, ms: 200_000, moves: 72, ...own })

const helped = { hint: 1 }

describe('the journey', () => {
  test('has seven stages without stars at first, and starts with the first', () => {
    const stages = journeyOf([])
    expect(stages.map(({ stage, stars, bestMs }) => [stage, stars, bestMs])).toEqual(
      [1, 2, 3, 4, 5, 6, 7].map((stage) => [stage, 0, undefined]),
    )
    expect(nextStage(stages)?.stage).toBe(1)
  })

  test('keeps the most stars of a stage and its shortest time, of whichever games', () => {
    const games = [
      result(2, { ms: 300_000 }),
      result(2, { ms: 100_000, assists: helped }),
      result(2, { ms: STAGE_LIMIT_MS + 1, assists: helped }),
    ]
    expect(journeyOf(games)[1]).toMatchObject({ stars: 3, bestMs: 100_000 })
  })

  test.each<[string, GameResult]>([
    ['given up', result(1, { end: 'left' })],
    ['of another game', result(1, { game: 'garden' })],
    ['of a level', result(1, { choice: 'expert' })],
  ])('counts no game %s', (_, game) => {
    expect(journeyOf([game])[0]?.stars).toBe(0)
  })

  test.each<[string, readonly GameResult[], number | undefined]>([
    ['the first that is not cleared', [result(1), result(3)], 2],
    ['the first without all stars, when all are cleared', all({ 4: helped }), 4],
    ['none with all stars', all({}), undefined],
  ])('goes on with %s', (_, games, stage) => {
    expect(nextStage(journeyOf(games))?.stage).toBe(stage)
  })
})

function all(assists: Readonly<Record<number, Assists>>): readonly GameResult[] {
  return [1, 2, 3, 4, 5, 6, 7].map((stage) => result(stage, { assists: assists[stage] ?? {} }))
}
