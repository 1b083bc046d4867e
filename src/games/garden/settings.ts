import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

/** What only Garden knows. */
export const { settingsStore: gardenSettings, useSetting: useGardenSetting } = defineSettings(
  'garden',
  {
    /** A turn has thirty seconds. */
    turnClock: v.fallback(v.boolean(), true),
  },
)
