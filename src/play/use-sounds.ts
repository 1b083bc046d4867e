import { useEffect } from 'react'
import type { StoreApi } from 'zustand'
import { playSound, type Sound } from '../ui/sound'

/** A store that tells what its last action brought about. */
type TellingStore<Notice> = Pick<
  StoreApi<{ readonly emitted: { readonly events: readonly Notice[] } }>,
  'subscribe'
>

/** Which events are heard, and as what. */
export type Sounds<Notice extends { readonly type: string }> = Readonly<
  Partial<Record<Notice['type'], Sound>>
>

/** Plays the sound of an action: of several events the last, for it is what the action came to. */
export function playLastSound<Notice extends { readonly type: string }>(
  events: readonly Notice[],
  sounds: Sounds<Notice>,
): void {
  const heard = events.flatMap(({ type }: { readonly type: Notice['type'] }) => sounds[type] ?? [])
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
      store.subscribe(({ emitted }, before) => {
        if (emitted !== before.emitted) playLastSound(emitted.events, sounds)
      }),
    [store, sounds],
  )
}
