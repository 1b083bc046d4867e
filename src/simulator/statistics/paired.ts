import type { Interval } from '#src/engine/interval.ts'
import { mapQuantiles, type Quantiles, rankOf, valueAt } from './distribution.ts'
import { estimateOf, intervalOf, type Moments } from './estimate.ts'
import { differenceOf, meanOf } from './figures.ts'
import { Measure, mergeSums, recordOf, type Sums } from './measure.ts'
import type { Findings, GameRow } from './tally.ts'

/** Quantities that are compared game by game. */
const COMPARED = ['points', 'steps', 'gems', 'legalSwaps'] as const
type Compared = (typeof COMPARED)[number]

/**
 * Differences of games, the second game's sum less the first's, as whole numbers that are not negative: in each game
 * one of gain and loss is 0. So they merge like any sums.
 */
interface Signed {
  readonly gains: Sums
  readonly losses: Sums
}

export type Differences = Readonly<Record<Compared, Signed>>

/** Compares rows of the same games. */
export function compareRows(first: readonly GameRow[], second: readonly GameRow[]): Differences {
  return recordOf(COMPARED, (name) => {
    const [gains, losses] = [new Measure(), new Measure()]
    for (const [index, row] of first.entries()) {
      const difference = (second[index]?.[name] ?? 0) - row[name]
      gains.add(Math.max(0, difference))
      losses.add(Math.max(0, -difference))
      gains.endGame()
      losses.endGame()
    }
    return { gains: gains.sums(), losses: losses.sums() }
  })
}

export const mergeDifferences = (a: Differences, b: Differences): Differences =>
  recordOf(COMPARED, (name) => ({
    gains: mergeSums(a[name].gains, b[name].gains),
    losses: mergeSums(a[name].losses, b[name].losses),
  }))

/** A quantity of two runs on the same boards; the difference is the second less the first. */
export interface PairedFigure {
  readonly first: number | null
  readonly second: number | null
  readonly difference: number | null
  /** From the games' differences. */
  readonly interval: Interval | null
  /** As if the runs had been on boards of their own. */
  readonly unpaired: Interval | null
  /** The paired interval's width as a share of the other's. */
  readonly width: number | null
  /** The share of games in which the second has more, and in which both have the same. */
  readonly more: number
  readonly same: number
  /** Of the games' differences. */
  readonly quantiles: Quantiles
}

/** Means and differences per swap, but those of `gamePoints` are of whole games. */
export type PairedFigures = Readonly<Record<Compared | 'gamePoints', PairedFigure>>

export function pairedFiguresOf(
  [one, other]: readonly [Findings, Findings],
  differences: Differences,
): PairedFigures {
  const games = Number(differences.points.gains.games)
  const compare = (name: Compared | 'gamePoints', signed: Signed, values: number) =>
    pairedFigureOf([one.quantities[name], other.quantities[name]], signed, values)
  return {
    ...recordOf(COMPARED, (name) => compare(name, differences[name], one.swaps / games)),
    gamePoints: compare('gamePoints', differences.points, 1),
  }
}

/** Takes the number of values in each game. */
function pairedFigureOf(
  [one, other]: readonly [Sums, Sums],
  signed: Signed,
  values: number,
): PairedFigure {
  const { gains, losses } = signed
  const { mean, interval: unpaired } = differenceOf(one, other)
  const estimate = estimateOf(momentsOf(signed))
  const interval = estimate && scale(intervalOf(estimate), values)
  const games = Number(gains.games)
  const [more, less] = [countPositive(gains), countPositive(losses)]
  return {
    first: meanOf(one),
    second: meanOf(other),
    difference: mean,
    interval,
    unpaired,
    width: interval && unpaired && ratioOf(widthOf(interval), widthOf(unpaired)),
    more: more / games,
    same: 1 - (more + less) / games,
    quantiles: mapQuantiles((share) => signedQuantile(signed, share) / values),
  }
}

/** Sums of differences over games, each with one value. */
export function momentsOf({ gains, losses }: Signed): Moments {
  const { games, count } = gains
  const sum = gains.sum - losses.sum
  const xx = gains.xx + losses.xx
  const xxx = gains.xxx - losses.xxx
  return { games, count, sum, xx, xn: sum, nn: count, xxx, xxn: xx, xnn: sum, nnn: count }
}

const scale = ([low, high]: Interval, values: number): Interval => [low / values, high / values]

const widthOf = ([low, high]: Interval): number => high - low

const ratioOf = (one: number, other: number): number | null => (other === 0 ? null : one / other)

const countPositive = ({ bins }: Sums): number =>
  bins.reduce((games, [bin, times]) => (bin === 0 ? games : games + times), 0)

/** Counts ranks of losses from the greatest; of gain and loss one is 0. */
function signedQuantile({ gains, losses }: Signed, share: number): number {
  const rank = rankOf(gains.bins, share)
  return valueAt(gains.bins, rank) - valueAt(losses.bins, Number(losses.games) - rank + 1)
}
