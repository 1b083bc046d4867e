import type { Figure } from '../lab/figures'

/** A bar of a histogram: values from, up to and without, and their share of all, 0 … 1. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** What histograms have in common that can be laid side by side. */
export interface Axes {
  /** Of each bar. */
  readonly width: number
  /** Where the axis of values ends; it begins at 0. */
  readonly upTo: number
  /** Where the axis of shares ends, 0 … 1. */
  readonly highest: number
}

const MOST_BARS = 40

/** The least of 1, 2, 5, 10, 20, … that is not below a width. */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)))
  return [1, 2, 5, 10].map((times) => times * power).find((session) => session >= width) ?? width
}

/** The axes on which all of the figures have room, in a few dozen bars. */
export function axesFor(figures: readonly Figure[], most = MOST_BARS): Axes {
  const bins = figures.flatMap(({ histogram }) => histogram)
  if (bins.length === 0) return { width: 1, upTo: 1, highest: 1 }
  const first = bins.reduce((start, [from]) => Math.min(start, from), Number.POSITIVE_INFINITY)
  const last = bins.reduce((end, [, to]) => Math.max(end, to), 0)
  const width = roundUp((last - first) / most)
  const bars = figures.flatMap((figure) => rebin(figure, width))
  return {
    width,
    upTo: bars.reduce((end, { to }) => Math.max(end, to), 1),
    highest: bars.reduce((top, { share }) => Math.max(top, share), 0) || 1,
  }
}

/** A histogram as bars of one width. */
export function rebin({ histogram, count }: Figure, width: number): readonly Bar[] {
  const counts = new Map<number, number>()
  for (const [from, , times] of histogram) {
    const bar = Math.floor(from / width)
    counts.set(bar, (counts.get(bar) ?? 0) + times)
  }
  return [...counts].map(([bar, times]) => ({
    from: bar * width,
    to: (bar + 1) * width,
    share: times / count,
  }))
}
