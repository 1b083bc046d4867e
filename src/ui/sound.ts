import { forgetFailure, reportFailure } from './load/load-failures.ts'
import { settingsStore } from './settings.ts'
import { wait } from './tasks.ts'

/** Parameters for zzfx, volume first; soft, and distinguishable by ear. */
const SOUNDS = {
  select: [0.35, 0, 520, 0.005, 0.01, 0.05, 1],
  match: [0.5, 0, 620, 0.01, 0.05, 0.18, 1, 1.2, 0, 0, 260, 0.06],
  refuse: [0.45, 0, 150, 0.01, 0.04, 0.1, 1, 0.8],
  hint: [0.35, 0, 880, 0.01, 0.06, 0.2, 1],
  shuffle: [0.4, 0, 300, 0.02, 0.1, 0.2, 0, 1, 6],
  win: [0.6, 0, 523, 0.02, 0.25, 0.4, 1, 1.4, 0, 0, 262, 0.09, 0.1],
  lose: [0.5, 0, 220, 0.02, 0.2, 0.4, 1, 1.2, -2],
  tick: [0.3, 0, 1000, 0.002, 0.01, 0.02, 1],
} as const satisfies Record<string, readonly number[]>

export type Sound = keyof typeof SOUNDS

/** Loaded with the first sound, which follows a gesture: browsers allow none earlier. */
const loadZzfx = async () => {
  try {
    const loaded = await import('zzfx')
    forgetFailure('sounds')
    return loaded
  } catch {
    zzfx = undefined
    reportFailure({ name: 'sounds', part: 'sounds', retry: () => void loadZzfx() })
    return undefined
  }
}

let zzfx: ReturnType<typeof loadZzfx> | undefined

/** Memoizes each sound's samples, whose computation is too slow for a click on low-end phones. */
const waves = new Map<Sound, readonly number[]>()

/** Plays a sound at the volume of the settings, raised by `semitones`; silent where audio is unavailable. */
export async function playSound(sound: Sound, semitones = 0): Promise<void> {
  const { sound: isOn, volume } = settingsStore.getState().values
  if (!isOn || volume === 0 || !navigator.userActivation?.hasBeenActive) return
  try {
    // Starting audio must not delay the click's paint.
    await wait()
    zzfx ??= loadZzfx()
    const loaded = await zzfx
    if (!loaded) return
    const { ZZFX } = loaded
    ZZFX.volume = 0.3 * volume
    const wave = waves.get(sound) ?? ZZFX.buildSamples(...SOUNDS[sound])
    waves.set(sound, wave)
    ZZFX.playSamples([wave], 1, 2 ** (semitones / 12))
  } catch {
    // Sound is optional.
  }
}

export type Sounds<Notice extends { readonly type: string }> = Readonly<
  Partial<Record<Notice['type'], Sound>>
>

/** Plays only the last event's sound, the result of the action. */
export function playLastSound<Notice extends { readonly type: string }>(
  events: readonly Notice[],
  sounds: Sounds<Notice>,
  semitones?: number,
): void {
  const heard = events.flatMap(({ type }: { readonly type: Notice['type'] }) => sounds[type] ?? [])
  const sound = heard.at(-1)
  if (sound) void playSound(sound, semitones)
}

export const canVibrate = (): boolean => 'vibrate' in navigator

/** Vibrates for milliseconds or, alternating, vibrates and pauses; browsers allow it only after a gesture. */
export function vibrate(pattern: number | number[]): void {
  const { vibration } = settingsStore.getState().values
  if (vibration && canVibrate() && navigator.userActivation?.hasBeenActive)
    navigator.vibrate(pattern)
}
