import { del, entries, set } from 'idb-keyval'
import { useCallback, useEffect, useState } from 'react'
import * as v from 'valibot'
import { newSeed } from '#src/define/seeds.ts'
import { figuresStore, packFigures, parseFigures } from './saved-figures.ts'
import type { Experiment } from './use-experiment.ts'

export interface SavedRun {
  readonly id: string
  readonly name: string
  /** In milliseconds since 1970. */
  readonly savedAt: number
  readonly experiment: Experiment
}

/** Limits what is read at once. */
export const MOST_RUNS = 30
export const LONGEST_NAME = 80

const PREFIX = 'run '

const runSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_NAME)),
  savedAt: v.pipe(v.number(), v.finite()),
  figures: v.unknown(),
})

interface SavedRuns {
  /** The latest first. */
  readonly runs: readonly SavedRun[]
  /** Keys of those that cannot be read. */
  readonly damaged: readonly string[]
}

const NONE: SavedRuns = { runs: [], damaged: [] }

async function readRuns(): Promise<SavedRuns> {
  const stored = await entries<string, unknown>(figuresStore)
  const saved = stored.filter(([key]) => `${key}`.startsWith(PREFIX))
  const read = saved.map(([key, value]) => ({ key, run: parseRun(key, value) }))
  return {
    runs: read
      .flatMap(({ run }) => (run ? [run] : []))
      .toSorted((a, b) => b.savedAt - a.savedAt)
      .slice(0, MOST_RUNS),
    damaged: read.flatMap(({ key, run }) => (run ? [] : [key])),
  }
}

function parseRun(key: string, value: unknown): SavedRun | undefined {
  const saved = v.safeParse(runSchema, value)
  const experiment = saved.success && parseFigures(saved.output.figures)
  if (!experiment || typeof experiment.settings.agent !== 'string') return undefined
  const { name, savedAt } = saved.output
  return { id: key.slice(PREFIX.length), name, savedAt, experiment }
}

async function writeRun({ id, name, savedAt, experiment }: SavedRun): Promise<void> {
  const figures = packFigures(experiment)
  await set(PREFIX + id, { name, savedAt, figures }, figuresStore)
}

export type RunsOutcome =
  | { readonly type: 'saved' | 'removed'; readonly run: SavedRun }
  | { readonly type: 'full' | 'failed' }

/** Named runs in the browser's storage. */
export function useSavedRuns() {
  const [saved, setSaved] = useState(NONE)
  const [outcome, setOutcome] = useState<RunsOutcome>()
  const load = useCallback(() => readRuns().then(setSaved, () => {}), [])
  useEffect(() => void load(), [load])
  const change = async (work: Promise<unknown>, done?: RunsOutcome) => {
    setOutcome(undefined)
    setOutcome(
      await work.then(
        () => done,
        () => ({ type: 'failed' }) as const,
      ),
    )
    await load()
  }
  const save = async (name: string, experiment: Experiment) => {
    if (saved.runs.length >= MOST_RUNS) return setOutcome({ type: 'full' })
    const named = { name: name.slice(0, LONGEST_NAME), savedAt: Date.now(), experiment }
    const run = { id: newSeed(), ...named }
    await change(writeRun(run), { type: 'saved', run })
  }
  return {
    ...saved,
    outcome,
    save,
    rename: (run: SavedRun, name: string) => change(writeRun({ ...run, name })),
    remove: (run: SavedRun) => change(del(PREFIX + run.id, figuresStore), { type: 'removed', run }),
    restore: (run: SavedRun) => change(writeRun(run)),
    removeDamaged: () => change(Promise.all(saved.damaged.map((key) => del(key, figuresStore)))),
  }
}

export type SavedRunsState = ReturnType<typeof useSavedRuns>
