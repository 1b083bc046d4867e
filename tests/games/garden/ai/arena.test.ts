import { describe, expect, test } from 'vitest'
import { arena } from '#src/games/garden/ai/arena.ts'

type Seats = Parameters<typeof arena.play>[0]['seats']

function play(seats: Seats, seed: string) {
  const asked = [0, 0]
  const result = arena.play({
    seats,
    board: 'medium',
    seed,
    timed: (seat, think) => {
      asked[seat] = (asked[seat] ?? 0) + 1
      return think()
    },
  })
  return { ...result, asked }
}

describe('a match', () => {
  test('is deterministic', () => {
    expect(play(['medium', 'hard'], 'again')).toEqual(play(['medium', 'hard'], 'again'))
  })

  test('asks both seats and is won by points', () => {
    for (let seed = 0; seed < 20; seed++) {
      const { winner, margin, asked } = play(['easy', 'medium'], `${seed}`)
      expect(Math.min(...asked)).toBeGreaterThan(0)
      expect(winner).toBe(margin === 0 ? null : margin > 0 ? 0 : 1)
    }
  })
})

test('medium beats easy from either seat', () => {
  let wins = 0
  for (let seed = 0; seed < 20; seed++) {
    if (play(['easy', 'medium'], `${seed}`).winner === 1) wins++
    if (play(['medium', 'easy'], `${seed}`).winner === 0) wins++
  }
  expect(wins).toBeGreaterThan(34)
})
