/** Values below this have a bin each. */
const EXACT = 128

/** Above that, each doubling has this many bins, so that a bin is at most 1/64 as wide as its values. */
const PARTS = 64

/** Enough for values up to 2⁵³. */
export const MOST_BINS = EXACT + PARTS * (53 - 7)

/** Counts whole numbers in bins, in bounded memory. */
export class Histogram {
  private readonly counts = new Map<number, number>()

  add(value: number, times = 1): void {
    const bin = value < EXACT ? value : binOf(value)
    this.counts.set(bin, (this.counts.get(bin) ?? 0) + times)
  }

  /** The non-empty bins, to be added up by `mergeBins`. */
  bins(): Bins {
    return [...this.counts].sort(byBin)
  }
}

type Bin = readonly [bin: number, count: number]

export type Bins = readonly Bin[]

const byBin = ([one]: Bin, [other]: Bin): number => one - other

function binOf(value: number): number {
  const octave = Math.floor(Math.log2(value))
  const part = Math.floor((value / 2 ** octave - 1) * PARTS)
  return EXACT + (octave - 7) * PARTS + part
}

/** Returns a bin's bounds; the upper one is exclusive. */
export function boundsOf(bin: number): readonly [from: number, to: number] {
  if (bin < EXACT) return [bin, bin + 1]
  const octave = 7 + Math.floor((bin - EXACT) / PARTS)
  const part = (bin - EXACT) % PARTS
  const width = 2 ** octave / PARTS
  return [2 ** octave + part * width, 2 ** octave + (part + 1) * width]
}

export function mergeBins(a: Bins, b: Bins): Bins {
  const counts = new Map(a)
  for (const [bin, count] of b) counts.set(bin, (counts.get(bin) ?? 0) + count)
  return [...counts].sort(byBin)
}
