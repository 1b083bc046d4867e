import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import styles from './GameFrame.module.css'
import { soundIcon, soundOffIcon } from './icons'
import { settingsStore } from './settings'
import { useShortcuts } from './use-shortcuts'

/** Silence at one touch, on every game's page. */
export function MuteButton() {
  const { i18n } = useLingui()
  const { sound, change } = useStore(settingsStore)
  const toggle = useMemo(
    () => ({ shortcut: 'm', onPress: () => change({ sound: !sound }) }),
    [sound, change],
  )
  useShortcuts(useMemo(() => [toggle], [toggle]))
  return (
    <button
      type="button"
      className={styles.mute}
      aria-pressed={!sound}
      aria-keyshortcuts="M"
      aria-label={i18n._({ id: 'mute', message: 'Mute' })}
      onClick={toggle.onPress}
    >
      {sound ? soundIcon : soundOffIcon}
    </button>
  )
}
