import * as v from 'valibot'
import type { GameSettings } from '#src/define/define-game.ts'
import { defineSettings } from '#src/ui/settings.ts'
import { BOARD_SIZES, OPPONENTS } from './rules/types.ts'

export const { settingsStore: patchesSettings, useSetting: usePatchesSetting } = defineSettings(
  'patches',
  {
    /** Tells after each round with which probability the opponent chose what it played. */
    odds: v.fallback(v.boolean(), false),
    /** Chosen last on the start page. */
    board: v.fallback(v.picklist(BOARD_SIZES), 'small'),
    level: v.fallback(v.picklist(OPPONENTS), 'easy'),
  },
)

export const settings: GameSettings = {
  store: patchesSettings,
  advanced: {
    odds: /*i18n*/ { id: 'patches.odds', message: 'Odds of the opponent’s choices' },
  },
}
