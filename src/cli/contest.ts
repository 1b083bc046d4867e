import { performance } from 'node:perf_hooks'
import { arena as garden } from '../games/garden/ai/arena'
import { arena as patches } from '../games/patches/ai/arena'

/** One game between two bots. */
export interface Match<Player extends string = string, Board extends string = string> {
  /** The players of the first seat and the second. */
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

/** Every game that has bots. A new one is an item here. */
export const GAMES: readonly ArenaGame[] = [patches, garden]

export interface ContestOptions {
  readonly game: ArenaGame
  readonly players: readonly [string, string]
  readonly board: string
  /** Number of games; even, so that both play each seat equally often. */
  readonly games: number
  readonly seed: string
}

/** The result of a contest, and how long each player thought, move by move, in milliseconds. */
export interface Contest {
  readonly tally: Tally
  readonly thinking: readonly [readonly number[], readonly number[]]
}

/** Games in the first seat, and in the second. */
type BySeat = readonly [number, number]

/** Results counted from the first player's side. */
export interface Tally {
  readonly wins: BySeat
  readonly losses: BySeat
  readonly draws: number
  /** The first player's lead at the end of each game. */
  readonly margins: readonly number[]
}

/**
 * Plays all games of a contest, each deal from both seats; two of the same level get a deal a game,
 * since they would only play the same game again. Calls `onGame` with how many are done.
 */
export function playContest(
  { game, players, board, games, seed }: ContestOptions,
  onGame: (done: number) => void = () => {},
): Contest {
  const gamesPerDeal = players[0] === players[1] ? 1 : 2
  const thinking: [number[], number[]] = [[], []]
  let tally = NO_GAMES
  for (let number = 0; number < games; number++) {
    const first = number % 2
    const result = game.play({
      seats: first === 0 ? players : [players[1], players[0]],
      board,
      seed: `arena ${seed} ${Math.floor(number / gamesPerDeal)}`,
      ask: (seat, think) => {
        const start = performance.now()
        const answer = think()
        thinking[seat === first ? 0 : 1].push(performance.now() - start)
        return answer
      },
    })
    tally = withResult(tally, result, first)
    onGame(number + 1)
  }
  return { tally, thinking }
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
