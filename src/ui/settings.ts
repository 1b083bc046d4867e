import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

export const LANGUAGES = ['en', 'vi', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['dark', 'light', 'contrast', 'system'] as const
/** Backgrounds of boards. */
export const TABLES = ['theme', 'night', 'paper', 'felt'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const DETAILS = ['full', 'brief'] as const
export type Detail = (typeof DETAILS)[number]

/** The storage key of shared settings, and prefix of games' own; older versions stored everything under it. */
const KEY = 'pairwise/settings'

interface SettingsState<Values> {
  readonly values: Values
  change(values: Partial<Values>): void
  reset(): void
}

const storedSchema = v.pipe(v.string(), v.parseJson(), v.object({ state: v.unknown() }))

function readAllSettings(): unknown {
  const stored = v.safeParse(storedSchema, localStorage.getItem(KEY))
  return stored.success ? stored.output.state : undefined
}

/**
 * Defines settings and their store; invalid stored entries take the schema's defaults. `name` is the game's, or empty
 * for shared settings.
 */
export function defineSettings<Entries extends v.ObjectEntries>(name: string, entries: Entries) {
  const schema = v.object(entries)
  const defaults = v.parse(schema, {})
  type Values = typeof defaults
  const parse = (input: unknown): Values => {
    const parsed = v.safeParse(schema, input)
    return parsed.success ? parsed.output : defaults
  }
  const settingsStore = createStore<SettingsState<Values>>()(
    persist(
      (set) => ({
        values: defaults,
        change: (change) => set(({ values }) => ({ values: { ...values, ...change } })),
        reset: () => set({ values: defaults }),
      }),
      {
        name: name ? `${KEY}/${name}` : KEY,
        version: 1,
        storage: createJSONStorage(() => localStorage),
        partialize: ({ values }) => values,
        merge: (stored, store) => ({ ...store, values: parse(stored ?? readAllSettings()) }),
      },
    ),
  )
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
  shortcuts: v.fallback(v.boolean(), true),
  /** The verbosity of announcements. */
  detail: v.fallback(v.picklist(DETAILS), 'full'),
  /** Shows the clock, which runs either way. */
  clock: v.fallback(v.boolean(), true),
})

export type Settings = ReturnType<typeof settingsStore.getState>['values']
