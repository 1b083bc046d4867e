/**
 * Half of a bit-sliced board of 8 × 8 cells: four columns, as sets of cells. A set is a 32-bit
 * word; its bytes are the columns from the left, a byte's bit 0 is the top row. The gems are three
 * such sets, the planes: the bits of each cell's kind, less one. So "equal to the neighbour" is an
 * exclusive or of a plane and itself, shifted, and the number of kinds costs nothing; sets of cells
 * are moved and met by shifts and ands.
 */
export class Half {
  plane0 = 0
  plane1 = 0
  plane2 = 0

  /** Gems in runs of three or more. */
  marks = 0
  /** Marked gems whose cluster is not counted yet, and what a flood over them has reached. */
  unseen = 0
  flood = 0

  /** Cells to swap with the one on their right, and with the one below. */
  swapsAcross = 0
  swapsDown = 0

  /** Cells that equal the one so many rows below, or so many columns to the right and rows down or up. */
  down1 = 0
  down2 = 0
  down3 = 0
  right1 = 0
  right2 = 0
  right3 = 0
  right1Down1 = 0
  right1Down2 = 0
  right1Up1 = 0
  right1Up2 = 0
  right2Down1 = 0
  right2Up1 = 0

  /** The columns with 1, 2 or 3 more columns of the board to their right. */
  readonly has1: number
  readonly has2: number
  readonly has3: number

  constructor(side: 'left' | 'right') {
    const isLeft = side === 'left'
    this.has1 = isLeft ? -1 : 0x00ffffff
    this.has2 = isLeft ? -1 : 0x0000ffff
    this.has3 = isLeft ? -1 : 0x000000ff
  }
}

/** Beyond the edges of a board there is nothing. */
export const NOTHING = new Half('right')

/** A word moved so many columns to the left: what lies to the right of each cell. `next` is the right half's. */
export const fromRight = (word: number, next: number, cols: number): number =>
  (word >>> (8 * cols)) | (next << (32 - 8 * cols))

/** A word moved so many columns to the right; `before` is the left half's. */
export const fromLeft = (word: number, before: number, cols: number): number =>
  (word << (8 * cols)) | (before >>> (32 - 8 * cols))

/** Where two cells have the same bits in all planes. */
export const same = (
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): number => ~((x0 ^ y0) | (x1 ^ y1) | (x2 ^ y2))

/** The number of bits set. https://graphics.stanford.edu/~seander/bithacks.html#CountBitsSetParallel */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The rows with 1, 2 or 3 rows below them, and with 1 or 2 above. */
export const TOP_7 = 0x7f7f7f7f
export const TOP_6 = 0x3f3f3f3f
export const TOP_5 = 0x1f1f1f1f
export const LOW_7 = 0xfefefefe
export const LOW_6 = 0xfcfcfcfc
