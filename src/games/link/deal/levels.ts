import type { Size } from '#src/engine/grid.ts'
import type { Gravity } from '../board/gravity'
import type { Walls } from './outline'

export const LEVELS = [
  'novice',
  'normal',
  'hard',
  'classic',
  'courtyard',
  'pillars',
  'expert',
] as const
export type Level = (typeof LEVELS)[number]

/** How the pairs are laid out: by an even shuffle, or peeled so that the board can be cleared. */
export const LAYOUTS = ['even', 'peeled'] as const
export type Layout = (typeof LAYOUTS)[number]

/** What is dealt: a named level, a size of one's own, or a board given as text. */
export type LinkOptions =
  | { readonly level: Level; readonly gravity: Gravity; readonly layout: Layout }
  | {
      readonly level: 'custom'
      readonly rows: number
      readonly cols: number
      readonly kinds: number
      readonly walls: Walls
      readonly gravity: Gravity
      readonly layout: Layout
    }
  | { readonly level: 'literal'; readonly board: string; readonly gravity: Gravity }

/** A board's size, its walls, and how many kinds there are at most. */
export interface Shape extends Size {
  readonly kinds: number
  readonly walls: Walls
}

/**
 * Sources: the dev log's three difficulties, the design document's board, the arcade's. Courtyard is easier than Hard,
 * but for the eye: most paths lead through the empty middle. Of Pillars, whoever plays at random clears every second board.
 */
export const SHAPES: Readonly<Record<Level, Shape>> = {
  novice: { rows: 6, cols: 8, kinds: 8, walls: 'none' },
  normal: { rows: 8, cols: 10, kinds: 12, walls: 'none' },
  hard: { rows: 10, cols: 12, kinds: 20, walls: 'none' },
  classic: { rows: 8, cols: 20, kinds: 24, walls: 'none' },
  courtyard: { rows: 10, cols: 14, kinds: 20, walls: 'courtyard' },
  pillars: { rows: 9, cols: 14, kinds: 20, walls: 'pillars' },
  expert: { rows: 9, cols: 16, kinds: 36, walls: 'none' },
}

/** The kind of each of so many pairs: one rule for every level. */
export const pairKinds = (pairs: number, kinds: number): number[] =>
  Array.from({ length: pairs }, (_, pair) => (pair % kinds) + 1)
