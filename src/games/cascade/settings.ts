import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import { defineSettings } from '#src/ui/settings.ts'

export const { settingsStore: cascadeSettings } = defineSettings('cascade', {
  /** Marks a swap after a while without a move. */
  nudges: v.fallback(v.boolean(), true),
})

type CascadeSettings = ReturnType<typeof cascadeSettings.getState>['values']

/** Names of the settings, all of which are switches. */
export const SWITCHES = {
  nudges: /*i18n*/ { id: 'setting.nudges', message: 'Show a possible swap when idle' },
} satisfies Readonly<Record<keyof CascadeSettings, MessageDescriptor>>
