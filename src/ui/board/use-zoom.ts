import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from '#src/engine/grid.ts'
import type { BoardView } from './view.ts'

/** Cells of this size in pixels are easy to touch. The board's style sheet has it too: smaller ones leave a corner. */
export const TOUCH_CELL = 36

const LARGEST_CELL = 72

export type Scroller = RefObject<HTMLElement | null>

/** Factors of a board's size: 1 fits the window. */
interface Limits {
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

export const spansOf = (element: Element): { across: Span; down: Span } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { across: { start: left, length: width }, down: { start: top, length: height } }
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
  board.start + part * board.length - middleOf(window)

const middleOf = ({ start, length }: Span) => start + length / 2

const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

export const boardIn = (scroller: HTMLElement): HTMLElement | null =>
  scroller.querySelector('[data-board]')

/** Returns the size of a cell that fits the window, in pixels, and the limits, at the board's present zoom. */
function measure(board: HTMLElement, scroller: HTMLElement, { rows, cols }: Size) {
  const style = getComputedStyle(board)
  const zoom = Number(board.style.getPropertyValue('--zoom')) || 1
  const fit = Number.parseFloat(style.getPropertyValue('--cell')) / zoom
  const around = 2 * Number(style.getPropertyValue('--margin'))
  const { clientWidth, clientHeight } = scroller
  const fill = Math.max(clientWidth / (cols + around), clientHeight / (rows + around))
  return { fit, limits: limitsOf(fit, fill) }
}

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Sizes the board by one custom property, so that no tile renders again, and scrolls it about a point. */
function applyZoom(scroller: HTMLElement, board: HTMLElement, zoom: number, about?: Point): void {
  const window = spansOf(scroller)
  const { x, y } = about ?? { x: middleOf(window.across), y: middleOf(window.down) }
  const before = spansOf(board)
  board.style.setProperty('--zoom', `${zoom}`)
  scroller.toggleAttribute('data-zoomed', zoom > 1)
  const after = spansOf(board)
  scroller.scrollLeft += shiftAbout(x, before.across, after.across)
  scroller.scrollTop += shiftAbout(y, before.down, after.down)
}

/** Zooms to what `choose` makes of the present zoom, about the middle of the window by default. */
export type ZoomTo = (choose: (zoom: number, limits: Limits) => number, about?: Point) => void

/** Zoom and scroll position of boards covered by a pause. */
const shownBefore = new WeakMap<BoardView, { zoom: number; left: number; top: number }>()

/** The zoom of a board in its scroll container, 1 if it fits the window; 1 again once it is transposed. */
export function useZoom(scroller: Scroller, view: BoardView) {
  const [zoom, setZoom] = useState(1)
  const [{ fit, limits }, setFit] = useState({ fit: 0, limits: limitsOf(1, 1) })
  const latest = useRef(1)
  const zoomTo = useCallback<ZoomTo>(
    (choose, about) => {
      const board = scroller.current && boardIn(scroller.current)
      if (!board || !scroller.current) return
      const now = measure(board, scroller.current, view)
      const next = clampZoom(choose(latest.current, now.limits), now.limits)
      setFit(now)
      if (next === latest.current) return
      latest.current = next
      applyZoom(scroller.current, board, next, about)
      setZoom(next)
    },
    [scroller, view],
  )
  useLayoutEffect(() => {
    const element = scroller.current
    const before = shownBefore.get(view)
    zoomTo(() => before?.zoom ?? 1)
    if (before) element?.scrollTo(before)
    return () => {
      if (!element) return
      const { scrollLeft: left, scrollTop: top } = element
      shownBefore.set(view, { zoom: latest.current, left, top })
    }
  }, [scroller, view, zoomTo])
  useEffect(() => {
    const remeasure = () => zoomTo((zoom) => zoom)
    window.addEventListener('resize', remeasure)
    return () => window.removeEventListener('resize', remeasure)
  }, [zoomTo])
  return { isZoomed: zoom > 1, isLargest: zoom >= limits.max, fit, zoomTo }
}
