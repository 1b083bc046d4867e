import type { Gems } from '../rules/board'
import type { Half } from './sliced-half'

/** Takes the marked gems off a half, lets the others fall and fills up, in the order of `refill`. */
export function fallAndFill(half: Half, gems: Gems): void {
  if (half.marks === 0) return
  settled ??= makeSettled()
  for (let shift = 0; shift < 32; shift += 8) {
    const gone = (half.marks >>> shift) & 255
    if (gone !== 0) fillColumn(half, shift, gone, settled, gems)
  }
}

function fillColumn(half: Half, shift: number, gone: number, fallen: Fallen, gems: Gems): void {
  const { plane0, plane1, plane2 } = half
  const fresh = drawColumn(gone, gems)
  const others = ~(255 << shift)
  const column0 = fallColumn(fallen, gone, plane0 >>> shift) | (fresh & 255)
  const column1 = fallColumn(fallen, gone, plane1 >>> shift) | ((fresh >> 8) & 255)
  const column2 = fallColumn(fallen, gone, plane2 >>> shift) | (fresh >> 16)
  half.plane0 = (plane0 & others) | (column0 << shift)
  half.plane1 = (plane1 & others) | (column1 << shift)
  half.plane2 = (plane2 & others) | (column2 << shift)
}

/** New gems for a column's gaps, the lowest drawn first: a byte for each plane. */
function drawColumn(gone: number, gems: Gems): number {
  let row = 1
  for (let rest = gone & (gone - 1); rest !== 0; rest &= rest - 1) row <<= 1
  let fresh = 0
  for (; row !== 0; row >>= 1) {
    const kind = gems() - 1
    fresh |= row * ((kind & 1) | ((kind & 2) << 7) | ((kind & 4) << 14))
  }
  return fresh
}

/** For each set of cells gone from a column, and each column: what is left of it, fallen down. */
type Fallen = Uint8Array

let settled: Fallen | undefined

const fallColumn = (fallen: Fallen, gone: number, column: number): number =>
  fallen[(gone << 8) | (column & 255)] ?? 0

function makeSettled(): Fallen {
  return Uint8Array.from({ length: 1 << 16 }, (_, index) => settle(index >> 8, index & 255))
}

function settle(gone: number, column: number): number {
  let fallen = 0
  let to = 7
  for (let from = 7; from >= 0; from--) {
    if ((gone >> from) & 1) continue
    fallen |= ((column >> from) & 1) << to--
  }
  return fallen
}
