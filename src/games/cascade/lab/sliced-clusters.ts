import { countBits, fromLeft, fromRight, type Half } from './sliced-half'
import type { Turn } from './turn'

/** Fewer gems than this cannot be two clusters. */
const TWO_CLUSTERS = 6

/** Tells a turn of each cluster among the marks, of which there are this many. */
export function addClusters(left: Half, right: Half, gems: number, turn: Turn): void {
  left.unseen = left.marks
  right.unseen = right.marks
  let rest = gems
  while (rest >= TWO_CLUSTERS) {
    const kind = startFlood(left, right)
    const count = spread(left, right)
    turn.addGroup(kind, count)
    left.unseen &= ~left.flood
    right.unseen &= ~right.flood
    rest -= count
  }
  if (rest > 0) turn.addGroup(startFlood(left, right), rest)
}

/** Sets the flood to the first gem not yet seen, and gives that gem's kind, from 1. */
function startFlood(left: Half, right: Half): number {
  left.flood = left.unseen & -left.unseen
  right.flood = left.flood === 0 ? right.unseen & -right.unseen : 0
  const half = left.flood === 0 ? right : left
  const bit0 = half.plane0 & half.flood ? 1 : 0
  const bit1 = half.plane1 & half.flood ? 2 : 0
  const bit2 = half.plane2 & half.flood ? 4 : 0
  return 1 + bit0 + bit1 + bit2
}

/** Lets the flood run over equal neighbours that are marked, until it stands; the gems it reached. */
function spread(left: Half, right: Half): number {
  let before0 = 0
  let before1 = 0
  while (left.flood !== before0 || right.flood !== before1) {
    before0 = left.flood
    before1 = right.flood
    left.flood = spreadDown(left)
    right.flood = spreadDown(right)
    const over = left.flood & left.right1
    const back = fromRight(left.flood, right.flood, 1) & left.right1
    const onward = fromLeft(right.flood & right.right1, over, 1)
    const inward = (right.flood >>> 8) & right.right1
    left.flood = (left.flood | (over << 8) | back) & left.unseen
    right.flood = (right.flood | onward | inward) & right.unseen
  }
  return countBits(left.flood) + countBits(right.flood)
}

/** A half's flood, one step up and down. */
const spreadDown = ({ flood, down1, unseen }: Half): number =>
  (flood | ((flood & down1) << 1) | ((flood >>> 1) & down1)) & unseen
