/** Cells of this size in pixels are easy to touch. The board's style sheet has it too: smaller ones leave a corner. */
export const TOUCH_CELL = 36

/** Zooming by hand goes as far as this. */
const LARGEST_CELL = 72

/** Factor of one press of a key or button. */
export const STEP = 1.4

/** Factors of a board's size: 1 fits the window. */
export interface Limits {
  /** After a double tap. */
  readonly tap: number
  readonly max: number
}

/** Returns the limits for cells that fit the window in both directions, and in at least one; all in pixels. */
export function limitsOf(fit: number, fill: number): Limits {
  const tap = Math.max(1, Math.min(Math.max(fill, TOUCH_CELL), LARGEST_CELL) / fit)
  return { tap, max: Math.max(tap, LARGEST_CELL / fit) }
}

/** Factors this close to 1 are 1. */
const NEARLY = 1.06

export const clampZoom = (zoom: number, { max }: Limits): number =>
  zoom < NEARLY ? 1 : Math.min(zoom, max)

/** One axis of a box in the window, in pixels. */
export interface Span {
  readonly start: number
  readonly length: number
}

/** Returns the scroll distance that brings what was at `point` before back to it. */
export function shiftAbout(point: number, before: Span, after: Span): number {
  const part = clamp((point - before.start) / before.length, 0, 1)
  const was = clamp(point, before.start, before.start + before.length)
  return after.start + part * after.length - was
}

/** Returns the part of a board that a window shows, as fractions of the board. */
export function seenOf(board: Span, window: Span): Span {
  const start = clamp((window.start - board.start) / board.length, 0, 1)
  const end = clamp((window.start + window.length - board.start) / board.length, 0, 1)
  return { start, length: end - start }
}

/** Returns the scroll distance that brings a fraction of the board to the middle of the window. */
export const shiftToMiddle = (part: number, board: Span, window: Span): number =>
  board.start + part * board.length - (window.start + window.length / 2)

const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(value, min), max)
