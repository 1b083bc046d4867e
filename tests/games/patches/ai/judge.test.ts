import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { STRENGTHS, type Strength } from '#src/engine/fields.ts'
import { makeRandom } from '#src/engine/random.ts'
import { judgeChoice, judgeMoves } from '#src/games/patches/ai/judge.ts'
import { decide, isSamePlacement, oddsOf } from '#src/games/patches/ai/opponent.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import { BOARD_SIZES, type PatchesState } from '#src/games/patches/rules/types.ts'
import { viewFor } from '#src/games/patches/rules/view.ts'
import { sampled } from '../../../support/effort'
import { placementOf, randomGame, tableOf, tileOf } from '../rules/playing'
import { choosers, positions, redealt } from './positions'

/** A board where blue triangle 3 captures five cells in the user's half. */
const SUPER = `
  .   .   .   .
  .   bc1 .   .
  yt4 .   rs3 .
  .   gt2 .   .`

const EMPTY = '. . . . . . . .'

const CHOOSING = tableOf('bt3 rh1', 'gh4', SUPER)

const judge = (state: PatchesState, made?: string) =>
  judgeChoice(viewFor(state, 'user'), made ? placementOf(made) : undefined)

describe('a choice', () => {
  test.each(['bt3 2,1', 'bt3 1,2', 'rh1 0,0'])('%s is judged beside the best one', (made) => {
    const { best, bestShare, share } = judge(CHOOSING, made)
    expect(best).toEqual(placementOf('bt3 2,1'))
    expect(bestShare - share > 0.15).toBe(made !== 'bt3 2,1')
  })

  test('is not needed', () => {
    const { best, bestShare, share } = judge(CHOOSING)
    expect([best, share]).toEqual([placementOf('bt3 2,1'), bestShare])
  })

  test('of a cell for a replay is judged with the present lead', () => {
    const lost = { row: 3, col: 1 }
    const phase = { type: 'replay', player: 'user', tile: tileOf('bt3'), lost } as const
    const { best, bestShare, share } = judge({ ...tableOf('', 'gh4', SUPER), phase }, 'bt3 3,0')
    expect(best).toEqual(placementOf('bt3 2,1'))
    expect(bestShare - share).toBeGreaterThan(0.15)
  })

  test('is judged by what its player sees', () => {
    const property = fc.property(positions, fc.string(), (state, seed) => {
      if (!choosers(state).includes('user')) return
      const judged = judge(state)
      expect(judge(redealt(state, 'user', seed))).toEqual(judged)
      expect(judged.bestShare).toBeGreaterThanOrEqual(judged.share)
    })
    fc.assert(property, { numRuns: sampled(30), endOnFailure: true })
  })
})

describe.each(STRENGTHS)('odds of the %s opponent', (level) => {
  const odds = (state: PatchesState, seed: string) =>
    oddsOf(viewFor(state, 'opponent'), level, { samples: 4 }, makeRandom(seed))

  test('sum to one', () => {
    const property = fc.property(positions, fc.string(), (state, seed) => {
      if (state.phase.type === 'replay') return
      const sum = odds(state, seed).reduce((before, one) => before + one.odds, 0)
      expect(sum).toBeCloseTo(1, 9)
    })
    fc.assert(property, { numRuns: sampled(level === 'hard' ? 50 : 500), endOnFailure: true })
  })
})

const BOARDS = {
  small: '. . . .\n. bc1 . .\n. . rs3 .\n. . . .',
  large: [EMPTY, EMPTY, EMPTY, '. . . . bc1 . . .', '. . . rs3 . . . .', EMPTY, EMPTY, EMPTY].join(
    '\n',
  ),
}

test.each(
  BOARD_SIZES.flatMap((board) =>
    (['beginner', 'easy', 'fair', 'medium'] as const).map((level) => [board, level] as const),
  ),
)('on the %s board, odds of %s are its frequencies', (board, level) => {
  const view = viewFor(tableOf('rh1', 'bt3 bs3', BOARDS[board]), 'opponent')
  const draws = 2_000
  const chosen = Array.from({ length: draws }, (_, seed) =>
    decide(view, level, `${seed}`, { samples: 4 }),
  )
  for (const { placement, odds } of oddsOf(view, level, { samples: 4 }, makeRandom('odds'))) {
    const count = chosen.filter((one) => isSamePlacement(one, placement)).length
    expect(Math.abs(count / draws - odds)).toBeLessThan(0.05)
  }
})

describe('a game', () => {
  const gameOf = (level: Strength, seed: string) => {
    const start = rules.deal({ board: 'small', level, deal: 1 }, seed)
    return randomGame(start, makeRandom(seed, 'moves')).map(({ before, move }) => ({
      state: before,
      move,
    }))
  }

  test('is judged move by move', () => {
    const moves = gameOf('medium', 'seed')
    const done: number[] = []
    const values = judgeMoves(moves, 'medium', (count) => done.push(count))
    expect(done).toEqual(moves.map((_, index) => index + 1))
    for (const [index, { choice, odds }] of values.entries()) {
      const { state, move } = moves[index] ?? moves[0] ?? expect.fail()
      expect(choice !== undefined).toBe(choosers(state).includes('user'))
      expect(odds !== undefined).toBe(move.type === 'round')
    }
  })

  test('names the likeliest choices of the opponent, which are percentages alone', () => {
    const [, ...values] = judgeMoves(gameOf('easy', 'odds'), 'easy', () => {})
    const odds = values.flatMap((value) => value.odds ?? [])
    expect(odds.length).toBeGreaterThan(2)
    for (const { made, likeliest } of odds) {
      expect(likeliest).toHaveLength(3)
      expect(likeliest).toEqual(likeliest.toSorted((a, b) => b - a))
      expect(made).toBeLessThanOrEqual(likeliest[0] ?? 0)
    }
  })
})
