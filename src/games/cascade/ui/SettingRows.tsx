import { Trans } from '@lingui/react'
import { Switch } from '#src/ui/form/SettingRow.tsx'
import { cascadeSettings, useCascadeSetting } from '../settings.ts'

export default function SettingRows() {
  const on = useCascadeSetting('nudges')
  return (
    <Switch on={on} onChange={(nudges) => cascadeSettings.getState().change({ nudges })}>
      <Trans id="setting.nudges" message="Show a possible swap when idle" />
    </Switch>
  )
}
