import {
  copyField,
  countMovable,
  type Field,
  type Ground,
  isEqual,
  pairsOf,
  take,
  weigh,
} from './field'
import type { Budget } from './playout'

/** A position, how promising it is (the more, the better), and how it was reached, unless it is the first. */
interface Node {
  readonly field: Field
  readonly worth: number
  readonly step?: Step
}

/** The pair that was taken, as cells of the parent's field. */
interface Step {
  readonly parent: Node
  readonly a: number
  readonly b: number
}

/** What a search says: the clearing line as cell indices in twos, lost for certain, or neither. */
export type Found = readonly number[] | 'lost' | 'unknown'

type Worth = (ground: Ground, field: Field) => number

/** By how much a search widens when a width did not do. */
const WIDEN = 4

/** Positions for the first search by shares. */
const FIRST_SHARE = 4_000

/**
 * Searches match by match, keeping the positions with the most movable tiles; then again, wider.
 * A search that never had to drop a position has seen them all, so that finding nothing is proof.
 */
export function solveByBeam(ground: Ground, start: Field, budget: Budget): Found {
  for (let width = 1; budget.left > 0; width *= WIDEN) {
    const found = searchBeam(ground, start, width, budget)
    if (found !== 'unknown') return found
  }
  return 'unknown'
}

function searchBeam(ground: Ground, start: Field, width: number, budget: Budget): Found {
  let layer: Node[] = [{ field: start, worth: 0 }]
  let dropped = false
  while (layer.length > 0) {
    const next = followersOf(ground, layer, budget, countMovable)
    if (budget.left <= 0) return 'unknown'
    const cleared = next.find(({ field }) => field.tiles === 0)
    if (cleared) return lineTo(cleared)
    dropped ||= next.length > width
    layer = next.sort((a, b) => b.worth - a.worth).slice(0, width)
  }
  return dropped ? 'unknown' : 'lost'
}

/**
 * Searches with so much of the budget that all of it is spent by the end, and again with more. Where
 * the plain search is stopped in the middle of its largest width, this one always comes to an end.
 */
export function solveByShares(ground: Ground, start: Field, budget: Budget): Found {
  for (let share = FIRST_SHARE; budget.left > 0; share *= WIDEN) {
    // What would be too little for the next search is better spent on this one.
    const part = budget.left < (1 + WIDEN) * share ? budget.left : share
    budget.left -= part
    const found = searchByShares(ground, start, { left: part })
    if (found !== 'unknown') return found
  }
  return 'unknown'
}

/** Gives each layer an even share of what is left: its best positions have their followers first. */
function searchByShares(ground: Ground, start: Field, budget: Budget): Found {
  let layer: Node[] = [{ field: start, worth: 0 }]
  let dropped = false
  while (layer.length > 0) {
    const share = { left: Math.ceil((2 * budget.left) / (layer[0]?.field.tiles ?? 2)) }
    budget.left -= share.left
    const next = followersOf(ground, layer, share, weigh)
    dropped ||= share.left <= 0
    budget.left += share.left
    const cleared = next.find(({ field }) => field.tiles === 0)
    if (cleared) return lineTo(cleared)
    layer = next.sort((a, b) => b.worth - a.worth)
  }
  return dropped ? 'unknown' : 'lost'
}

/** Every different position one match on from a layer. Equal hashes are compared in full. */
function followersOf(
  ground: Ground,
  layer: readonly Node[],
  budget: Budget,
  worthOf: Worth,
): Node[] {
  const seen = new Map<number, Node[]>()
  const next: Node[] = []
  for (const parent of layer) {
    const pairs = pairsOf(ground, parent.field)
    for (let i = 0; i < pairs.length && budget.left > 0; i += 2) {
      const field = copyField(parent.field)
      const step = { parent, a: pairs[i] ?? 0, b: pairs[i + 1] ?? 0 }
      take(ground, field, step.a, step.b)
      const alike = seen.get(field.hash) ?? []
      if (alike.some((node) => isEqual(node.field, field))) continue
      budget.left--
      const node = { field, worth: worthOf(ground, field), step }
      seen.set(field.hash, [...alike, node])
      next.push(node)
    }
  }
  return next
}

function lineTo(last: Node): number[] {
  const line: number[] = []
  for (let { step } = last; step; step = step.parent.step) line.unshift(step.a, step.b)
  return line
}
