import type { MatchResult } from './arena-game'

/** Games in the first seat, and in the second. */
type BySeat = readonly [number, number]

/** What has been counted, from the first player's side. */
export interface Tally {
  readonly wins: BySeat
  readonly losses: BySeat
  readonly draws: number
  /** How far the first player was ahead at the end of each game. */
  readonly margins: readonly number[]
}

export const NO_GAMES: Tally = { wins: [0, 0], losses: [0, 0], draws: 0, margins: [] }

/** Adds a game in which the first player had this seat, 0 or 1. */
export function withResult(tally: Tally, { winner, margin }: MatchResult, seat: number): Tally {
  const margins = [...tally.margins, seat === 0 ? margin : -margin]
  if (winner === null) return { ...tally, margins, draws: tally.draws + 1 }
  return winner === seat
    ? { ...tally, margins, wins: oneMore(tally.wins, seat) }
    : { ...tally, margins, losses: oneMore(tally.losses, seat) }
}

const oneMore = ([first, second]: BySeat, seat: number): BySeat =>
  seat === 0 ? [first + 1, second] : [first, second + 1]
