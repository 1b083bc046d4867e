import type { Random } from '../../../engine/random'
import { EMPTY, isTile } from '../board/cell'
import { copyField, type Field, type Ground, pairsOf, take } from './field'

/** Positions that a search may still look at. */
export interface Budget {
  left: number
}

/**
 * Plays to the end by a simple eye, ties by chance: the line, as cell indices in twos, if it
 * clears the field. Without gravity the last two of a kind go first, which never blocks anything;
 * with gravity the tiles of the shortest lanes, which opens a way past the others.
 */
export function playOut(
  ground: Ground,
  start: Field,
  random: Random,
  budget: Budget,
): number[] | undefined {
  const field = copyField(start)
  const line: number[] = []
  while (field.tiles > 0) {
    budget.left--
    const pairs = pairsOf(ground, field)
    if (pairs.length === 0) return undefined
    const choice = chooseLeast(pairs, loadsOf(ground, field), random)
    const a = pairs[choice] ?? 0
    const b = pairs[choice + 1] ?? 0
    take(ground, field, a, b)
    line.push(a, b)
  }
  return line
}

/** By cell, what makes a tile worth keeping: its lane's length, or whether its kind has more than two. */
function loadsOf(ground: Ground, { cells }: Field): Uint8Array {
  const drifts = ground.lanes.length > 0
  const groups = drifts ? ground.laneOf : cells
  const sizes = new Uint16Array(256)
  for (let cell = 0; cell < cells.length; cell++) {
    const group = groups[cell] ?? 0
    if (isTile(cells[cell] ?? EMPTY)) sizes[group] = (sizes[group] ?? 0) + 1
  }
  const most = drifts ? 255 : 3
  const loads = new Uint8Array(cells.length)
  for (let cell = 0; cell < cells.length; cell++) {
    loads[cell] = Math.min(sizes[groups[cell] ?? 0] ?? 0, most)
  }
  return loads
}

/** Where in `pairs` the pair of the least load stands; any of them when several are equal. */
function chooseLeast(pairs: readonly number[], loads: Uint8Array, random: Random): number {
  let choice = 0
  let least = Number.POSITIVE_INFINITY
  let ties = 0
  for (let i = 0; i < pairs.length; i += 2) {
    const load = (loads[pairs[i] ?? 0] ?? 0) + (loads[pairs[i + 1] ?? 0] ?? 0)
    if (load > least) continue
    ties = load < least ? 1 : ties + 1
    if (load < least || random.below(ties) === 0) choice = i
    least = load
  }
  return choice
}
