import * as v from 'valibot'
import { createStore, type StoreApi, useStore } from 'zustand'

export const LANGUAGES = ['en', 'vi', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['dark', 'light', 'contrast', 'system'] as const
/** Backgrounds of boards. */
export const TABLES = ['theme', 'night', 'paper', 'felt'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const TURNS = ['auto', 'shown'] as const
export const DETAILS = ['full', 'brief'] as const

/** The storage key of shared settings, and prefix of games' own. */
const KEY = 'pairwise/settings'

interface SettingsState<Values> {
  readonly values: Values
  change(values: Partial<Values>): void
  reset(): void
}

/** A store of settings that are not known. */
export type SettingsStore = Omit<StoreApi<SettingsState<Record<string, unknown>>>, 'setState'>

/** Without an exception, whose stack would make the browser parse all of the app again as it starts. */
const storedSchema = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.object({ state: v.unknown() })),
  { state: undefined },
)

/** Reads stored values; `undefined` if there are none, or storage is not allowed. */
function read(key: string): unknown {
  try {
    return v.parse(storedSchema, localStorage.getItem(key)).state
  } catch {
    return undefined
  }
}

function write(key: string, state: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify({ state, version: 1 }))
  } catch {
    // Without storage, settings last as long as the page.
  }
}

/**
 * Defines settings and their store; invalid stored entries take the schema's defaults. `name` is the game's, or empty
 * for shared settings. `lasting` names those that a reset leaves.
 */
export function defineSettings<Entries extends v.ObjectEntries>(
  name: string,
  entries: Entries,
  lasting: (string & keyof Entries)[] = [],
) {
  const schema = v.object(entries)
  const defaults = v.parse(schema, {})
  type Values = typeof defaults
  const parse = (input: unknown): Values => {
    const parsed = v.safeParse(schema, input)
    return parsed.success ? parsed.output : defaults
  }
  const key = name ? `${KEY}/${name}` : KEY
  const settingsStore = createStore<SettingsState<Values>>()((set) => ({
    values: parse(read(key)),
    change: (change) => set(({ values }) => ({ values: { ...values, ...change } })),
    reset: () =>
      set(({ values }) => ({ values: parse(JSON.parse(JSON.stringify(values, lasting))) })),
  }))
  settingsStore.subscribe(({ values }) => write(key, values))
  return {
    settingsStore,
    useSetting: <Name extends keyof Values>(name: Name): Values[Name] =>
      useStore(settingsStore, ({ values }) => values[name]),
  }
}

export const { settingsStore, useSetting } = defineSettings('', {
  language: v.fallback(v.picklist(['system', ...LANGUAGES]), 'system'),
  theme: v.fallback(v.picklist(THEMES), 'dark'),
  /** `theme` leaves the page's background. */
  table: v.fallback(v.picklist(TABLES), 'theme'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  sound: v.fallback(v.boolean(), true),
  /** 0 … 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  /** Vibrates on matches and mismatches, where the device can. */
  vibration: v.fallback(v.boolean(), true),
  shortcuts: v.fallback(v.boolean(), true),
  /** The verbosity of announcements. */
  detail: v.fallback(v.picklist(DETAILS), 'full'),
  /** Shows the turns below the board while a game is played; `auto`: where they are asked for. */
  turns: v.fallback(v.picklist(TURNS), 'auto'),
  /** Shows the clock, which runs either way. */
  clock: v.fallback(v.boolean(), true),
  /** Shows the days in a row of daily boards. */
  streak: v.fallback(v.boolean(), true),
})

export type Settings = ReturnType<typeof settingsStore.getState>['values']
