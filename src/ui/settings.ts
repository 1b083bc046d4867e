import * as v from 'valibot'
import { createStore, useStore } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'

export const LANGUAGES = ['en', 'vi', 'zh-Hant'] as const
export type Language = (typeof LANGUAGES)[number]

export const THEMES = ['dark', 'light', 'contrast', 'system'] as const
export const FACE_SETS = ['emoji', 'shapes', 'letters'] as const
export const MOTIONS = ['system', 'full', 'reduced'] as const
export const DETAILS = ['full', 'brief'] as const
export type Detail = (typeof DETAILS)[number]

/** What a player has chosen for every game. Each setting takes its default where the kept one is bad. */
const settingsSchema = v.object({
  /** `system` follows the browser. */
  language: v.fallback(v.picklist(['system', ...LANGUAGES]), 'system'),
  theme: v.fallback(v.picklist(THEMES), 'dark'),
  /** What is drawn on tiles. */
  faces: v.fallback(v.picklist(FACE_SETS), 'emoji'),
  motion: v.fallback(v.picklist(MOTIONS), 'system'),
  sound: v.fallback(v.boolean(), true),
  /** 0 … 1. */
  volume: v.fallback(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
  /** Whether single keys press the tools. */
  shortcuts: v.fallback(v.boolean(), true),
  /** How much is read out. */
  detail: v.fallback(v.picklist(DETAILS), 'full'),
  /** Whether the time is shown while playing. It is kept either way. */
  clock: v.fallback(v.boolean(), true),
  /** Whether boards are played against the clock. */
  countdown: v.fallback(v.boolean(), false),
  /** Whether a turn of Garden has thirty seconds. */
  turnClock: v.fallback(v.boolean(), true),
  /** Whether Link's tutorial was taken or declined. */
  tutored: v.fallback(v.boolean(), false),
  /** Whether to be told that a board can no longer be cleared. */
  lostNotice: v.fallback(v.boolean(), true),
})

export type Settings = Readonly<v.InferOutput<typeof settingsSchema>>

export const DEFAULTS: Settings = v.parse(settingsSchema, {})

/** Settings from storage, where anything may stand. */
function parseSettings(input: unknown): Settings {
  const parsed = v.safeParse(settingsSchema, input)
  return parsed.success ? parsed.output : DEFAULTS
}

interface SettingsStore extends Settings {
  change(settings: Partial<Settings>): void
}

export const settingsStore = createStore<SettingsStore>()(
  persist(
    (set) => ({
      ...DEFAULTS,
      change: (settings) => set(settings),
    }),
    {
      name: 'pairwise/settings',
      version: 1,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ change: _, ...settings }) => settings,
      merge: (kept, store) => ({ ...store, ...parseSettings(kept) }),
    },
  ),
)

export const useSetting = <Name extends keyof Settings>(name: Name): Settings[Name] =>
  useStore(settingsStore, (store) => store[name])
