import { countCells } from '#src/engine/grid.ts'
import { countPlaces } from '#src/games/cascade/agents/playfield.ts'
import { LONGEST_CASCADE, scoreGroup } from '#src/games/cascade/rules/cascade.ts'
import { countGames, type Games, joinGames } from '../runs/batch.ts'
import type { Settings } from '../runs/settings.ts'
import { type Bins, boundsOf, MOST_BINS, mergeBins, type Sums } from '../statistics/measure.ts'
import { type Findings, QUANTITIES, type Quantity } from '../statistics/tally.ts'

type Range = readonly [least: bigint, most: bigint]

/** Returns the first part of a report that contradicts the others. */
export function findContradiction(
  settings: Settings,
  played: readonly Games[],
  findings: Findings,
): string | undefined {
  if (!arePlayable(settings, played)) return 'played'
  const games = countGames(played)
  const { swaps, dead, cut } = findings
  if (swaps !== games * settings.swaps || dead + cut > swaps) return 'swaps'
  return (
    QUANTITIES.find((name) => !isQuantityPossible(name, settings, games, findings)) ??
    (areSizesPossible(settings, games, findings) ? undefined : 'sizes')
  )
}

function arePlayable({ games }: Settings, played: readonly Games[]): boolean {
  const isRange = played.every(([from, to]) => from < to && to <= games)
  return isRange && JSON.stringify(joinGames(played)) === JSON.stringify(played)
}

function isQuantityPossible(
  name: Quantity,
  settings: Settings,
  games: number,
  { quantities }: Findings,
): boolean {
  const sums = quantities[name]
  const perGame = name === 'gamePoints' ? 1 : settings.swaps
  if (!areSumsPossible(sums, games, rangeOf(name, settings))) return false
  if (!isEvenlyCounted(sums, BigInt(perGame))) return false
  const { points } = quantities
  return name !== 'gamePoints' || OF_GAMES.every((key) => sums[key] === points[key])
}

/** Sums over games that do not depend on the number of values in them. */
const OF_GAMES = ['sum', 'xx', 'xxx'] as const

function rangeOf(name: Quantity, settings: Settings): Range {
  const swaps = BigInt(settings.swaps)
  const cells = countCells(settings)
  const [least, most] = rangeOfPoints(cells)
  const ranges: Readonly<Record<Quantity, Range>> = {
    legalSwaps: [1n, BigInt(countPlaces(settings))],
    steps: [1n, BigInt(LONGEST_CASCADE)],
    gems: [3n, BigInt(LONGEST_CASCADE * cells)],
    points: [least, most],
    gamePoints: [least * swaps, most * swaps],
  }
  return ranges[name]
}

/** Bounds the points of a swap. */
function rangeOfPoints(cells: number): Range {
  // Crossing lines count a gem twice; steps 1 to n add up to n(n + 1) / 2 times a score.
  const steps = (LONGEST_CASCADE * (LONGEST_CASCADE + 1)) / 2
  return [BigInt(scoreGroup(3)), BigInt(scoreGroup(2 * cells) * steps)]
}

/** Compares groups of all kinds with the sums by kind; every gem is in exactly one cluster. */
function areSizesPossible(
  { rows, cols, kinds, counting }: Settings,
  games: number,
  { sizes, quantities: { gems } }: Findings,
): boolean {
  const [all, ...byKind] = sizes
  if (!all || byKind.length !== kinds) return false
  const largest = counting === 'clusters' ? rows * cols : Math.max(rows, cols)
  if (!sizes.every((sums) => areSumsPossible(sums, games, [3n, BigInt(largest)]))) return false
  const isWhole = (['count', 'sum', 'squares'] as const).every(
    (key) => all[key] === add(byKind.map((sums) => sums[key])),
  )
  const bins = byKind.map((sums) => sums.bins).reduce(mergeBins)
  if (!isWhole || JSON.stringify(bins) !== JSON.stringify(all.bins)) return false
  return OF_GAMES.every((key) =>
    counting === 'clusters' ? all[key] === gems[key] : all[key] >= gems[key],
  )
}

/** Sums over games in lines, each what is summed before it times n, x / n, or x. */
const linesOf = ({ games, count, sum, xx, xn, nn, xxx, xxn, xnn, nnn }: Sums) => ({
  byCount: [
    [games, count, nn, nnn],
    [sum, xn, xnn],
    [xx, xxn],
  ],
  byMean: [
    [count, sum],
    [nn, xn, xx],
    [nnn, xnn, xxn, xxx],
  ],
  bySum: [
    [games, sum, xx, xxx],
    [count, xn, xxn],
  ],
})

const neighbours = (lines: readonly (readonly bigint[])[]) =>
  lines.flatMap((line) => line.slice(1).map((next, index) => [line[index] ?? 0n, next] as const))

/** Tests for the same number of values in every game. */
const isEvenlyCounted = (sums: Sums, perGame: bigint): boolean =>
  neighbours(linesOf(sums).byCount).every(([one, next]) => next === one * perGame) &&
  sums.xx <= sums.squares * perGame

/** Tests sums by inequalities. */
function areSumsPossible(sums: Sums, played: number, [least, most]: Range): boolean {
  const { games, count, sum, squares, xx, nn, nnn } = sums
  const { byCount, byMean, bySum } = linesOf(sums)
  return (
    games === BigInt(played) &&
    areBinsPossible(sums, [least, most]) &&
    neighbours(byMean).every(([one, next]) => isBetween(next, least * one, most * one)) &&
    isBetween(nn, count, count * count) &&
    isBetween(nnn, nn, nn * count) &&
    isBetween(xx, squares, sum * sum) &&
    [...byCount, ...byMean, ...bySum].every(isLogConvex)
  )
}

/** Tests every three neighbours by the Cauchy–Schwarz inequality. */
const isLogConvex = (line: readonly bigint[]): boolean =>
  line.slice(2).every((third, index) => {
    const [first = 0n, second = 0n] = line.slice(index)
    return second * second <= first * third
  })

/** Tests whether ordered bins can hold these numbers of values, sums and squares. */
function areBinsPossible({ bins, count, sum, squares }: Sums, [least, most]: Range): boolean {
  const inOrder = bins.every(
    ([bin, times], index) => times > 0 && bin < MOST_BINS && bin > (bins[index - 1]?.[0] ?? -1),
  )
  if (!inOrder) return false
  const ends = bins.map(([bin, times]) => [...endsOf(bin), BigInt(times)] as const)
  return (
    ends.every(([low, high]) => high >= least && low <= most) &&
    count === add(ends.map(([, , times]) => times)) &&
    isBetween(sum, sumPowers(ends, 0, 1), sumPowers(ends, 1, 1)) &&
    isBetween(squares, sumPowers(ends, 0, 2), sumPowers(ends, 1, 2))
  )
}

type Ends = readonly [low: bigint, high: bigint, times: bigint]

function endsOf(bin: Bins[number][0]): readonly [low: bigint, high: bigint] {
  const [from, to] = boundsOf(bin)
  return [BigInt(from), BigInt(to) - 1n]
}

/** Sums powers as if all values were at one end of their bins. */
const sumPowers = (ends: readonly Ends[], end: 0 | 1, power: 1 | 2): bigint =>
  add(ends.map((bin) => bin[end] ** BigInt(power) * bin[2]))

const add = (values: readonly bigint[]): bigint => values.reduce((sum, value) => sum + value, 0n)

const isBetween = (value: bigint, least: bigint, most: bigint): boolean =>
  least <= value && value <= most
