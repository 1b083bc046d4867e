import {
  type Interval,
  meanInterval,
  wilsonInterval,
} from '#src/games/cascade/lab/statistics/measure.ts'
import type { Contest } from './contest.ts'

interface Report extends Contest {
  readonly players: readonly [string, string]
  readonly board: string
  readonly seed: string
}

export function makeReport({ players, board, seed, tally, moveTimes }: Report): string {
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
  return `${value} ${describeInterval(wilsonInterval(won, games), percent)}`
}

function describeMean(values: readonly number[]): string {
  const { length } = values
  const mean = values.reduce((sum, value) => sum + value, 0) / length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  const error = Math.sqrt(squares / (length - 1) / length)
  return `${signed(mean)} ${describeInterval(meanInterval(mean, error, length), signed)}`
}

const describeInterval = ([low, high]: Interval, show: (value: number) => string): string =>
  `[${show(low)}, ${show(high)}]`

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`

function describeTimes(times: readonly number[]): string {
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)
  const longest = times.reduce((max, time) => Math.max(max, time), 0)
  return `${mean.toFixed(2)} (at most ${longest.toFixed(1)})`
}
