/** Times of a quick series of matches, in milliseconds. */
export type Streak = readonly number[]

/** The longest pause between two matches of a streak. */
export const STREAK_MS = 3_000

/** Adds a match; after a longer pause, a new streak begins. */
export const extendStreak = (streak: Streak, at: number): Streak => {
  const last = streak.at(-1)
  return last !== undefined && at - last <= STREAK_MS ? [...streak, at] : [at]
}

/** Semitones of a pentatonic scale. */
const SCALE = [0, 2, 4, 7, 9, 12]

/** Returns the pitch of the last match, in semitones: an octave at most. */
export const pitchOf = ({ length }: Streak): number =>
  SCALE[Math.min(Math.max(length, 1), SCALE.length) - 1] ?? 0
