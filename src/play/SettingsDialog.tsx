import { Trans, useLingui } from '@lingui/react'
import { type ReactNode, useId } from 'react'
import { useStore } from 'zustand'
import { Button } from '../ui/kit/Button'
import { Dialog } from '../ui/kit/Dialog'
import { DEFAULTS, type Settings, settingsStore } from '../ui/settings'
import { Choice } from './Choice'
import styles from './SettingsDialog.module.css'
import {
  DETAIL_NAMES,
  FACE_NAMES,
  LANGUAGE_NAMES,
  MOTION_NAMES,
  THEME_NAMES,
} from './setting-names'

/** What a player can choose, for every game at once. */
export default function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { i18n } = useLingui()
  const { change, tutored } = settingsStore.getState()
  return (
    <Dialog
      title={i18n._({ id: 'tool.settings', message: 'Settings' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => change({ ...DEFAULTS, tutored })}>
            <Trans id="setting.reset" message="Back to the defaults" />
          </Button>
          <Button look="primary" onClick={onClose}>
            <Trans id="dialog.close" message="Close" />
          </Button>
        </>
      }
    >
      <Looks />
      <Sounds />
      <Play />
    </Dialog>
  )
}

function Looks() {
  const { i18n } = useLingui()
  const { language, theme, faces, motion, change } = useStore(settingsStore)
  return (
    <>
      <Choice
        label={i18n._({ id: 'setting.language', message: 'Language' })}
        value={language}
        options={LANGUAGE_NAMES}
        onChange={(value) => change({ language: value })}
      />
      <Choice
        label={i18n._({ id: 'setting.theme', message: 'Theme' })}
        value={theme}
        options={THEME_NAMES}
        onChange={(value) => change({ theme: value })}
      />
      <Choice
        label={i18n._({ id: 'setting.faces', message: 'Tile faces' })}
        value={faces}
        options={FACE_NAMES}
        onChange={(value) => change({ faces: value })}
      />
      <Choice
        label={i18n._({ id: 'setting.motion', message: 'Motion' })}
        value={motion}
        options={MOTION_NAMES}
        onChange={(value) => change({ motion: value })}
      />
    </>
  )
}

function Sounds() {
  const { volume, sound, change } = useStore(settingsStore)
  const id = useId()
  return (
    <>
      <Switch name="sound">
        <Trans id="setting.sound" message="Sounds" />
      </Switch>
      <div className={styles.row}>
        <label htmlFor={id}>
          <Trans id="setting.volume" message="Volume" />
        </label>
        <input
          id={id}
          className={styles.range}
          type="range"
          min={0}
          max={1}
          step={0.1}
          disabled={!sound}
          value={volume}
          onChange={({ target }) => change({ volume: target.valueAsNumber })}
        />
      </div>
    </>
  )
}

function Play() {
  const { i18n } = useLingui()
  const { detail, change } = useStore(settingsStore)
  return (
    <>
      <Switch name="clock">
        <Trans id="setting.clock" message="Show the time" />
      </Switch>
      <Switch name="countdown">
        <Trans id="setting.countdown" message="Play Link against the clock" />
      </Switch>
      <Switch name="turnClock">
        <Trans id="setting.turn-clock" message="Thirty seconds for a turn of Garden" />
      </Switch>
      <Switch name="lostNotice">
        <Trans id="setting.lost" message="Say when a board can no longer be cleared" />
      </Switch>
      <Switch name="shortcuts">
        <Trans id="setting.shortcuts" message="Single keys press the tools" />
      </Switch>
      <Choice
        label={i18n._({ id: 'setting.detail', message: 'Read out' })}
        value={detail}
        options={DETAIL_NAMES}
        onChange={(value) => change({ detail: value })}
      />
    </>
  )
}

type SwitchName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

function Switch({ name, children }: { name: SwitchName; children: ReactNode }) {
  const on = useStore(settingsStore, (store) => store[name])
  const { change } = settingsStore.getState()
  return (
    <label className={styles.row}>
      {children}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        checked={on}
        onChange={(event) => change({ [name]: event.target.checked })}
      />
    </label>
  )
}
