import { useSyncExternalStore } from 'react'
import { settingsStore, useSetting } from './settings'

const reduced = () => window.matchMedia('(prefers-reduced-motion: reduce)')

function subscribe(onChange: () => void): () => void {
  const query = reduced()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Tells if the player wants less motion at this moment. */
export function isMotionReduced(): boolean {
  const { motion } = settingsStore.getState().values
  return motion === 'system' ? reduced().matches : motion === 'reduced'
}

/** Tells if the player wants less motion, by the settings or by the system. */
export function useReducedMotion(): boolean {
  const motion = useSetting('motion')
  const bySystem = useSyncExternalStore(subscribe, () => reduced().matches)
  return motion === 'system' ? bySystem : motion === 'reduced'
}
