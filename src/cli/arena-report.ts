import type { Contest } from './contest'
import { type Estimate, meanOf, shareOf } from './tally'

interface Report extends Contest {
  readonly players: readonly [string, string]
  readonly board: string
  readonly seed: string
}

const percent = (share: number): string =>
  Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`

const interval = ({ value, low, high }: Estimate, show: (value: number) => string): string =>
  `${show(value)} [${show(low)}, ${show(high)}]`

const signed = (value: number): string => `${value < 0 ? '' : '+'}${value.toFixed(2)}`

/** What was measured, as lines of text; intervals are of 95 %. */
export function makeReport({ players, board, seed, tally, thinking }: Report): string {
  const { wins, losses, draws, margins } = tally
  const [first, second] = players
  const [won, lost] = [wins[0] + wins[1], losses[0] + losses[1]]
  const share = (wins: number, losses: number) => interval(shareOf(wins, wins + losses), percent)
  const lines = [
    `${first} against ${second}, ${board} board, seed ${seed}, ${margins.length} games`,
    `won ${won}, lost ${lost}, drawn ${draws}`,
    `of decided games  ${share(won, lost)}`,
    `in the first seat ${share(wins[0], losses[0])}; in the second ${share(wins[1], losses[1])}`,
    `mean margin       ${interval(meanOf(margins), signed)}`,
    `ms a move         ${first} ${describeTimes(thinking[0])}; ${second} ${describeTimes(thinking[1])}`,
  ]
  return `${lines.join('\n')}\n`
}

function describeTimes(times: readonly number[]): string {
  const mean = times.reduce((sum, time) => sum + time, 0) / Math.max(1, times.length)
  const longest = times.reduce((most, time) => Math.max(most, time), 0)
  return `${mean.toFixed(2)} (at most ${longest.toFixed(1)})`
}
