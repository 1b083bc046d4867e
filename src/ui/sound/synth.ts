import { ZZFX } from 'zzfx'

/** Parameters for zzfx, volume first; soft, and distinguishable by ear. */
const SOUNDS = {
  select: [0.35, 0, 520, 0.005, 0.01, 0.05, 1],
  match: [0.5, 0, 620, 0.01, 0.05, 0.18, 1, 1.2, 0, 0, 260, 0.06],
  refuse: [0.45, 0, 150, 0.01, 0.04, 0.1, 1, 0.8],
  hint: [0.35, 0, 880, 0.01, 0.06, 0.2, 1],
  shuffle: [0.4, 0, 300, 0.02, 0.1, 0.2, 0, 1, 6],
  win: [0.6, 0, 523, 0.02, 0.25, 0.4, 1, 1.4, 0, 0, 262, 0.09, 0.1],
  lose: [0.5, 0, 220, 0.02, 0.2, 0.4, 1, 1.2, -2],
  deal: [0.22, 0, 240, 0.02, 0.3, 0.15, 1, 1.5, 4, 0, 0, 0, 0.07, 0, 0, 0, 0, 1, 0, 0.9],
  tick: [0.3, 0, 1000, 0.002, 0.01, 0.02, 1],
} as const satisfies Record<string, readonly number[]>

export type Sound = keyof typeof SOUNDS

/** Memoizes each sound's samples, whose computation is too slow for a click on low-end phones. */
const waves = new Map<Sound, readonly number[]>()

/** Plays a sound at a volume from 0 to 1, raised by `semitones`. */
export function synthesize(sound: Sound, volume: number, semitones: number): void {
  ZZFX.volume = 0.3 * volume
  const wave = waves.get(sound) ?? ZZFX.buildSamples(...SOUNDS[sound])
  waves.set(sound, wave)
  ZZFX.playSamples([wave], 1, 2 ** (semitones / 12))
}
