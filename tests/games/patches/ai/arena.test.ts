import { expect, test } from 'vitest'
import type { ArenaGame, PairingResult } from '#src/cli/arena/contest.ts'
import { arena } from '#src/games/patches/ai/arena.ts'

const game: ArenaGame = arena

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

test.each(game.boards)('a match on the %s board is deterministic and asks both seats', (board) => {
  const asked: number[] = []
  const result = match(['medium', 'easy'], board, asked)
  expect(match(['medium', 'easy'], board)).toEqual(result)
  const seats = (seat: number) => asked.filter((other) => other === seat).length
  expect(Math.min(seats(0), seats(1))).toBeGreaterThan(3)
  expect([0, 1, null]).toContain(result.winner)
  if (result.winner === 0) expect(result.margin).toBeGreaterThanOrEqual(0)
  if (result.winner === 1) expect(result.margin).toBeLessThanOrEqual(0)
})

test('hard plays a whole match', () => {
  expect(match(['hard', 'beginner'], 'small').margin).toBeGreaterThan(0)
})
