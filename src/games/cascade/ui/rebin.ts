import type { Figure } from '../lab/figures'

/** A bar of a histogram: values from, up to and without, and their share of all, 0 … 1. */
export interface Bar {
  readonly from: number
  readonly to: number
  readonly share: number
}

const MOST_BARS = 40

/** The least of 1, 2, 5, 10, 20, … that is not below a width. */
function roundUp(width: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, width)))
  return [1, 2, 5, 10].map((times) => times * power).find((round) => round >= width) ?? width
}

/** A histogram as a few dozen bars of one width. */
export function rebin({ histogram, count }: Figure, most = MOST_BARS): readonly Bar[] {
  const [first] = histogram
  const last = histogram.at(-1)
  if (!first || !last || count === 0) return []
  const width = roundUp((last[1] - first[0]) / most)
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
