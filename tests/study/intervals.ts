import { playBatch } from '#src/games/cascade/lab/batch.ts'
import type { AgentName } from '#src/games/cascade/lab/engine/agents.ts'
import { parseSettings, type Settings } from '#src/games/cascade/lab/settings.ts'
import { estimateOf, intervalOf } from '#src/games/cascade/lab/statistics/estimate.ts'
import { meanOf } from '#src/games/cascade/lab/statistics/figures.ts'
import {
  type Interval,
  meanInterval,
  type Sums,
} from '#src/games/cascade/lab/statistics/measure.ts'
import { type Findings, mergeFindings } from '#src/games/cascade/lab/statistics/tally.ts'

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

function findingsOf(input: Pick<Settings, 'agent' | 'seed'>, games: readonly [number, number]) {
  const settings = parseSettings({ ...input, games: games[1] })
  if (!settings.ok) throw new Error(settings.code)
  return playBatch(settings.value, games).findings
}

function coverageOf(runs: readonly Sums[], truth: number): readonly string[] {
  const estimates = runs.flatMap((sums) => estimateOf(sums) ?? [])
  const even = estimates.map(({ mean, error, freedom }) => meanInterval(mean, error, freedom + 1))
  const leaning = estimates.map(intervalOf)
  const rateOf = (intervals: readonly Interval[]) =>
    intervals.filter(([low, high]) => low <= truth && truth <= high).length / intervals.length
  const width = medianWidth(leaning) / medianWidth(even)
  return [...[even, leaning].map((one) => `${(100 * rateOf(one)).toFixed(1)}%`), width.toFixed(2)]
}

function medianWidth(intervals: readonly Interval[]): number {
  const widths = intervals.map(([low, high]) => high - low).sort((a, b) => a - b)
  return widths[Math.floor(widths.length / 2)] ?? Number.NaN
}
