import { useCallback, useSyncExternalStore } from 'react'
import { settingsStore, useSetting } from './settings.ts'

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

export function isMotionReduced(): boolean {
  const { motion } = settingsStore.getState().values
  return motion === 'system' ? window.matchMedia(REDUCED).matches : motion === 'reduced'
}

export function useReducedMotion(): boolean {
  const motion = useSetting('motion')
  const isBySystem = useMedia(REDUCED)
  return motion === 'system' ? isBySystem : motion === 'reduced'
}
