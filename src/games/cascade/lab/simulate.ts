import { type Batch, batchSize, type Games } from './batch'
import { figureOf } from './figures'
import type { Settings } from './settings'
import { type Findings, mergeFindings } from './tally'

/** A simulation as far as it got: all games from the first of its share on, without a gap. */
export interface Run {
  readonly settings: Settings
  readonly games: Games
  readonly findings: Findings
}

export interface Plan {
  /** Which of the settings' games to play; all when not given. */
  readonly games?: Games
  /**
   * Stops once the points per swap are known this well: half their interval, as a part of them.
   * To stop at the first interval that is narrow enough makes it, by a little, too narrow.
   */
  readonly until?: number
  /** How many batches are in play at once. */
  readonly lanes: number
  /** Plays a batch, in a worker most likely. The first that cannot be played, `undefined`, ends the run. */
  readonly play: (settings: Settings, games: Games) => Promise<Batch | undefined>
  /** Asked before each batch. */
  readonly isStopped?: () => boolean
  /** Hears of each batch, in the order of its games. */
  readonly onBatch?: (batch: Batch, run: Run) => void
}

/** Games before a simulation may stop early: an interval from fewer says little about itself. */
const LEAST_GAMES = 100

/** The games of the k-th of n equal parts, from 1. */
export function shardOf(games: number, k: number, n: number): Games {
  return [Math.floor((games * (k - 1)) / n), Math.floor((games * k) / n)]
}

/**
 * Plays a simulation batch by batch. Batches are merged in the order of their games, whoever is
 * done first, so that also an early end is the same for any number of lanes. Stopped, it gives what
 * is complete; `undefined` when that is nothing.
 */
export async function simulate(settings: Settings, plan: Plan): Promise<Run | undefined> {
  const batches = batchesOf(settings, plan.games ?? [0, settings.games])
  const waiting: Promise<Batch | undefined>[] = []
  let run: Run | undefined
  const launch = () => {
    const games = plan.isStopped?.() ? undefined : batches.next().value
    if (games) waiting.push(plan.play(settings, games))
  }
  for (let lane = 0; lane < 2 * plan.lanes; lane++) launch()
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const batch = await next
      if (!batch) break
      run = append(settings, run, batch)
      plan.onBatch?.(batch, run)
      if (isKnown(run, plan.until)) break
      launch()
    }
  } finally {
    await Promise.allSettled(waiting)
  }
  return run
}

function* batchesOf(settings: Settings, [from, to]: Games): Generator<Games, undefined> {
  const size = batchSize(settings)
  for (let first = from; first < to; first += size) yield [first, Math.min(to, first + size)]
}

function append(settings: Settings, run: Run | undefined, batch: Batch): Run {
  if (!run) return { settings, games: batch.games, findings: batch.findings }
  const games = [run.games[0], batch.games[1]] as const
  return { settings, games, findings: mergeFindings(run.findings, batch.findings) }
}

function isKnown({ games, findings }: Run, until: number | undefined): boolean {
  if (until === undefined || games[1] - games[0] < LEAST_GAMES) return false
  const { mean, interval } = figureOf(findings.quantities.points)
  return mean !== null && interval !== null && interval[1] - mean <= until * mean
}
