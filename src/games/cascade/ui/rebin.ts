import type { Figure } from '../lab/figures'

/** A bar from `from` up to `to`, exclusive, with its share, 0 … 1. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly share: number
}

/** Axes shared by histograms side by side. */
export interface Axes {
  readonly width: number
  /** The maximum value; the axis begins at 0. */
  readonly upTo: number
  /** The maximum share, 0 … 1. */
  readonly highest: number
}

const MOST_BARS = 40

/** Rounds up to 1, 2, 5, 10, 20, …. */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)))
  return [1, 2, 5, 10].map((times) => times * power).find((session) => session >= width) ?? width
}

/** Computes axes for all figures with a few dozen bars. */
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

/** Rebins a histogram to bars of one width. */
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
