import {
  compareRows,
  type Differences,
  mergeDifferences,
  pairedFiguresOf,
} from '../statistics/paired.ts'
import { type Findings, mergeFindings } from '../statistics/tally.ts'
import { batchSize, type Games } from './batch.ts'
import { isPrecise } from './precision.ts'
import type { Settings } from './settings.ts'
import { batchesOf, type Plan, playInOrder } from './simulate.ts'

export type Pair<Value> = readonly [first: Value, second: Value]

/** Two runs of the same games so far. */
export interface Comparison {
  readonly settings: Pair<Settings>
  readonly games: Games
  readonly findings: Pair<Findings>
  readonly differences: Differences
}

interface ComparisonPlan extends Pick<Plan, 'until' | 'concurrency' | 'play' | 'isStopped'> {
  readonly onBatch?: (comparison: Comparison) => void
}

/** Plays each game with both settings. When stopped, returns the complete part, `undefined` if empty. */
export async function compare(
  settings: Pair<Settings>,
  { until, play, onBatch, ...lanes }: ComparisonPlan,
): Promise<Comparison | undefined> {
  const [first, second] = settings
  const slower = batchSize(second) < batchSize(first) ? second : first
  let whole: Comparison | undefined
  await playInOrder(batchesOf(slower, [0, first.games]), {
    ...lanes,
    play: (games) => playBoth(settings, games, play),
    add: (part) => {
      whole = whole ? append(whole, part) : part
      onBatch?.(whole)
      return until === undefined || !isPrecise(until, describe(whole))
    },
  })
  return whole
}

async function playBoth(
  settings: Pair<Settings>,
  games: Games,
  play: Plan['play'],
): Promise<Comparison | undefined> {
  const [first, second] = await Promise.all([play(settings[0], games), play(settings[1], games)])
  if (!first || !second) return undefined
  const differences = compareRows(first.rows, second.rows)
  return { settings, games, findings: [first.findings, second.findings], differences }
}

function append(whole: Comparison, part: Comparison): Comparison {
  const [first, second] = whole.findings
  return {
    settings: whole.settings,
    games: [whole.games[0], part.games[1]],
    findings: [mergeFindings(first, part.findings[0]), mergeFindings(second, part.findings[1])],
    differences: mergeDifferences(whole.differences, part.differences),
  }
}

/** A share is one of the first run's mean. */
function describe({ settings, games, findings, differences }: Comparison) {
  const { first, interval } = pairedFiguresOf(findings, differences).points
  return { games: games[1] - games[0], swaps: settings[0].swaps, mean: first, interval }
}
