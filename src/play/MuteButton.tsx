import { useLingui } from '@lingui/react'
import { useState } from 'react'
import { useStore } from 'zustand'
import { soundIcon, soundOffIcon } from '../ui/kit/icons'
import { settingsStore } from '../ui/settings'
import { useShortcuts } from '../ui/use-shortcuts'
import styles from './GameFrame.module.css'

const ON = /*i18n*/ { id: 'mute.off', message: 'Sound on' }
const OFF = /*i18n*/ { id: 'mute.on', message: 'Sound off' }

/** Silence at one touch, on every game's page. */
export function MuteButton() {
  const { i18n } = useLingui()
  const { values, change } = useStore(settingsStore)
  const { sound } = values
  // A button that is pressed says so itself; of a key pressed elsewhere nothing else is heard.
  const [byKey, setByKey] = useState(false)
  const toggle = (isKey: boolean) => {
    change({ sound: !sound })
    setByKey(isKey)
  }
  useShortcuts([{ shortcut: 'm', onPress: () => toggle(true) }])
  return (
    <>
      <button
        type="button"
        className={styles.mute}
        aria-pressed={!sound}
        aria-keyshortcuts="M"
        aria-label={i18n._({ id: 'mute', message: 'Mute' })}
        onClick={() => toggle(false)}
      >
        {sound ? soundIcon : soundOffIcon}
      </button>
      <span aria-live="polite" className="unseen">
        {byKey && i18n._(sound ? ON : OFF)}
      </span>
    </>
  )
}
