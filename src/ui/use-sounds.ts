import { useEffect } from 'react'
import type { StoreApi } from 'zustand'
import { playSound, type Sound } from './sound'

/** A store that tells what its last action brought about. */
type TellingStore<Notice> = Pick<
  StoreApi<{ readonly happening: { readonly notices: readonly Notice[] } }>,
  'subscribe'
>

/** Lets each action be heard: of several notices the last, for it is what the action came to. */
export function useSounds<Notice extends { readonly type: string }>(
  store: TellingStore<Notice>,
  sounds: Readonly<Partial<Record<Notice['type'], Sound>>>,
): void {
  useEffect(
    () =>
      store.subscribe(({ happening }, before) => {
        if (happening === before.happening) return
        const heard = happening.notices.flatMap(
          ({ type }: { readonly type: Notice['type'] }) => sounds[type] ?? [],
        )
        const sound = heard.at(-1)
        if (sound) void playSound(sound)
      }),
    [store, sounds],
  )
}
