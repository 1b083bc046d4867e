import type { Figure } from '../statistics/figures.ts'
import type { Plotted } from './figure-text.ts'

/** A bar from `from` up to `to`, exclusive, with its share, 0 … 1. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** Axes shared by the histograms of a plot. */
export interface Axes {
  /** The step of the values, which divides the bars' width. */
  readonly step: number
  readonly width: number
  /** The first value, and the one from which all others are one bar. */
  readonly from: number
  readonly upTo: number
  /** Values reach beyond `upTo`. */
  readonly isCut: boolean
  /** The least and greatest share of a bar, 0 … 1. */
  readonly lowest: number
  readonly highest: number
}

const MOST_BARS = 40

/** The share of values beyond the axis. */
const TAIL = 0.005

/** Points are multiples of ten, all else whole numbers. */
export const stepOf = (name: Plotted): number =>
  name === 'points' || name === 'gamePoints' ? 10 : 1

/** Rounds up to 1, 2, 5, 10, 20, …. */
export function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)))
  return [1, 2, 5, 10].map((times) => times * power).find((round) => round >= width) ?? width
}

/** Computes axes for all figures with a few dozen bars, without the long tail of any. */
export function axesFor(figures: readonly Figure[], step = 1): Axes {
  const bins = figures.flatMap(({ histogram }) => histogram)
  const first = bins.reduce((start, [from]) => Math.min(start, from), Number.POSITIVE_INFINITY)
  const last = bins.reduce((end, [, to]) => Math.max(end, to), 0)
  if (last === 0)
    return { step, width: step, from: 0, upTo: step, isCut: false, lowest: 1, highest: 1 }
  const end = Math.max(...figures.map(tailStart))
  const width = step * roundUp((end - first) / step / MOST_BARS)
  const from = width * Math.floor(first / width)
  const upTo = width * Math.ceil(end / width)
  const sizes = { step, width, from, upTo, isCut: last > upTo }
  const shares = figures.flatMap((figure) => rebin(figure, sizes)).map(({ share }) => share)
  return { ...sizes, lowest: Math.min(...shares), highest: Math.max(...shares) }
}

/** Returns the lowest end of a bin with at most `TAIL` of the values beyond it. */
function tailStart({ histogram, count }: Figure): number {
  let beyond = 0
  for (const [, to, times] of histogram.toReversed()) {
    beyond += times
    if (beyond > TAIL * count) return to
  }
  return 0
}

/** Rebins a histogram to bars of one width; what is beyond the axis is one bar without an end. */
export function rebin(
  { histogram, count }: Figure,
  { step, width, upTo }: Pick<Axes, 'step' | 'width' | 'upTo'>,
): readonly Bar[] {
  const shares = new Map<number, number>()
  for (const [low, high, times] of histogram) {
    for (let from = width * Math.floor(low / width); from < high; from += width) {
      const [start, end] = [Math.max(low, from), Math.min(high, from + width)]
      const part = (times * countSteps(start, end, step)) / countSteps(low, high, step)
      const bar = Math.min(from, upTo)
      shares.set(bar, (shares.get(bar) ?? 0) + part / count)
    }
  }
  return [...shares]
    .filter(([, share]) => share > 0)
    .map(([from, share]) => ({ from, to: from < upTo ? from + width : Infinity, share }))
}

/** Counts the multiples of a step from `low` up to `high`, exclusive. */
const countSteps = (low: number, high: number, step: number): number =>
  Math.ceil(high / step) - Math.ceil(low / step)
