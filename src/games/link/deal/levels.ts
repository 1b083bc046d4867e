import type { Size } from '#src/engine/grid.ts'
import type { Gravity } from '../board/gravity.ts'
import type { Walls } from './outline.ts'

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

/** Placement of pairs: a uniform shuffle, or peeled so that the board is clearable. */
export const LAYOUTS = ['even', 'peeled'] as const
export type Layout = (typeof LAYOUTS)[number]

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

/** A board's size and walls, and its maximum number of kinds. */
export interface Shape extends Size {
  readonly kinds: number
  readonly walls: Walls
}

/** Sources: the dev log's difficulties, the design document's board, the arcade's. */
export const SHAPES: Readonly<Record<Level, Shape>> = {
  novice: { rows: 6, cols: 8, kinds: 8, walls: 'none' },
  normal: { rows: 8, cols: 10, kinds: 12, walls: 'none' },
  hard: { rows: 10, cols: 12, kinds: 20, walls: 'none' },
  classic: { rows: 8, cols: 20, kinds: 24, walls: 'none' },
  courtyard: { rows: 10, cols: 14, kinds: 20, walls: 'courtyard' },
  pillars: { rows: 9, cols: 14, kinds: 20, walls: 'pillars' },
  expert: { rows: 9, cols: 16, kinds: 36, walls: 'none' },
}

/** Cycles through the kinds, for every level alike. */
export const pairKinds = (pairs: number, kinds: number): number[] =>
  Array.from({ length: pairs }, (_, pair) => (pair % kinds) + 1)
