import { useEffect } from 'react'
import type { StoreApi } from 'zustand'
import { playSound, type Sound } from '../ui/sound'

/** A store that tells what its last action brought about. */
type TellingStore<Notice> = Pick<
  StoreApi<{ readonly happening: { readonly notices: readonly Notice[] } }>,
  'subscribe'
>

/** Which notices are heard, and as what. */
export type Sounds<Notice extends { readonly type: string }> = Readonly<
  Partial<Record<Notice['type'], Sound>>
>

/** Plays the sound of an action: of several notices the last, for it is what the action came to. */
export function playLastSound<Notice extends { readonly type: string }>(
  notices: readonly Notice[],
  sounds: Sounds<Notice>,
): void {
  const heard = notices.flatMap(({ type }: { readonly type: Notice['type'] }) => sounds[type] ?? [])
  const sound = heard.at(-1)
  if (sound) void playSound(sound)
}

/** Lets each action be heard at once. */
export function useSounds<Notice extends { readonly type: string }>(
  store: TellingStore<Notice>,
  sounds: Sounds<Notice>,
): void {
  useEffect(
    () =>
      store.subscribe(({ happening }, before) => {
        if (happening !== before.happening) playLastSound(happening.notices, sounds)
      }),
    [store, sounds],
  )
}
