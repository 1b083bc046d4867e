import { describe, expect, test } from 'vitest'
import { type ArenaGame, garden, type PairingResult, patches } from '#src/cli/arena/games.ts'
import type { GardenStrength } from '#src/games/garden/rules/types.ts'
import { sampled } from '../../support/effort'

type Seats = Parameters<typeof garden.play>[0]['seats']

function playGarden(seats: Seats, seed: string, board: GardenStrength = 'easy') {
  const asked = [0, 0]
  const result = garden.play({
    seats,
    board,
    seed,
    timed: (seat, think) => {
      asked[seat] = (asked[seat] ?? 0) + 1
      return think()
    },
  })
  return { ...result, asked }
}

describe('a match of Garden', () => {
  test('is deterministic', () => {
    // The deal is an even one.
    const again = () => playGarden(['medium', 'easy'], 'again', 'hard')
    expect(again()).toEqual(again())
  })

  test('asks both seats and is won by points', () => {
    for (let seed = 0; seed < sampled(20); seed++) {
      const { winner, margin, asked } = playGarden(['easy', 'medium'], `${seed}`)
      expect(Math.min(...asked)).toBeGreaterThan(0)
      expect(winner).toBe(margin === 0 ? null : margin > 0 ? 0 : 1)
    }
  })
})

test('in Garden, medium beats easy from either seat', () => {
  let wins = 0
  for (let seed = 0; seed < 20; seed++) {
    if (playGarden(['easy', 'medium'], `${seed}`).winner === 1) wins++
    if (playGarden(['medium', 'easy'], `${seed}`).winner === 0) wins++
  }
  // Even games would give no more than 29 in 999 of 1,000 cases.
  expect(wins).toBeGreaterThan(29)
})

const game: ArenaGame = patches

function match(
  seats: readonly [string, string],
  board: string,
  asked: number[] = [],
): PairingResult {
  return game.play({
    seats,
    board,
    seed: 'match',
    timed: (seat, think) => {
      asked.push(seat)
      return think()
    },
  })
}

test.each(game.boards)(
  'a match of Patches on the %s board is deterministic and asks both seats',
  (board) => {
    const asked: number[] = []
    const result = match(['medium', 'easy'], board, asked)
    expect(match(['medium', 'easy'], board)).toEqual(result)
    const seats = (seat: number) => asked.filter((other) => other === seat).length
    expect(Math.min(seats(0), seats(1))).toBeGreaterThan(3)
    expect([0, 1, null]).toContain(result.winner)
    if (result.winner === 0) expect(result.margin).toBeGreaterThanOrEqual(0)
    if (result.winner === 1) expect(result.margin).toBeLessThanOrEqual(0)
  },
)

test('in Patches, hard plays a whole match', () => {
  expect(match(['hard', 'beginner'], 'small').margin).toBeGreaterThan(0)
})
