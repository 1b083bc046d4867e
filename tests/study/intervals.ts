import type { Interval } from '#src/engine/interval.ts'
import type { AgentName } from '#src/games/cascade/agents/agents.ts'
import { type Batch, type Games, playBatch } from '#src/simulator/runs/batch.ts'
import { parseSettings, type Settings } from '#src/simulator/runs/settings.ts'
import {
  type Estimate,
  estimateOf,
  intervalOf,
  meanInterval,
} from '#src/simulator/statistics/estimate.ts'
import { meanOf } from '#src/simulator/statistics/figures.ts'
import type { Sums } from '#src/simulator/statistics/measure.ts'
import { compareRows, momentsOf } from '#src/simulator/statistics/paired.ts'
import { type Findings, mergeFindings } from '#src/simulator/statistics/tally.ts'

const RUNS = 1500
const GAMES = [2, 3, 5, 10, 30, 100] as const

/** Games whose mean is taken as the true one, on seeds of their own. */
const TRUTH: readonly (readonly [agent: AgentName, games: number])[] = [
  ['random', 400_000],
  ['greedy', 200_000],
  ['lookahead', 20_000],
]

const QUANTITIES: ReadonlyMap<string, (findings: Findings) => Sums | undefined> = new Map([
  ['points per game', ({ quantities }) => quantities.gamePoints],
  ['points per swap', ({ quantities }) => quantities.points],
  ['gems per swap', ({ quantities }) => quantities.gems],
  ['gems per cluster', ({ sizes }) => sizes[0]],
])

/** Prints how often 95% intervals hold the true mean, Student's and the one that leans, and how wide they are. */
export function studyIntervals(share: number): void {
  studyLongGames(share)
  studyShortGames(share)
}

function studyLongGames(share: number): void {
  console.log('| agent | quantity | games | Student | here | width |\n|---|---|---|---|---|---|')
  for (const [agent, games] of TRUTH) {
    const truth = findingsOf({ agent, seed: 'truth' }, [0, Math.ceil(games * share)])
    const runs = Array.from({ length: Math.ceil(RUNS * share) }, (_, run) => playRun(agent, run))
    for (const [name, sumsOf] of QUANTITIES) {
      const mean = meanOfSums(sumsOf(truth))
      for (const [index, count] of GAMES.entries()) {
        const sums = runs.flatMap((findings) => sumsOf(findings[index] ?? truth) ?? [])
        console.log(`| ${agent} | ${name} | ${count} | ${coverageOf(sums, mean).join(' | ')} |`)
      }
    }
  }
}

const SWAPS = [1, 2, 5, 10, 30] as const
const SHORT_GAMES = [10, 30, 100, 300] as const
/** More swaps in a run tell nothing new. */
const MOST_SWAPS = 1000

/** One run, or two of the same boards, whose difference is measured. The truth is of so many swaps. */
const MEASURED: readonly (readonly [name: string, runs: number, truth: number, Sides])[] = [
  ['random', RUNS, 2_000_000, [{}]],
  ['greedy', RUNS, 2_000_000, [{ agent: 'greedy' }]],
  ['lookahead', 600, 400_000, [{ agent: 'lookahead' }]],
  ['greedy − random', RUNS, 2_000_000, [{}, { agent: 'greedy' }]],
  ['lookahead − greedy', 600, 400_000, [{ agent: 'greedy' }, { agent: 'lookahead' }]],
  [
    'greedy, lines − clusters',
    RUNS,
    2_000_000,
    [{ agent: 'greedy' }, { agent: 'greedy', counting: 'lines' }],
  ],
]

type Sides = readonly [Partial<Settings>] | readonly [Partial<Settings>, Partial<Settings>]

/** Prints the same for points of games of few swaps, and for differences: the leaning interval's rate, and Student's. */
function studyShortGames(share: number): void {
  console.log(
    `\n| points | swaps | ${SHORT_GAMES.join(' games | ')} games |\n|---|---|---|---|---|---|`,
  )
  for (const [name, runs, truth, sides] of MEASURED) {
    for (const swaps of SWAPS) {
      const games = Math.ceil((truth * share) / (swaps + 3))
      const { mean } = measure(sides, { swaps, seed: 'truth' }, [0, games]) ?? { mean: Number.NaN }
      const cells = SHORT_GAMES.map((games) => {
        if (games * swaps > MOST_SWAPS) return ''
        const all = Array.from({ length: Math.ceil(runs * share) }, (_, run) =>
          measure(sides, { swaps, seed: 'short' }, [run * games, (run + 1) * games]),
        )
        return heldOf(all, mean)
      })
      console.log(`| ${name} | ${swaps} | ${cells.join(' | ')} |`)
    }
  }
}

/** Estimates the points of a game, or their difference; `null` where games are all alike. */
function measure(
  [side, other]: Sides,
  shared: Pick<Settings, 'swaps' | 'seed'>,
  games: Games,
): Estimate | null {
  const one = play({ ...side, ...shared }, games)
  if (!other) return estimateOf(one.findings.quantities.gamePoints)
  return estimateOf(
    momentsOf(compareRows(one.rows, play({ ...other, ...shared }, games).rows).points),
  )
}

/** Writes shares of intervals that hold the truth; without one, a run counts as none. */
function heldOf(all: readonly (Estimate | null)[], truth: number): string {
  const estimates = all.flatMap((estimate) => estimate ?? [])
  const none = all.length - estimates.length
  const [even, leaning] = [estimates.map(evenInterval), estimates.map(intervalOf)].map(
    (intervals) => percent(rateOf(intervals, truth)),
  )
  const without = none === 0 ? '' : `, none ${percent(none / all.length)}`
  return `${leaning} (${even}${without})`
}

const meanOfSums = (sums: Sums | undefined): number => (sums && meanOf(sums)) ?? Number.NaN

/** Returns findings of the first games of a run, for each of `GAMES`. */
function playRun(agent: AgentName, run: number): readonly Findings[] {
  const sofar: Findings[] = []
  for (const [index, to] of GAMES.entries()) {
    const part = findingsOf({ agent, seed: `run ${run}` }, [GAMES[index - 1] ?? 0, to])
    const before = sofar.at(-1)
    sofar.push(before ? mergeFindings(before, part) : part)
  }
  return sofar
}

const findingsOf = (input: Partial<Settings>, games: Games): Findings => play(input, games).findings

function play(input: Partial<Settings>, games: Games): Batch {
  const settings = parseSettings({ ...input, games: games[1] })
  if (!settings.ok) throw new Error(settings.code)
  return playBatch(settings.value, games)
}

function coverageOf(runs: readonly Sums[], truth: number): readonly string[] {
  const estimates = runs.flatMap((sums) => estimateOf(sums) ?? [])
  const [even, leaning] = [estimates.map(evenInterval), estimates.map(intervalOf)]
  const width = medianWidth(leaning) / medianWidth(even)
  return [...[even, leaning].map((one) => percent(rateOf(one, truth))), width.toFixed(2)]
}

/** Returns Student's interval. */
const evenInterval = ({ mean, error, freedom }: Estimate): Interval =>
  meanInterval(mean, error, freedom + 1)

const rateOf = (intervals: readonly Interval[], truth: number): number =>
  intervals.filter(([low, high]) => low <= truth && truth <= high).length / intervals.length

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`

function medianWidth(intervals: readonly Interval[]): number {
  const widths = intervals.map(([low, high]) => high - low).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? Number.NaN
}
