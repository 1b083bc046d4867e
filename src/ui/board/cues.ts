import { countCells, type Position, type Size } from '#src/engine/grid.ts'
import type { Sound } from '../sound/synth.ts'

/** Motions of pieces, the same in every game, and their durations in milliseconds. */
export const MOTION_MS = {
  select: 120,
  mismatch: 150,
  remove: 300,
  soar: 700,
  slide: 200,
  flip: 200,
  sprout: 250,
  capture: 350,
  mark: 360,
  fall: 300,
  shuffle: 260,
  deal: 240,
  shine: 500,
  trace: 460,
  rise: 900,
  fade: 200,
  hop: 400,
  bow: 500,
} as const

export type Motion = keyof typeof MOTION_MS

/** Distance of a piece from its cell, in cells of the screen. */
export interface Offset {
  readonly x: number
  readonly y: number
}

export const AT_REST: Offset = { x: 0, y: 0 }

export const isAway = ({ x, y }: Offset): boolean => x !== 0 || y !== 0

/** A point of a path, possibly off the board. */
export interface Waypoint {
  readonly at: Position
  /** Milliseconds from the start of the cue. */
  readonly ms: number
}

/** One motion of one piece. Positions are the board's, times in milliseconds from the event. */
export interface Cue<Piece> {
  readonly motion: Motion
  readonly at: Position
  /** The origin, where it is another cell. */
  readonly from?: Position
  /** For a fall: all points of the path, from the origin to `at`. */
  readonly path?: readonly Waypoint[]
  readonly delay?: number
  /** A second motion, of other properties. */
  readonly next?: Motion
  /** Start of `next` in milliseconds from the event; right after the first motion by default. */
  readonly nextAt?: number
  /** The ghost to draw over the board, where the cell does not hold the piece. */
  readonly show?: Piece
}

export interface TimedSound {
  readonly sound: Sound
  readonly at: number
  /** Raises it. */
  readonly semitones?: number
}

export interface Timeline<Piece> {
  readonly cues: readonly Cue<Piece>[]
  readonly sounds?: readonly TimedSound[]
  /** Milliseconds until figures take their new values; at once by default. */
  readonly shownAt?: number
  /** Milliseconds until the step is put into words; with its figures by default. */
  readonly wordsAt?: number
  /** Start of each stage of a step, in milliseconds. */
  readonly stages?: readonly number[]
  /** Ends running motions: pieces jump to their cells. */
  readonly cuts?: boolean
  /** Redirects running motions: pieces move to their cells from where they are, as after undo. */
  readonly redirects?: boolean
}

export const originOf = ({ at, from, path }: Cue<unknown>): Position => path?.[0]?.at ?? from ?? at

/** Returns the end of a timeline's last motion, in milliseconds. */
export const endOf = ({ cues }: Timeline<unknown>): number =>
  cues.reduce((end, { motion, path, next, nextAt = 0, delay = 0 }) => {
    const done = delay + (path?.at(-1)?.ms ?? MOTION_MS[motion])
    return Math.max(end, next ? Math.max(done, nextAt) + MOTION_MS[next] : done)
  }, 0)

/** Returns `true` for a board whose pieces can all move at once, or a slow phone would be blocked for a tenth of a second. */
export const isSmall = (board: Size): boolean => countCells(board) <= 100

/** Duration of a wave over a board, from its first piece to its last, in milliseconds. */
const WAVE_MS = 240

/** Returns when a wave from the top left corner reaches a cell, in milliseconds. */
export const waveDelay = ({ row, col }: Position, { rows, cols }: Size): number =>
  Math.round(((row + col) / Math.max(1, rows + cols - 2)) * WAVE_MS)
