import { del, get, set } from 'idb-keyval'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { openStore } from '#src/saves/database.ts'
import { makeReport, parseReport, reportOf } from '../report/report.ts'
import type { GameRow } from '../statistics/tally.ts'
import type { Experiment } from './use-experiment.ts'

/** One of two runs side by side, whose last figures are saved. */
export type Slot = 'first' | 'second'

const VERSION = 1

const savedSchema = v.object({
  version: v.literal(VERSION),
  status: v.picklist(['complete', 'cancelled', 'failed']),
  /** As in the command line's files. */
  report: v.string(),
  /** Rows of all games, concatenated. */
  rows: v.instance(Float64Array),
  ms: v.pipe(v.number(), v.finite(), v.minValue(0)),
})

/** Figures by slot, and named runs. */
export const figuresStore = openStore('pairwise-lab', 'figures')

/** Makes a value to store of an experiment with figures. */
export function packFigures({ status, run, rows, ms }: Experiment) {
  if (!run) throw new Error('an experiment without figures is not saved')
  const report = makeReport(reportOf(run))
  return { version: VERSION, status, report, rows: packRows(rows), ms }
}

/** Reads the saved run; `undefined` if there is none or storage fails. */
async function readFigures(slot: Slot): Promise<Experiment | 'damaged' | undefined> {
  try {
    const saved = await get<unknown>(slot, figuresStore)
    return saved === undefined ? undefined : (parseFigures(saved) ?? 'damaged')
  } catch {
    return undefined
  }
}

export function parseFigures(input: unknown): Experiment | undefined {
  const saved = v.safeParse(savedSchema, input)
  if (!saved.success) return undefined
  const { status, ms } = saved.output
  const report = parseReport(saved.output.report)
  if (!report.ok) return undefined
  const { settings, findings, played } = report.value
  const [games] = played
  const rows = unpackRows(saved.output.rows)
  if (!games || played.length > 1 || rows.length !== games[1] - games[0]) return undefined
  return { settings, status, run: { settings, games, findings }, rows, ms }
}

const COLUMNS = 6

function packRows(rows: readonly GameRow[]): Float64Array {
  const packed = new Float64Array(COLUMNS * rows.length)
  for (const [index, { game, points, steps, gems, legalSwaps, redeals }] of rows.entries()) {
    packed.set([game, points, steps, gems, legalSwaps, redeals], COLUMNS * index)
  }
  return packed
}

const unpackRows = (packed: Float64Array): GameRow[] =>
  Array.from({ length: packed.length / COLUMNS }, (_, index) => {
    const row = packed.subarray(COLUMNS * index, COLUMNS * (index + 1))
    const [game = 0, points = 0, steps = 0, gems = 0, legalSwaps = 0, redeals = 0] = row
    return { game, points, steps, gems, legalSwaps, redeals }
  })

export type SavingProblem = 'damaged' | 'unsaved'

type Show = (next: (experiment: Experiment | undefined) => Experiment | undefined) => void

/** Shows the figures saved last, then saves those of each finished run. `show` must be stable. */
export function useSavedFigures(slot: Slot, experiment: Experiment | undefined, show: Show) {
  const [problem, setProblem] = useState<SavingProblem>()
  const latest = useRef<Experiment>(undefined)
  useEffect(() => {
    let isWanted = true
    readFigures(slot).then((read) => {
      if (!isWanted || !read) return
      if (read === 'damaged') return setProblem('damaged')
      latest.current = read
      show((shown) => shown ?? read)
    })
    return () => {
      isWanted = false
    }
  }, [slot, show])
  useEffect(() => {
    if (!experiment || experiment === latest.current) return
    latest.current = experiment
    setProblem(undefined)
    if (experiment.status === 'running' || !experiment.run) return
    set(slot, packFigures(experiment), figuresStore).catch(() => {
      if (latest.current === experiment) setProblem('unsaved')
    })
  }, [slot, experiment])
  const dismiss = async () => {
    setProblem(undefined)
    // Figures that are gone from the page do not come back with a reload; not deleted, they can be dismissed again.
    await del(slot, figuresStore).catch(() => {})
    show((shown) => (shown === experiment ? undefined : shown))
  }
  return { problem, dismiss }
}
