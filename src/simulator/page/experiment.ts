import type { Laboratory } from '../laboratory.ts'
import type { Precision } from '../runs/precision.ts'
import type { Settings } from '../runs/settings.ts'
import { type Run, simulate } from '../runs/simulate.ts'
import type { GameRow } from '../statistics/tally.ts'
import type { SweepFields, SweepPart } from './lab-fields.ts'

const SHOWN_EVERY_MS = 250

/** `failed`: the agents could not be loaded. */
export type Status = 'running' | 'complete' | 'cancelled' | 'failed'

export interface Experiment {
  readonly settings: Settings
  /** The precision at which it stops, if it was given one here. */
  readonly until?: Precision | undefined
  readonly status: Status
  /** `undefined` before the first batch. */
  readonly run: Run | undefined
  readonly rows: readonly GameRow[]
  readonly ms: number
}

export interface SweepRun extends Run, Pick<SweepPart, 'value' | 'curve'> {}

export interface Sweep {
  readonly fields: SweepFields
  readonly parts: readonly SweepPart[]
  readonly status: Status
  /** Complete ones in the order of parts, and the one in progress. */
  readonly runs: readonly SweepRun[]
}

export type Planned = Pick<Experiment, 'settings' | 'until'>

/** Runs a simulation with throttled updates, and returns the last. Cancelling keeps the complete part. */
export async function runExperiment(
  { settings, until }: Planned,
  { concurrency, play }: Laboratory,
  signal: AbortSignal,
  show: (experiment: Experiment) => void,
): Promise<Experiment> {
  const began = performance.now()
  const rows: GameRow[] = []
  let run: Run | undefined
  let shownAt = began
  const report = (status: Status) => {
    shownAt = performance.now()
    const experiment = { settings, until, status, run, rows, ms: shownAt - began }
    show(experiment)
    return experiment
  }
  report('running')
  const played = simulate(settings, {
    concurrency,
    play,
    ...(until && { until }),
    isStopped: () => signal.aborted,
    onBatch: (batch, sofar) => {
      if (signal.aborted) return
      run = sofar
      rows.push(...batch.rows)
      if (performance.now() - shownAt > SHOWN_EVERY_MS) report('running')
    },
  })
  try {
    await Promise.race([played, whenAborted(signal)])
    return report(signal.aborted ? 'cancelled' : 'complete')
  } catch {
    return report('failed')
  }
}

export type SweepPlan = Pick<Sweep, 'fields' | 'parts'>

/** Plays the runs of a sweep, one after the other. */
export async function runSweep(
  plan: SweepPlan,
  laboratory: Laboratory,
  signal: AbortSignal,
  show: (sweep: Sweep) => void,
): Promise<void> {
  const { parts } = plan
  const complete: SweepRun[] = []
  for (const { settings, ...named } of parts) {
    const isLast = complete.length === parts.length - 1
    const { status, run } = await runExperiment({ settings }, laboratory, signal, (now) => {
      const runs = now.run ? [...complete, { ...named, ...now.run }] : [...complete]
      show({ ...plan, runs, status: now.status === 'complete' && !isLast ? 'running' : now.status })
    })
    if (status !== 'complete' || !run) return
    complete.push({ ...named, ...run })
  }
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
