import type { I18n } from '@lingui/core'
import type { Step } from '#src/engine/session.ts'

/** From slow to quick; the one in the middle is the mean. */
const BARS = '▁▂▃▄▅▆▇'

const MEAN = 3

const PARTS = 7

/** Heights of a game's seven parts, from 0, slow, to 6, quick. */
export type Pace = readonly number[]

/**
 * Returns the pace of steps, in seven equal parts by number: the mean time of a step is in the middle, and each half
 * octave is one bar. `undefined` where there are fewer steps, or a step's time is unknown.
 */
export function paceOf(steps: readonly Pick<Step, 'ms'>[]): Pace | undefined {
  const times = steps.flatMap(({ ms }) => ms ?? [])
  const { length } = times
  const total = times.at(-1)
  if (length < Math.max(steps.length, PARTS) || !total) return undefined
  const endOf = (part: number) => Math.round((part * length) / PARTS)
  const timeAt = (step: number) => times[step - 1] ?? 0
  return [...BARS].map((_, part) => {
    const [from, to] = [endOf(part), endOf(part + 1)]
    return heightOf((timeAt(to) - timeAt(from)) / (to - from) / (total / length))
  })
}

/** `slowness` is the time of a step as a multiple of the mean. */
function heightOf(slowness: number): number {
  const height = MEAN - Math.round(2 * Math.log2(slowness))
  return Math.min(Math.max(height, 0), PARTS - 1)
}

export const makeBars = (pace: Pace): string => pace.map((height) => BARS[height]).join('')

/** Says a pace in words: "Quick at the start, steady in the middle, slow at the end." */
export function paceText(i18n: I18n, pace: Pace): string {
  const [start, middle, end] = [pace.slice(0, 2), pace.slice(2, 5), pace.slice(5)].map(nameOf)
  if (start === middle && middle === end)
    return i18n._({ id: 'share.pace.even', message: 'Steady throughout.' })
  return i18n._({
    id: 'share.pace',
    message:
      '{start, select, quick {Quick} slow {Slow} other {Steady}} at the start, {middle, select, quick {quick} slow {slow} other {steady}} in the middle, {end, select, quick {quick} slow {slow} other {steady}} at the end.',
    values: { start, middle, end },
  })
}

function nameOf(heights: Pace): 'quick' | 'steady' | 'slow' {
  const mean = heights.reduce((sum, height) => sum + height, 0) / heights.length
  if (mean > MEAN + 0.5) return 'quick'
  return mean < MEAN - 0.5 ? 'slow' : 'steady'
}
