/* What the browser saves of the lab: the last figures of either run, and named runs. */
import type { MessageDescriptor } from '@lingui/core'
import { del, delMany, entries, set } from 'idb-keyval'
import * as v from 'valibot'
import type { StoreApi } from 'zustand'
import { newSeed } from '#src/define/seeds.ts'
import { openStore } from '#src/saves/database.ts'
import { makeReport, parseReport, reportOf } from '../report/report.ts'
import { recordOf } from '../statistics/measure.ts'
import { type GameRow, ROW } from '../statistics/tally.ts'
import type { Experiment } from './experiment.ts'
import { SLOTS, type Slot } from './lab-address.ts'

export interface SavedRun {
  readonly id: string
  readonly name: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  readonly experiment: Experiment
}

/** Limits what is read at once. */
const MOST_RUNS = 30
export const LONGEST_NAME = 80

/** Figures by slot, and named runs by this and their id. */
const store = openStore('pairwise-lab', 'figures')
const PREFIX = 'run '

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

const runSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  savedAt: v.pipe(v.number(), v.finite()),
  figures: v.unknown(),
})

interface Saved {
  readonly figures: Readonly<Partial<Record<Slot, Experiment | 'damaged'>>>
  /** The latest first. */
  readonly runs: readonly SavedRun[]
  /** Keys of those that cannot be read. */
  readonly damaged: readonly string[]
}

export async function readSaved(): Promise<Saved> {
  const stored = await entries<string, unknown>(store)
  const figures = stored.flatMap(([key, value]) => {
    const slot = SLOTS.find((slot) => slot === key)
    return slot ? [[slot, parseFigures(value) ?? 'damaged'] as const] : []
  })
  const named = stored.filter(([key]) => `${key}`.startsWith(PREFIX))
  const read = named.map(([key, value]) => ({ key, run: parseRun(key, value) }))
  return {
    figures: Object.fromEntries(figures),
    runs: read
      .flatMap(({ run }) => (run ? [run] : []))
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .slice(0, MOST_RUNS),
    damaged: read.flatMap(({ key, run }) => (run ? [] : [key])),
  }
}

function parseFigures(input: unknown): Experiment | undefined {
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

function parseRun(key: string, value: unknown): SavedRun | undefined {
  const saved = v.safeParse(runSchema, value)
  const experiment = saved.success && parseFigures(saved.output.figures)
  if (!experiment || typeof experiment.settings.agent !== 'string') return undefined
  const { name, savedAt } = saved.output
  return { id: key.slice(PREFIX.length), name, savedAt, experiment }
}

export const saveFigures = (slot: Slot, experiment: Experiment): Promise<void> =>
  set(slot, packFigures(experiment), store)

export const removeFigures = (slot: Slot): Promise<void> => del(slot, store)

/** Makes a value to store of an experiment with figures. */
function packFigures({ status, run, rows, ms }: Experiment) {
  if (!run) throw new Error('an experiment without figures is not saved')
  const report = makeReport(reportOf(run))
  return { version: VERSION, status, report, rows: packRows(rows), ms }
}

const packRows = (rows: readonly GameRow[]): Float64Array =>
  Float64Array.from(rows.flatMap((row) => ROW.map((name) => row[name])))

const unpackRows = (packed: Float64Array): GameRow[] =>
  Array.from({ length: packed.length / ROW.length }, (_, index) =>
    recordOf(ROW, (name) => packed[ROW.length * index + ROW.indexOf(name)] ?? 0),
  )

const SAVED = /*i18n*/ { id: 'cascade.runs.saved', message: 'Saved as {name}.' }
const REMOVED = /*i18n*/ { id: 'cascade.runs.removed', message: '{name} was removed.' }
const FULL = /*i18n*/ {
  id: 'cascade.runs.full',
  message: 'At most {most} runs can be saved. Remove one first.',
}
const FAILED = /*i18n*/ {
  id: 'cascade.runs.failed',
  message: 'This browser cannot change its saved runs.',
}

interface RunsOutcome {
  readonly text: MessageDescriptor
  /** A run that can be restored. */
  readonly removed?: SavedRun
}

export const NO_RUNS: Pick<Saved, 'runs' | 'damaged'> & {
  readonly outcome?: RunsOutcome | undefined
} = {
  runs: [],
  damaged: [],
}

export function savedActions({ getState, setState }: StoreApi<typeof NO_RUNS>) {
  const update = async (work: () => Promise<unknown>, outcome?: RunsOutcome) => {
    setState({ outcome: undefined })
    await work().then(
      () => setState({ outcome }),
      () => setState({ outcome: { text: FAILED } }),
    )
    await readSaved().then(
      ({ runs, damaged }) => setState({ runs, damaged }),
      () => {},
    )
  }
  const write = ({ id, experiment, ...named }: SavedRun, outcome?: RunsOutcome) =>
    update(() => set(PREFIX + id, { ...named, figures: packFigures(experiment) }, store), outcome)
  return {
    save: async (text: string, experiment: Experiment) => {
      if (getState().runs.length >= MOST_RUNS)
        return setState({ outcome: { text: { ...FULL, values: { most: MOST_RUNS } } } })
      const name = text.slice(0, LONGEST_NAME)
      const run = { id: newSeed(), name, savedAt: Date.now(), experiment }
      await write(run, { text: { ...SAVED, values: { name } } })
    },
    rename: (run: SavedRun, name: string) => write({ ...run, name }),
    remove: (run: SavedRun) =>
      update(() => del(PREFIX + run.id, store), {
        text: { ...REMOVED, values: { name: run.name } },
        removed: run,
      }),
    restore: (run: SavedRun) => write(run),
    removeDamaged: () => update(() => delMany([...getState().damaged], store)),
  }
}
