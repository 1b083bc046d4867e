import { countBits, fromLeft, fromRight, type Half, NOTHING, same, TOP_7 } from './sliced-half'
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

/** Marks the gems in runs of three or more, and tells if there are any; if not, old marks stay. */
export function markRuns(left: Half, right: Half): boolean {
  mapNeighbours(left, right)
  mapNeighbours(right, NOTHING)
  const across0 = left.right1 & fromRight(left.right1, right.right1, 1)
  const across1 = right.right1 & (right.right1 >>> 8)
  const down0 = left.down1 & (left.down1 >>> 1)
  const down1 = right.down1 & (right.down1 >>> 1)
  if ((across0 | across1 | down0 | down1) === 0) return false
  left.marks = runsFrom(across0, 0, down0)
  right.marks = runsFrom(across1, across0, down1)
  return true
}

/** Finds which cells equal their neighbour to the right and below. */
function mapNeighbours(half: Half, next: Half): void {
  const { plane0: x0, plane1: x1, plane2: x2 } = half
  const y0 = fromRight(x0, next.plane0, 1)
  const y1 = fromRight(x1, next.plane1, 1)
  const y2 = fromRight(x2, next.plane2, 1)
  half.right1 = same(x0, y0, x1, y1, x2, y2) & half.has1
  half.down1 = same(x0, x0 >>> 1, x1, x1 >>> 1, x2, x2 >>> 1) & TOP_7
}

/** All three cells of runs, from where runs across and down start. */
const runsFrom = (across: number, before: number, down: number): number =>
  across |
  fromLeft(across, before, 1) |
  fromLeft(across, before, 2) |
  down |
  (down << 1) |
  (down << 2)
