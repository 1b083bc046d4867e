export const SUITS = ['dots', 'bamboos', 'characters'] as const
export type Suit = (typeof SUITS)[number]

type Rank = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
export type SuitFace = readonly [suit: Suit, rank: Rank]

type Honour = 'east' | 'south' | 'west' | 'north' | 'red' | 'green' | 'white'
export type HonourFace = Honour | 'plum' | 'chrysanthemum'

/** The 34 faces in play and two flowers, mixed, since small levels show the first ones. */
export const MAHJONG_FACES: readonly (SuitFace | HonourFace)[] = [
  ...(['east', ['dots', 1], ['bamboos', 1], 'red', ['characters', 1], 'plum'] as const),
  ...([['dots', 5], 'green', ['bamboos', 3], 'west', ['characters', 4], 'white'] as const),
  ...([
    ['dots', 3],
    ['bamboos', 5],
    'south',
    ['characters', 7],
    'chrysanthemum',
    ['dots', 9],
  ] as const),
  ...([
    'north',
    ['bamboos', 2],
    ['dots', 2],
    ['characters', 9],
    ['bamboos', 9],
    ['characters', 2],
  ] as const),
  ...([
    ['dots', 7],
    ['bamboos', 7],
    ['characters', 5],
    ['dots', 4],
    ['bamboos', 4],
    ['characters', 3],
  ] as const),
  ...([
    ['dots', 6],
    ['bamboos', 6],
    ['characters', 8],
    ['dots', 8],
    ['bamboos', 8],
    ['characters', 6],
  ] as const),
]
