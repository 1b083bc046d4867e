import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'
import { OPPONENTS } from './rules/types.ts'

export const SPEEDS = ['slow', 'normal', 'at-once'] as const
export type Speed = (typeof SPEEDS)[number]

export const { settingsStore: gardenSettings, useSetting: useGardenSetting } = defineSettings(
  'garden',
  {
    /** Limits a turn to thirty seconds. */
    turnClock: v.fallback(v.boolean(), true),
    /** The pace at which the opponent's turns are shown. */
    speed: v.fallback(v.picklist(SPEEDS), 'normal'),
    /** Chosen last on the start page. */
    difficulty: v.fallback(v.picklist(OPPONENTS), 'medium'),
  },
)
