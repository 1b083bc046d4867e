import { type Batch, batchSize, type Games } from './batch.ts'
import type { Settings } from './settings.ts'
import { figureOf } from './statistics/figures.ts'
import { type Findings, mergeFindings } from './statistics/tally.ts'

/** The games played so far, from the start of the share without a gap. */
export interface Run {
  readonly settings: Settings
  readonly games: Games
  readonly findings: Findings
}

export interface Plan {
  /** All games by default. */
  readonly games?: Games
  /** Stops at the first such relative half-width of the interval of points per swap, which makes it a little too narrow. */
  readonly until?: number
  readonly concurrency: number
  /** Resolves to `undefined` if the batch cannot be played, which ends the run. */
  readonly play: (settings: Settings, games: Games) => Promise<Batch | undefined>
  readonly isStopped?: () => boolean
  /** Called in the order of games. */
  readonly onBatch?: (batch: Batch, run: Run) => void
}

/** Minimum number of games before stopping early; the interval of fewer is unreliable. */
const LEAST_GAMES = 100

/** Returns the games of the k-th of n equal parts, from 1. */
export function shardOf(games: number, k: number, n: number): Games {
  return [Math.floor((games * (k - 1)) / n), Math.floor((games * k) / n)]
}

/**
 * Plays batches concurrently and merges them in the order of their games, so that the result does not depend on
 * the number of lanes. When stopped, returns the complete part, `undefined` if empty.
 */
export async function simulate(settings: Settings, plan: Plan): Promise<Run | undefined> {
  const batches = batchesOf(settings, plan.games ?? [0, settings.games])
  const waiting: Promise<Batch | undefined>[] = []
  let run: Run | undefined
  const launch = () => {
    const games = plan.isStopped?.() ? undefined : batches.next().value
    if (!games) return
    const batch = plan.play(settings, games)
    // Awaited in order, perhaps after it has failed.
    batch.catch(() => {})
    waiting.push(batch)
  }
  for (let lane = 0; lane < 2 * plan.concurrency; lane++) launch()
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const batch = await next
      if (!batch) break
      run = append(settings, run, batch)
      plan.onBatch?.(batch, run)
      if (isPrecise(run, plan.until)) break
      launch()
    }
  } finally {
    await Promise.allSettled(waiting)
  }
  return run
}

export function* batchesOf(settings: Settings, [from, to]: Games): Generator<Games, undefined> {
  const size = batchSize(settings)
  for (let first = from; first < to; first += size) yield [first, Math.min(to, first + size)]
}

function append(settings: Settings, run: Run | undefined, batch: Batch): Run {
  if (!run) return { settings, games: batch.games, findings: batch.findings }
  const games = [run.games[0], batch.games[1]] as const
  return { settings, games, findings: mergeFindings(run.findings, batch.findings) }
}

function isPrecise({ games, findings }: Run, until: number | undefined): boolean {
  if (until === undefined || games[1] - games[0] < LEAST_GAMES) return false
  const { mean, interval } = figureOf(findings.quantities.points)
  return mean !== null && interval !== null && interval[1] - mean <= until * mean
}
