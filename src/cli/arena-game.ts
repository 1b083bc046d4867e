/** One game between two bots. */
export interface Match<Player extends string = string, Board extends string = string> {
  /** Who plays the first seat and the second. */
  readonly seats: readonly [Player, Player]
  readonly board: Board
  readonly seed: string
  /** Each thought of a seat, 0 or 1, is asked for through this, so that it can be timed. */
  readonly ask: <Answer>(seat: number, think: () => Answer) => Answer
}

export interface MatchResult {
  /** The seat that won; `null` for a draw. */
  readonly winner: number | null
  /** By how much the first seat is ahead of the second at the end. */
  readonly margin: number
}

/** What a game with bots offers the arena. */
export interface ArenaGame<Player extends string = string, Board extends string = string> {
  readonly id: string
  /** The bots, the weakest first. */
  readonly players: readonly Player[]
  /** The boards, the default one first. */
  readonly boards: readonly Board[]
  play(match: Match<Player, Board>): MatchResult
}
