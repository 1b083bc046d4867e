import { type Position, positions, type Size } from '#src/engine/grid.ts'
import type { Sound } from '../sound'

/** Everything that pieces do on a board, the same in every game, and how long it takes in milliseconds. */
export const MOTION_MS = {
  select: 110,
  mismatch: 150,
  remove: 300,
  slide: 200,
  flip: 400,
  sprout: 250,
  capture: 350,
  fall: 300,
  shuffle: 260,
  deal: 240,
  win: 700,
  shine: 500,
  trace: 460,
  rise: 900,
  fade: 200,
} as const

export type Motion = keyof typeof MOTION_MS

/** A place on a piece's way, which may lie off the board, and when the piece is seen there. */
export interface Waypoint {
  readonly at: Position
  /** From the start of its cue, in milliseconds. */
  readonly ms: number
}

/** One motion of one piece. Positions are the board's own, times in milliseconds from the event. */
export interface Cue<Piece> {
  readonly motion: Motion
  /** Where the piece is afterwards, or stands the while. */
  readonly at: Position
  /** Where it comes from. */
  readonly from?: Position
  /** Of a piece that falls: all places on its way, from where it is at first to `at`. */
  readonly way?: readonly Waypoint[]
  readonly delay?: number
  /** What the same piece does after it. */
  readonly next?: Motion
  /** When it does that, in milliseconds from the event; right after it where this is left out. */
  readonly nextAt?: number
  /** What is drawn for it over the board, where the cell no longer holds it or does not hold it yet. */
  readonly show?: Piece
}

/** What is seen and heard of a step. */
export interface Timeline<Piece> {
  readonly cues: readonly Cue<Piece>[]
  readonly sounds?: readonly { readonly sound: Sound; readonly at: number }[]
  /** When the figures of the new position are shown, in milliseconds; at once where this is left out. */
  readonly shownAt?: number
  /** When each stage of a step that has several begins, in milliseconds. */
  readonly stages?: readonly number[]
  /** Ends what is still being shown: pieces on their way go straight home. */
  readonly cuts?: boolean
  /** Leads to a position that no step led to, and pieces on their way turn to their cells from where they are seen. */
  readonly turns?: boolean
}

/** Where the piece of a cue is at first. */
export const originOf = ({ at, from, way }: Cue<unknown>): Position => way?.[0]?.at ?? from ?? at

/** When the last motion of a timeline has ended, in milliseconds. */
export const endOf = ({ cues }: Timeline<unknown>): number =>
  cues.reduce((end, { motion, way, next, nextAt = 0, delay = 0 }) => {
    const done = delay + (way?.at(-1)?.ms ?? MOTION_MS[motion])
    return Math.max(end, next ? Math.max(done, nextAt) + MOTION_MS[next] : done)
  }, 0)

/** How long a wave over a board takes from its first piece to its last, in milliseconds. */
const WAVE_MS = 240

/** When a wave reaches a cell of a board of this size: from the top left corner, in milliseconds. */
export const waveDelay = ({ row, col }: Position, { rows, cols }: Size): number =>
  Math.round(((row + col) / Math.max(1, rows + cols - 2)) * WAVE_MS)

/** A new board of this size: its pieces come in a wave. */
export const dealWave = (size: Size): readonly Cue<never>[] =>
  [...positions(size)].map((at) => ({ motion: 'deal', at, delay: waveDelay(at, size) }))
