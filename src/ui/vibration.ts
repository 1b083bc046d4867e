import { settingsStore } from './settings.ts'

export const canVibrate = (): boolean => 'vibrate' in navigator

/** Vibrates for milliseconds or, alternating, vibrates and pauses; browsers allow it only after a gesture. */
export function vibrate(pattern: number | number[]): void {
  const { vibration } = settingsStore.getState().values
  if (vibration && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(pattern)
}
