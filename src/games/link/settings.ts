import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const FACE_SETS = [
  'emoji',
  'animals',
  'food',
  'mahjong',
  'radicals',
  'readings',
  'shapes',
  'letters',
] as const
export type FaceSet = (typeof FACE_SETS)[number]

export const { settingsStore: linkSettings, useSetting: useLinkSetting } = defineSettings(
  'link',
  {
    faces: v.fallback(v.picklist(FACE_SETS), 'emoji'),
    countdown: v.fallback(v.boolean(), false),
    /** The tutorial was taken or declined. */
    tutored: v.fallback(v.boolean(), false),
    lostNotice: v.fallback(v.boolean(), true),
    /** Moves two tiles after a while without a move, in the first games. */
    nudges: v.fallback(v.boolean(), true),
    /** Draws the last match of a ghost that is raced. */
    ghostPath: v.fallback(v.boolean(), false),
    /** Games played to their end, counted while tiles are nudged. */
    finished: v.fallback(v.number(), 0),
  },
  // A reset neither offers the tutorial again nor brings the first games back.
  ['tutored', 'finished'],
)

export type LinkSettings = ReturnType<typeof linkSettings.getState>['values']
