import { Trans } from '@lingui/react'
import { useStore } from 'zustand'
import { Switch } from '#src/ui/kit/SettingRow.tsx'
import { linkSettings } from '../settings'
import { FaceChoice } from './FaceChoice'

/** Link's part of the settings. */
export default function SettingRows() {
  const { values, change } = useStore(linkSettings)
  return (
    <>
      <FaceChoice />
      <Switch on={values.countdown} onChange={(countdown) => change({ countdown })}>
        <Trans id="setting.countdown" message="Play against the clock" />
      </Switch>
      <Switch on={values.lostNotice} onChange={(lostNotice) => change({ lostNotice })}>
        <Trans id="setting.lost" message="Tell me when a board can no longer be cleared" />
      </Switch>
    </>
  )
}
