import { useEffect, useRef, useState } from 'react'
import type { Settings } from '../lab/settings'
import { type Run, simulate } from '../lab/simulate'
import type { GameRow } from '../lab/tally'
import type { Laboratory } from '../laboratory'

/** Interval between updates of the figures. */
const SHOWN_EVERY_MS = 250

/** A run with its progress. */
export interface Experiment {
  readonly settings: Settings
  /** `failed`: the agents could not be loaded. */
  readonly status: 'running' | 'complete' | 'cancelled' | 'failed'
  /** `undefined` before the first batch. */
  readonly run: Run | undefined
  /** In the order of games. */
  readonly rows: readonly GameRow[]
  readonly ms: number
}

/** Runs one simulation at a time. */
export function useExperiment(openLaboratory: () => Laboratory) {
  const [experiment, setExperiment] = useState<Experiment>()
  const current = useRef<AbortController>(undefined)
  const cancel = () => current.current?.abort()
  useEffect(() => () => current.current?.abort(), [])
  const start = async (settings: Settings) => {
    const controller = new AbortController()
    current.current = controller
    const laboratory = openLaboratory()
    try {
      await runExperiment(settings, laboratory, controller.signal, setExperiment)
    } finally {
      laboratory.dispose()
    }
  }
  return { experiment, start, cancel, show: setExperiment }
}

/** Runs a simulation with throttled updates. Cancelling keeps the complete part. */
async function runExperiment(
  settings: Settings,
  { concurrency, play }: Laboratory,
  signal: AbortSignal,
  show: (experiment: Experiment) => void,
): Promise<void> {
  const began = performance.now()
  const rows: GameRow[] = []
  let run: Run | undefined
  let shownAt = began
  const report = (status: Experiment['status']) => {
    shownAt = performance.now()
    show({ settings, status, run, rows, ms: shownAt - began })
  }
  report('running')
  const played = simulate(settings, {
    concurrency: concurrency,
    play,
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
    report(signal.aborted ? 'cancelled' : 'complete')
  } catch {
    report('failed')
  }
}

const whenAborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
