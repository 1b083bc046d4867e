import type { MessageDescriptor } from '@lingui/core'
import { Trans } from '@lingui/react'
import { useStore } from 'zustand'
import type { GameSettings } from '#src/define/define-game.ts'
import { SelectRow } from '#src/ui/form/SettingRow.tsx'
import { gardenSettings, type Speed } from '../settings.ts'
import { TIMED } from '../texts.ts'

const NAMES: Readonly<Record<Speed, MessageDescriptor>> = {
  slow: /*i18n*/ { id: 'garden.speed.slow', message: 'Slow' },
  normal: /*i18n*/ { id: 'garden.speed.normal', message: 'Normal' },
  'at-once': /*i18n*/ { id: 'garden.speed.at-once', message: 'At once' },
}

function SettingRows() {
  const { values, change } = useStore(gardenSettings)
  return (
    <SelectRow
      label={<Trans id="garden.speed" message="The opponent plays" />}
      value={values.speed}
      options={NAMES}
      onChange={(speed) => change({ speed })}
    />
  )
}

export const settings: GameSettings = {
  store: gardenSettings,
  switches: {
    turnClock: TIMED,
  },
  Rows: SettingRows,
}
