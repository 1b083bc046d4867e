import { wilsonInterval } from '#src/engine/interval.ts'
import { meanInterval } from '#src/simulator/statistics/estimate.ts'
import type { ArenaGame, PairingResult } from './games.ts'

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

/** Wins and losses of the first player by seat, and margins game by game. */
export interface Tally {
  readonly wins: readonly [number, number]
  readonly losses: readonly [number, number]
  readonly draws: number
  readonly margins: readonly number[]
}

/** Plays a deal of its own for each game, the seats in turn. `onGame` gets the number of finished games. */
export function playContest(
  { game, players, board, games, seed }: ContestOptions,
  onGame: (done: number) => void = () => {},
): Contest {
  const moveTimes: [number[], number[]] = [[], []]
  const results: SeatedResult[] = []
  for (let number = 0; number < games; number++) {
    const first = number % 2
    const result = game.play({
      seats: first === 0 ? players : [players[1], players[0]],
      board,
      seed: `arena ${seed} ${number}`,
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

export function makeReport(
  { players, board, seed }: Pick<ContestOptions, 'players' | 'board' | 'seed'>,
  { tally, moveTimes }: Contest,
): string {
  const { wins, losses, draws, margins } = tally
  const [first, second] = players
  const [won, lost] = [wins[0] + wins[1], losses[0] + losses[1]]
  const lines = [
    `${first} against ${second}, ${board} board, seed ${seed}, ${margins.length} games`,
    `won ${won}, lost ${lost}, drawn ${draws}`,
    `of decided games  ${describeShare(won, lost)}`,
    `in the first seat ${describeShare(wins[0], losses[0])}; in the second ${describeShare(wins[1], losses[1])}`,
    `mean margin       ${describeMean(margins)}`,
    `ms a move         ${first} ${describeTimes(moveTimes[0])}; ${second} ${describeTimes(moveTimes[1])}`,
  ]
  return `${lines.join('\n')}\n`
}

function describeShare(won: number, lost: number): string {
  const games = won + lost
  const value = games === 0 ? '–' : percent(won / games)
  return `${value} [${wilsonInterval(won, games).map(percent).join(', ')}]`
}

function describeMean(values: readonly number[]): string {
  const { length } = values
  const mean = sumOf(values) / length
  const squares = sumOf(values.map((value) => (value - mean) ** 2))
  const error = Math.sqrt(squares / (length - 1) / length)
  return `${signed(mean)} [${meanInterval(mean, error, length).map(signed).join(', ')}]`
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`

function describeTimes(times: readonly number[]): string {
  const mean = sumOf(times) / Math.max(1, times.length)
  const longest = times.reduce((max, time) => Math.max(max, time), 0)
  return `${mean.toFixed(2)} (at most ${longest.toFixed(1)})`
}
