import { settingsStore } from './settings'

/** Milliseconds of vibration or, alternating, of vibrations and pauses. */
type Pattern = number | number[]

export type Vibrations<Notice extends { readonly type: string }> = Readonly<
  Partial<Record<Notice['type'], Pattern>>
>

export const canVibrate = (): boolean => 'vibrate' in navigator

/** Vibrates for the last event that has a pattern, after the click's paint; browsers allow it only after a gesture. */
export function vibrateFor<Notice extends { readonly type: string }>(
  events: readonly Notice[],
  vibrations: Vibrations<Notice>,
): void {
  const { vibration } = settingsStore.getState().values
  if (!vibration || !canVibrate() || !navigator.userActivation?.hasBeenActive) return
  const felt = events.flatMap(({ type }: { readonly type: Notice['type'] }) => {
    const pattern = vibrations[type]
    return pattern === undefined ? [] : [pattern]
  })
  const pattern = felt.at(-1)
  if (pattern !== undefined) setTimeout(() => navigator.vibrate(pattern))
}
