import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Size } from '#src/engine/grid.ts'
import type { BoardView } from './view.ts'
import { clampZoom, type Limits, limitsOf, type Span, shiftAbout } from './viewport.ts'

/** A point of the window, in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Zooming {
  /** 1 fits the window. */
  readonly zoom: number
  /** Size of a cell that fits, in pixels. */
  readonly fit: number
  readonly limits: Limits
  /** Multiplies the zoom, about the middle of the window by default. */
  readonly zoomBy: (factor: number, about?: Point) => void
  /** Zooms in for fingers, or out to the whole board. */
  readonly toggle: (about: Point) => void
}

export const boardIn = (scroller: HTMLElement): HTMLElement | null =>
  scroller.querySelector('[data-board]')

export const spansOf = (element: Element): { across: Span; down: Span } => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { across: { start: left, length: width }, down: { start: top, length: height } }
}

interface Fit {
  readonly fit: number
  readonly limits: Limits
}

/** Measures the board's cells at its present zoom. */
function measure(board: HTMLElement, scroller: HTMLElement, { rows, cols }: Size): Fit {
  const style = getComputedStyle(board)
  const fit = Number.parseFloat(style.getPropertyValue('--cell')) / zoomOf(board)
  const around = 2 * Number(style.getPropertyValue('--margin'))
  const { clientWidth, clientHeight } = scroller
  const fill = Math.max(clientWidth / (cols + around), clientHeight / (rows + around))
  return { fit, limits: limitsOf(fit, fill) }
}

const zoomOf = (board: HTMLElement): number => Number(board.style.getPropertyValue('--zoom')) || 1

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

const middleOf = ({ start, length }: Span): number => start + length / 2

interface Shown {
  readonly zoom: number
  readonly left: number
  readonly top: number
}

type ZoomTo = (choose: (zoom: number, limits: Limits) => number, about?: Point) => void

/** Zoom and scroll position of boards covered by a pause. */
const shownBefore = new WeakMap<BoardView, Shown>()

/** The zoom of a board in its scroll container; the whole board again once it is transposed. */
export function useZoom(scroller: RefObject<HTMLElement | null>, view: BoardView): Zooming {
  const [zoom, setZoom] = useState(1)
  const [{ fit, limits }, setFit] = useState<Fit>({ fit: 0, limits: limitsOf(1, 1) })
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
  useRestored(scroller, view, { latest, zoomTo })
  useEffect(() => {
    const remeasure = () => zoomTo((zoom) => zoom)
    window.addEventListener('resize', remeasure)
    return () => window.removeEventListener('resize', remeasure)
  }, [zoomTo])
  const zoomBy = useCallback(
    (factor: number, about?: Point) => zoomTo((zoom) => zoom * factor, about),
    [zoomTo],
  )
  const toggle = useCallback(
    (about: Point) => zoomTo((zoom, { tap }) => (zoom > 1 ? 1 : tap), about),
    [zoomTo],
  )
  return { zoom, fit, limits, zoomBy, toggle }
}

interface Restoring {
  readonly latest: RefObject<number>
  readonly zoomTo: ZoomTo
}

/** Restores what a board showed before a pause, and remembers it on unmount. */
function useRestored(
  scroller: RefObject<HTMLElement | null>,
  view: BoardView,
  { latest, zoomTo }: Restoring,
): void {
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
  }, [scroller, view, latest, zoomTo])
}
