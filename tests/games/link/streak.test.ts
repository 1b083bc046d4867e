import { expect, test } from 'vitest'
import { extendStreak, pitchOf } from '#src/games/link/store.ts'

test.each<[string, number[], readonly number[]]>([
  ['one match', [5_000], [5_000]],
  ['quick matches', [0, 2_000, 4_000], [0, 2_000, 4_000]],
  ['a pause of three seconds', [0, 3_000], [0, 3_000]],
  ['a longer pause', [0, 1_000, 4_001], [4_001]],
  ['matches after a pause', [0, 9_000, 10_000], [9_000, 10_000]],
])('the streak after %s', (_, times, streak) => {
  expect(times.reduce<readonly number[]>(extendStreak, [])).toEqual(streak)
})

test.each([
  [0, 0],
  [1, 0],
  [2, 2],
  [3, 4],
  [6, 12],
  [40, 12],
])('a streak of %d is heard %d semitones higher', (length, semitones) => {
  expect(pitchOf(Array.from({ length }, () => 0))).toBe(semitones)
})
