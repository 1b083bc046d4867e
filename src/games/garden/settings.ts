import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const SPEEDS = ['slow', 'normal', 'at-once'] as const
export type Speed = (typeof SPEEDS)[number]

export const { settingsStore: gardenSettings, useSetting: useGardenSetting } = defineSettings(
  'garden',
  {
    /** Limits a turn to thirty seconds. */
    turnClock: v.fallback(v.boolean(), true),
    /** The pace at which the opponent's turns are shown. */
    speed: v.fallback(v.picklist(SPEEDS), 'normal'),
  },
)

type GardenSettings = ReturnType<typeof gardenSettings.getState>['values']

/** Names of the settings that are switches. */
export const SWITCHES = {
  turnClock: /*i18n*/ { id: 'garden.timed', message: '30 seconds per turn' },
} satisfies Readonly<Partial<Record<keyof GardenSettings, MessageDescriptor>>>
