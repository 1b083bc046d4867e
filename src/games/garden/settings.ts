import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const { settingsStore: gardenSettings, useSetting: useGardenSetting } = defineSettings(
  'garden',
  {
    /** Limits a turn to thirty seconds. */
    turnClock: v.fallback(v.boolean(), true),
  },
)
