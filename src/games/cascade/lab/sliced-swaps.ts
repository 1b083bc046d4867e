import {
  fromLeft,
  fromRight,
  type Half,
  LOW_6,
  LOW_7,
  NOTHING,
  same,
  TOP_5,
  TOP_6,
  TOP_7,
} from './sliced-half'

/** Finds the legal swaps of a board without a match, without trying them. */
export function findSwaps(left: Half, right: Half): void {
  mapColumn(left)
  mapColumn(right)
  mapNextColumn(left, right)
  mapNextColumn(right, NOTHING)
  mapFarColumns(left, right)
  mapFarColumns(right, NOTHING)
  left.swapsAcross = swapsAcross(left, NOTHING)
  right.swapsAcross = swapsAcross(right, left)
  left.swapsDown = swapsDown(left, NOTHING)
  right.swapsDown = swapsDown(right, left)
}

function mapColumn(half: Half): void {
  const { plane0: x0, plane1: x1, plane2: x2 } = half
  half.down2 = same(x0, x0 >>> 2, x1, x1 >>> 2, x2, x2 >>> 2) & TOP_6
  half.down3 = same(x0, x0 >>> 3, x1, x1 >>> 3, x2, x2 >>> 3) & TOP_5
}

function mapNextColumn(half: Half, next: Half): void {
  const { plane0: x0, plane1: x1, plane2: x2, has1 } = half
  const y0 = fromRight(x0, next.plane0, 1)
  const y1 = fromRight(x1, next.plane1, 1)
  const y2 = fromRight(x2, next.plane2, 1)
  half.right1Down1 = same(x0, y0 >>> 1, x1, y1 >>> 1, x2, y2 >>> 1) & TOP_7 & has1
  half.right1Down2 = same(x0, y0 >>> 2, x1, y1 >>> 2, x2, y2 >>> 2) & TOP_6 & has1
  half.right1Up1 = same(x0, y0 << 1, x1, y1 << 1, x2, y2 << 1) & LOW_7 & has1
  half.right1Up2 = same(x0, y0 << 2, x1, y1 << 2, x2, y2 << 2) & LOW_6 & has1
}

function mapFarColumns(half: Half, next: Half): void {
  const { plane0: x0, plane1: x1, plane2: x2, has2, has3 } = half
  const y0 = fromRight(x0, next.plane0, 2)
  const y1 = fromRight(x1, next.plane1, 2)
  const y2 = fromRight(x2, next.plane2, 2)
  half.right2 = same(x0, y0, x1, y1, x2, y2) & has2
  half.right2Down1 = same(x0, y0 >>> 1, x1, y1 >>> 1, x2, y2 >>> 1) & TOP_7 & has2
  half.right2Up1 = same(x0, y0 << 1, x1, y1 << 1, x2, y2 << 1) & LOW_7 & has2
  const z0 = fromRight(x0, next.plane0, 3)
  const z1 = fromRight(x1, next.plane1, 3)
  const z2 = fromRight(x2, next.plane2, 3)
  half.right3 = same(x0, z0, x1, z1, x2, z2) & has3
}

/**
 * A cell's gem and its right neighbour's: either makes a run in the other's place, along the row
 * or in that column. What the right gem would meet in this column is read off the maps of this
 * column's cells: they equal it when it lies one to their right and so many down or up.
 */
function swapsAcross(half: Half, before: Half): number {
  const { right1Down1, right1Down2, right1Up1, right1Up2 } = half
  const goesRight =
    (half.right2 & half.right3) |
    (right1Down1 & right1Down2) |
    (right1Up1 & right1Up2) |
    (right1Down1 & right1Up1)
  const above = right1Down1 << 1
  const below = right1Up1 >>> 1
  const goesLeft =
    (fromLeft(half.right2, before.right2, 1) & fromLeft(half.right3, before.right3, 2)) |
    (above & (right1Down2 << 2)) |
    (below & (right1Up2 >>> 2)) |
    (above & below)
  return goesRight | goesLeft
}

/** The same, turned on its side: a cell's gem and the one below it. */
function swapsDown(half: Half, before: Half): number {
  const { down2, down3, right1Down1, right2Down1 } = half
  const right = right1Down1
  const left = fromLeft(half.right1Up1, before.right1Up1, 1) >>> 1
  const goesDown =
    (down2 & down3) |
    (right & right2Down1) |
    (left & (fromLeft(half.right2Up1, before.right2Up1, 2) >>> 1)) |
    (right & left)
  const upRight = half.right1Up1 >>> 1
  const upLeft = fromLeft(right1Down1, before.right1Down1, 1)
  const goesUp =
    ((down2 << 1) & (down3 << 2)) |
    (upRight & (half.right2Up1 >>> 1)) |
    (upLeft & fromLeft(right2Down1, before.right2Down1, 2)) |
    (upRight & upLeft)
  return goesDown | goesUp
}
