export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
export type Colour = (typeof COLOURS)[number]

export const SHAPES = ['triangle', 'square', 'hexagon', 'circle'] as const
export type Shape = (typeof SHAPES)[number]

export const NUMBERS = [1, 2, 3, 4] as const
export type TileNumber = (typeof NUMBERS)[number]

export const ATTRIBUTES = ['colour', 'shape', 'number'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

/** What a tile shows. */
export interface Face {
  readonly colour: Colour
  readonly shape: Shape
  readonly number: TileNumber
}

/** One of the 64 tiles, by its number: 1–64, in the order colour, shape, number. */
export type Tile = number

/** Which attributes two tiles share, as a set of bits: 1 colour, 2 shape, 4 number. Empty: no match. */
export type Shared = number

const FACES: readonly Face[] = COLOURS.flatMap((colour) =>
  SHAPES.flatMap((shape) => NUMBERS.map((number) => ({ colour, shape, number }))),
)

/** Every tile there is, once. */
export const TILES: readonly Tile[] = FACES.map((_, index) => index + 1)

export const MAX_TILE = TILES.length

/** `rt1`, the red triangle 1: the first letters and the number. */
const NAMES = FACES.map(
  ({ colour, shape, number }) => `${colour.charAt(0)}${shape.charAt(0)}${number}`,
)

/** What the tile shows. Throws on a number that is no tile's. */
export function faceOf(tile: Tile): Face {
  const face = FACES[tile - 1]
  if (!face) throw new RangeError(`No tile has the number ${tile}`)
  return face
}

/** The tile of this name, such as `gc2` for the green circle 2. */
export function parseTile(name: string): Tile | undefined {
  const index = NAMES.indexOf(name)
  return index < 0 ? undefined : index + 1
}

/** The tile's name. Throws on a number that is no tile's. */
export function makeTile(tile: Tile): string {
  const { colour, shape, number } = faceOf(tile)
  return `${colour.charAt(0)}${shape.charAt(0)}${number}`
}

/** Rows as long as a board's cell values go, so that tokens and empty cells share nothing with a tile. */
const ROW = 128

const SHARED = new Uint8Array(ROW * ROW)
for (const a of TILES) {
  for (const b of TILES) {
    const [one, other] = [faceOf(a), faceOf(b)]
    SHARED[a * ROW + b] = ATTRIBUTES.reduce(
      (set, attribute, bit) => (one[attribute] === other[attribute] ? set | (1 << bit) : set),
      0,
    )
  }
}

/** What two different tiles share. Also takes any other value of a board's cell, which shares nothing. */
export const sharedOf = (a: Tile, b: number): Shared => SHARED[a * ROW + b] ?? 0

/** The attributes of a set, by name. */
export const attributesIn = (shared: Shared): Attribute[] =>
  ATTRIBUTES.filter((_, bit) => shared & (1 << bit))

/** How many tiles a hand holds while the deck lasts. */
export const HAND = 4
