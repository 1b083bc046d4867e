import { performance } from 'node:perf_hooks'
import { arena as garden } from '#src/games/garden/ai/arena.ts'
import { arena as patches } from '#src/games/patches/ai/arena.ts'

export interface Pairing<Player extends string = string, Board extends string = string> {
  readonly seats: readonly [Player, Player]
  readonly board: Board
  readonly seed: string
  /** Runs and times each decision of a seat, 0 or 1. */
  readonly timed: <Answer>(seat: number, decide: () => Answer) => Answer
}

export interface PairingResult {
  /** The winning seat; `null` for a draw. */
  readonly winner: number | null
  readonly margin: number
}

export interface ArenaGame<Player extends string = string, Board extends string = string> {
  readonly id: string
  /** Bots, weakest first. */
  readonly players: readonly Player[]
  readonly boards: readonly Board[]
  play(pairing: Pairing<Player, Board>): PairingResult
}

export const GAMES: readonly ArenaGame[] = [patches, garden]

export interface ContestOptions {
  readonly game: ArenaGame
  readonly players: readonly [string, string]
  readonly board: string
  /** Number of games; even, so that both players get each seat equally often. */
  readonly games: number
  readonly seed: string
}

export interface Contest {
  readonly tally: Tally
  readonly moveTimes: readonly [readonly number[], readonly number[]]
}

type BySeat = readonly [number, number]

/** Wins and losses of the first player by seat, and margins game by game. */
export interface Tally {
  readonly wins: BySeat
  readonly losses: BySeat
  readonly draws: number
  readonly margins: readonly number[]
}

/**
 * Plays each deal from both seats. Equal players get a new deal for each game, since they would replay the
 * same game. `onGame` gets the number of finished games.
 */
export function playContest(
  { game, players, board, games, seed }: ContestOptions,
  onGame: (done: number) => void = () => {},
): Contest {
  const gamesPerDeal = players[0] === players[1] ? 1 : 2
  const moveTimes: [number[], number[]] = [[], []]
  const results: SeatedResult[] = []
  for (let number = 0; number < games; number++) {
    const first = number % 2
    const result = game.play({
      seats: first === 0 ? players : [players[1], players[0]],
      board,
      seed: `arena ${seed} ${Math.floor(number / gamesPerDeal)}`,
      timed: (seat, decide) => {
        const start = performance.now()
        const answer = decide()
        moveTimes[seat === first ? 0 : 1].push(performance.now() - start)
        return answer
      },
    })
    results.push({ ...result, seat: first })
    onGame(number + 1)
  }
  return { tally: tallyResults(results), moveTimes }
}

/** A result, and the first player's seat. */
export interface SeatedResult extends PairingResult {
  readonly seat: number
}

export function tallyResults(results: readonly SeatedResult[]): Tally {
  const count = (counts: (result: SeatedResult) => boolean) => results.filter(counts).length
  const winsIn = (own: number) => count(({ seat, winner }) => seat === own && winner === own)
  const lossesIn = (own: number) => count(({ seat, winner }) => seat === own && winner === 1 - own)
  return {
    wins: [winsIn(0), winsIn(1)],
    losses: [lossesIn(0), lossesIn(1)],
    draws: count(({ winner }) => winner === null),
    margins: results.map(({ seat, margin }) => (seat === 0 ? margin : -margin)),
  }
}
