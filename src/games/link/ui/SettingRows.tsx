import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react'
import { useStore } from 'zustand'
import { Choice, Switch } from '#src/ui/kit/SettingRow.tsx'
import { type FaceSet, linkSettings } from '../settings'

const FACE_NAMES: Readonly<Record<FaceSet, MessageDescriptor>> = {
  emoji: /*i18n*/ { id: 'setting.faces.emoji', message: 'Pictures' },
  shapes: /*i18n*/ { id: 'setting.faces.shapes', message: 'Shapes' },
  letters: /*i18n*/ { id: 'setting.faces.letters', message: 'Letters' },
}

/** Link's part of the settings. */
export default function SettingRows() {
  const { i18n } = useLingui()
  const { values, change } = useStore(linkSettings)
  return (
    <>
      <Choice
        label={i18n._({ id: 'setting.faces', message: 'Tile faces' })}
        value={values.faces}
        options={FACE_NAMES}
        onChange={(faces) => change({ faces })}
      />
      <Switch on={values.countdown} onChange={(countdown) => change({ countdown })}>
        <Trans id="setting.countdown" message="Play Link against the clock" />
      </Switch>
      <Switch on={values.lostNotice} onChange={(lostNotice) => change({ lostNotice })}>
        <Trans id="setting.lost" message="Tell me when a board can no longer be cleared" />
      </Switch>
    </>
  )
}
