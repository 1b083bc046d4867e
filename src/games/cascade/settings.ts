import * as v from 'valibot'
import type { GameSettings } from '#src/define/define-game.ts'
import { defineSettings } from '#src/ui/settings.ts'

export const { settingsStore: cascadeSettings } = defineSettings('cascade', {
  /** Marks a swap after a while without a move. */
  nudges: v.fallback(v.boolean(), true),
})

export const settings: GameSettings = {
  store: cascadeSettings,
  advanced: {
    nudges: /*i18n*/ { id: 'setting.nudges', message: 'Show a possible swap when idle' },
  },
}
