import type { Interval } from '#src/engine/interval.ts'

/** Half the width of an interval of points, at which a run stops: a share of the mean, or points a game or a swap. */
export interface Precision {
  readonly within: number
  readonly of: 'mean' | 'game' | 'swap'
}

const UNITS: Readonly<Record<string, Precision['of']>> = { '%': 'mean', '/swap': 'swap' }

export const PRECISION_ACCEPTED =
  'a percentage below 100% like 0.1%, points a game like 30, or points a swap like 1/swap'

/** Parses `0.1%`, `30` or `1/swap`. */
export function parsePrecision(text: string): Precision | undefined {
  const [, digits = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,9})?)(%|\/swap)?$/.exec(text) ?? []
  const of = UNITS[unit] ?? 'game'
  const within = of === 'mean' ? Number(digits) / 100 : Number(digits)
  return within > 0 && (of !== 'mean' || within < 1) ? { within, of } : undefined
}

/** Minimum number of games before stopping early; the interval of fewer is unreliable. */
const LEAST_GAMES = 100

interface Known {
  readonly games: number
  /** Swaps in each game. */
  readonly swaps: number
  /** Of points a swap. */
  readonly mean: number | null
  readonly interval: Interval | null
}

export function isPrecise({ within, of }: Precision, known: Known): boolean {
  const { games, swaps, mean, interval } = known
  if (games < LEAST_GAMES || mean === null || interval === null) return false
  const limits = { mean: within * mean, game: within / swaps, swap: within }
  return interval[1] - interval[0] <= 2 * limits[of]
}
