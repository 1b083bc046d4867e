const COLOURS = ['red', 'blue', 'yellow', 'green'] as const
export type Colour = (typeof COLOURS)[number]

const SHAPES = ['triangle', 'square', 'hexagon', 'circle'] as const
export type Shape = (typeof SHAPES)[number]

const NUMBERS = [1, 2, 3, 4] as const

const ATTRIBUTES = ['colour', 'shape', 'number'] as const
export type Attribute = (typeof ATTRIBUTES)[number]

export interface Face {
  readonly colour: Colour
  readonly shape: Shape
  readonly number: (typeof NUMBERS)[number]
}

/** A tile's number, 1–64, ordered by colour, shape, number. */
export type Tile = number

/** Shared attributes as bits: 1 colour, 2 shape, 4 number; 0 is no match. */
export type Shared = number

const FACES: readonly Face[] = COLOURS.flatMap((colour) =>
  SHAPES.flatMap((shape) => NUMBERS.map((number) => ({ colour, shape, number }))),
)

export const TILES: readonly Tile[] = FACES.map((_, index) => index + 1)

export const MAX_TILE = TILES.length

export function faceOf(tile: Tile): Face {
  const face = FACES[tile - 1]
  if (!face) throw new RangeError(`No tile has the number ${tile}`)
  return face
}

/** Parses a name such as `gc2`, the green circle 2. */
export const parseTile = (name: string): Tile | undefined =>
  TILES.find((tile) => makeTile(tile) === name)

export function makeTile(tile: Tile): string {
  const { colour, shape, number } = faceOf(tile)
  return `${colour.charAt(0)}${shape.charAt(0)}${number}`
}

/** Row length of the lookup table; covers all cell values, since tokens and empty cells share nothing. */
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

/** Looks up the attributes that two different tiles share; none for other cell values. */
export const sharedOf = (a: Tile, b: number): Shared => SHARED[a * ROW + b] ?? 0

export const attributesIn = (shared: Shared): Attribute[] =>
  ATTRIBUTES.filter((_, bit) => shared & (1 << bit))

export const HAND = 4
