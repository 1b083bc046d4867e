import { useEffect } from 'react'
import { playSound } from '#src/ui/sound.ts'
import { usePatchesStore } from './use-patches'

/** Lets captures be heard when they are seen, and not before: as their tokens turn up. */
export function useTokenSound(): void {
  const store = usePatchesStore()
  useEffect(
    () =>
      store.subscribe(({ reveal }, before) => {
        if (reveal?.stage !== 'told' || before.reveal?.stage !== 'plain') return
        if (reveal.events.some(({ type }) => type === 'captured')) void playSound('match')
      }),
    [store],
  )
}
