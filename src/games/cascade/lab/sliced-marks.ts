import { fromLeft, fromRight, type Half, NOTHING, same, TOP_7 } from './sliced-half'

/** Marks the gems in runs of three or more. Whether there are any; if not, old marks stay. */
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
