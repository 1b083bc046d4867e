import { useCallback, useSyncExternalStore } from 'react'
import { settingsStore, useSetting } from './settings'

/** Tells if a media query matches, and keeps up with it. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}

const REDUCED = '(prefers-reduced-motion: reduce)'

/** Tells if the player wants less motion at this moment. */
export function isMotionReduced(): boolean {
  const { motion } = settingsStore.getState().values
  return motion === 'system' ? window.matchMedia(REDUCED).matches : motion === 'reduced'
}

/** Tells if the player wants less motion, by the settings or by the system. */
export function useReducedMotion(): boolean {
  const motion = useSetting('motion')
  const isBySystem = useMedia(REDUCED)
  return motion === 'system' ? isBySystem : motion === 'reduced'
}
