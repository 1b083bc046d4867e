import type { Packed } from './packed'

/** What a position is worth to the side to move when its end is out of sight; between ±1,000. */
export type Guess = (garden: Packed) => number

/** The difference of points. */
export const guessByPoints: Guess = (garden) => garden.lead()

/**
 * The difference of points in quarters, with most of what the side to move could clear next and
 * some of what the other could clear after it. On the 300 deals that the weights were chosen by, from
 * both seats, hard won 74 % of its decided games against medium with these, and 69 % with points
 * alone; on 250 fresh deals 72 %.
 */
export const guessByChances: Guess = (garden) =>
  4 * garden.lead() +
  3 * garden.largestClearing(garden.turn) -
  2 * garden.largestClearing(garden.turn ^ 1)
