import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const { settingsStore: gardenSettings, useSetting: useGardenSetting } = defineSettings(
  'garden',
  {
    /** Limits a turn to thirty seconds. */
    turnClock: v.fallback(v.boolean(), true),
  },
)

type GardenSettings = ReturnType<typeof gardenSettings.getState>['values']

/** Names of the settings, all of which are switches. */
export const SWITCHES = {
  turnClock: /*i18n*/ { id: 'garden.timed', message: '30 seconds per turn' },
} satisfies Readonly<Record<keyof GardenSettings, MessageDescriptor>>
