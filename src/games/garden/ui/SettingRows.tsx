import { Trans } from '@lingui/react'
import { Switch } from '#src/ui/form/SettingRow.tsx'
import { gardenSettings, useGardenSetting } from '../settings.ts'

export default function SettingRows() {
  const on = useGardenSetting('turnClock')
  return (
    <Switch on={on} onChange={(turnClock) => gardenSettings.getState().change({ turnClock })}>
      <Trans id="garden.timed" message="30 seconds per turn" />
    </Switch>
  )
}
