import { useEffect } from 'react'
import type { StoreApi } from 'zustand'
import { playLastSound, type Sounds } from '../ui/sound'

/** A store that tells what its last action brought about. */
type TellingStore<Notice> = Pick<
  StoreApi<{ readonly emitted: { readonly events: readonly Notice[] } }>,
  'subscribe'
>

/** Lets each action be heard at once. */
export function useSounds<Notice extends { readonly type: string }>(
  store: TellingStore<Notice>,
  sounds: Sounds<Notice>,
): void {
  useEffect(
    () =>
      store.subscribe(({ emitted }, before) => {
        if (emitted !== before.emitted) playLastSound(emitted.events, sounds)
      }),
    [store, sounds],
  )
}
