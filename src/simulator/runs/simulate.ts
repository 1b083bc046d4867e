import { figureOf } from '../statistics/figures.ts'
import { type Findings, mergeFindings } from '../statistics/tally.ts'
import { type Batch, batchSize, type Games } from './batch.ts'
import { isPrecise, type Precision } from './precision.ts'
import type { Settings } from './settings.ts'

/** The games played so far, from the start of the share without a gap. */
export interface Run {
  readonly settings: Settings
  readonly games: Games
  readonly findings: Findings
}

export interface Plan {
  /** All games by default. */
  readonly games?: Games
  /** Stops at the first interval of points that is as narrow, which makes it a little too narrow. */
  readonly until?: Precision
  readonly concurrency: number
  /** Resolves to `undefined` if the batch cannot be played, which ends the run. */
  readonly play: (settings: Settings, games: Games) => Promise<Batch | undefined>
  readonly isStopped?: () => boolean
  /** Called in the order of games. */
  readonly onBatch?: (batch: Batch, run: Run) => void
}

/** Returns the games of the k-th of n equal parts, from 1. */
export function shardOf(games: number, k: number, n: number): Games {
  return [Math.floor((games * (k - 1)) / n), Math.floor((games * k) / n)]
}

/** Plays all games or, when stopped, a part; returns what is complete, `undefined` if empty. */
export async function simulate(settings: Settings, plan: Plan): Promise<Run | undefined> {
  const { until, games = [0, settings.games], play, onBatch, ...lanes } = plan
  let run: Run | undefined
  await playInOrder(batchesOf(settings, games), {
    ...lanes,
    play: (games) => play(settings, games),
    add: (batch) => {
      run = append(settings, run, batch)
      onBatch?.(batch, run)
      return until === undefined || !isKnown(run, until)
    },
  })
  return run
}

interface Lanes<Part> extends Pick<Plan, 'concurrency' | 'isStopped'> {
  readonly play: (games: Games) => Promise<Part | undefined>
  /** Returns `false` when no more are needed. */
  readonly add: (part: Part) => boolean
}

/**
 * Plays batches concurrently and adds them in the order of their games, so that the result does not depend on the
 * number of lanes.
 */
export async function playInOrder<Part>(
  batches: Iterator<Games, undefined>,
  { concurrency, isStopped, play, add }: Lanes<Part>,
): Promise<void> {
  const waiting: Promise<Part | undefined>[] = []
  const launch = () => {
    const games = isStopped?.() ? undefined : batches.next().value
    if (!games) return
    const part = play(games)
    // Awaited in order, perhaps after it has failed.
    part.catch(() => {})
    waiting.push(part)
  }
  for (let lane = 0; lane < 2 * concurrency; lane++) launch()
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const part = await next
      if (!part || !add(part)) break
      launch()
    }
  } finally {
    await Promise.allSettled(waiting)
  }
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

function isKnown({ settings, games, findings }: Run, until: Precision): boolean {
  const figure = figureOf(findings.quantities.points)
  return isPrecise(until, { ...figure, games: games[1] - games[0], swaps: settings.swaps })
}
