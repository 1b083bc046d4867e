import { copyField, countMovable, type Field, type Ground, isEqual, pairsOf, take } from './field'
import type { Budget } from './playout'

/** A position with the way to it, and how many of its tiles can move. */
interface Node {
  readonly field: Field
  readonly parent?: Node
  /** The pair taken to get here, as cells of the parent's field. */
  readonly pair: readonly [a: number, b: number]
  readonly movable: number
}

/** What a search says: the clearing line as cell indices in twos, lost for certain, or neither. */
export type Found = readonly number[] | 'lost' | 'unknown'

/** By how much the search widens when a width did not do. */
const WIDEN = 4

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
  let layer: Node[] = [{ field: start, pair: [0, 0], movable: 0 }]
  let dropped = false
  while (layer.length > 0) {
    const next = followersOf(ground, layer, budget)
    if (budget.left <= 0) return 'unknown'
    const cleared = next.find(({ field }) => field.tiles === 0)
    if (cleared) return lineTo(cleared)
    dropped ||= next.length > width
    layer = next.sort((a, b) => b.movable - a.movable).slice(0, width)
  }
  return dropped ? 'unknown' : 'lost'
}

/** Every different position one match on from a layer. Equal hashes are compared in full. */
function followersOf(ground: Ground, layer: readonly Node[], budget: Budget): Node[] {
  const seen = new Map<number, Node[]>()
  const next: Node[] = []
  for (const parent of layer) {
    const pairs = pairsOf(ground, parent.field)
    for (let i = 0; i < pairs.length && budget.left > 0; i += 2) {
      const field = copyField(parent.field)
      const pair = [pairs[i] ?? 0, pairs[i + 1] ?? 0] as const
      take(ground, field, ...pair)
      const alike = seen.get(field.hash) ?? []
      if (alike.some((node) => isEqual(node.field, field))) continue
      budget.left--
      const node = { field, parent, pair, movable: countMovable(ground, field) }
      seen.set(field.hash, [...alike, node])
      next.push(node)
    }
  }
  return next
}

function lineTo(last: Node): number[] {
  const line: number[] = []
  for (let node: Node | undefined = last; node?.parent; node = node.parent) {
    line.unshift(...node.pair)
  }
  return line
}
