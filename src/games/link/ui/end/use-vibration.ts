import { useEffect } from 'react'
import { vibrate } from '#src/ui/sound.ts'
import { usePlaying } from '../../store.ts'
import type { LinkStore } from '../../types.ts'

const MATCH_MS = 18
const MISMATCH_MS = [12, 60, 12]

/** Makes matches and mismatches felt on a phone, after the paint of the click. */
export function useVibration(): void {
  const { store } = usePlaying()
  useEffect(
    () =>
      store.subscribe((now, before) => {
        const pattern = now.emitted !== before.emitted && patternOf(now)
        if (pattern) setTimeout(vibrate, 0, pattern)
      }),
    [store],
  )
}

function patternOf({ emitted, replayed }: LinkStore): number | number[] | undefined {
  if (replayed) return undefined
  const types = emitted.events.map(({ type }) => type)
  if (types.includes('matched')) return MATCH_MS
  return types.includes('blocked') || types.includes('different') ? MISMATCH_MS : undefined
}
