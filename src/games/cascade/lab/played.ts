import type { Games } from './batch'

/** Ranges in order, those that follow on one another joined; `undefined` when any overlap. */
export function joinGames(ranges: readonly Games[]): Games[] | undefined {
  const joined: Games[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && last[1] > from) return undefined
    if (last && last[1] === from) joined[joined.length - 1] = [last[0], to]
    else joined.push([from, to])
  }
  return joined
}

export const countGames = (ranges: readonly Games[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** The ranges between joined ones, up to so many games. */
export function findGaps(joined: readonly Games[], games: number): Games[] {
  const starts = [0, ...joined.map(([, to]) => to)]
  const ends = [...joined.map(([from]) => from), games]
  return starts.flatMap((start, gap) => {
    const end = ends[gap] ?? games
    return start < end ? [[start, end] as const] : []
  })
}
