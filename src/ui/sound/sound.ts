import { tryLoading } from '../load/load-failures.ts'
import { settingsStore } from '../settings.ts'
import { wait } from '../tasks.ts'
import type { Sound } from './synth.ts'

/** Loaded with the first sound, which follows a gesture: browsers allow none earlier. */
const loadSynth = () =>
  tryLoading('sounds', 'sounds', async () => {
    synth = await import('./synth.ts')
  })

let synth: typeof import('./synth.ts') | undefined

/** Plays a sound at the volume of the settings, raised by `semitones`; silent where audio is unavailable. */
export async function playSound(sound: Sound, semitones = 0): Promise<void> {
  const { sound: isOn, volume } = settingsStore.getState().values
  if (!isOn || volume === 0 || !navigator.userActivation?.hasBeenActive) return
  try {
    // Starting audio must not delay the click's paint.
    await wait()
    if (!synth) await loadSynth()
    synth?.synthesize(sound, volume, semitones)
  } catch {
    // Sound is optional.
  }
}

export const canVibrate = (): boolean => 'vibrate' in navigator

/** Vibrates for milliseconds or, alternating, vibrates and pauses; browsers allow it only after a gesture. */
export function vibrate(pattern: number | number[]): void {
  const { vibration } = settingsStore.getState().values
  if (vibration && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(pattern)
}
