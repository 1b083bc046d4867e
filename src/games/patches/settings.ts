import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const { settingsStore: patchesSettings, useSetting: usePatchesSetting } = defineSettings(
  'patches',
  {
    /** Tells after each round with which probability the opponent chose what it played. */
    odds: v.fallback(v.boolean(), false),
  },
)

type PatchesSettings = ReturnType<typeof patchesSettings.getState>['values']

/** Names of the settings, all of which are switches. */
export const SWITCHES = {
  odds: /*i18n*/ { id: 'patches.odds', message: 'Odds of the opponent’s choices' },
} satisfies Readonly<Record<keyof PatchesSettings, MessageDescriptor>>
