import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const { settingsStore: cascadeSettings, useSetting: useCascadeSetting } = defineSettings(
  'cascade',
  {
    /** Marks a swap after a while without a move. */
    nudges: v.fallback(v.boolean(), true),
  },
)
