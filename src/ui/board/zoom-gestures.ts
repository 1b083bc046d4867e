import { type RefObject, useEffect } from 'react'
import type { Point, Zooming } from './use-zoom.ts'

type Gestures = Pick<Zooming, 'zoomBy' | 'toggle'>

/** Zooms by wheel, pinch and double tap; panning with one finger is the browser's own scrolling. */
export function useZoomGestures(
  scroller: RefObject<HTMLElement | null>,
  { zoomBy, toggle }: Gestures,
): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const stops = [
      addWheel(element, zoomBy),
      addPinch(element, zoomBy),
      addDoubleTap(element, toggle),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [scroller, zoomBy, toggle])
}

const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => ({
  x: clientX,
  y: clientY,
})

/** Wheel distance in pixels that doubles the size. */
const DOUBLING_PX = 400

/** A pinch on a touch pad arrives as a wheel with the control key, in small steps. */
const PINCH_FACTOR = 6

const LINE_PX = 16

/** Zooms; a wheel that goes sideways scrolls as ever. */
function addWheel(element: HTMLElement, zoomBy: Zooming['zoomBy']): () => void {
  const turn = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey } = event
    if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return
    event.preventDefault()
    const px = deltaY * (deltaMode === event.DOM_DELTA_LINE ? LINE_PX : 1)
    zoomBy(2 ** ((-px * (ctrlKey ? PINCH_FACTOR : 1)) / DOUBLING_PX), pointOf(event))
  }
  element.addEventListener('wheel', turn, { passive: false })
  return () => element.removeEventListener('wheel', turn)
}

interface Pinch {
  readonly length: number
  readonly middle: Point
}

function pinchOf([first, second]: Iterable<Touch>): Pinch | undefined {
  if (!first || !second) return undefined
  const [a, b] = [pointOf(first), pointOf(second)]
  return {
    length: Math.hypot(a.x - b.x, a.y - b.y),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  }
}

function addPinch(element: HTMLElement, zoomBy: Zooming['zoomBy']): () => void {
  let last: Pinch | undefined
  const touch = ({ touches }: TouchEvent) => {
    last = touches.length === 2 ? pinchOf(touches) : undefined
  }
  const move = (event: TouchEvent) => {
    const pinch = last && pinchOf(event.touches)
    if (!last || !pinch) return
    if (event.cancelable) event.preventDefault()
    zoomBy(pinch.length / last.length, pinch.middle)
    element.scrollBy(last.middle.x - pinch.middle.x, last.middle.y - pinch.middle.y)
    last = pinch
  }
  element.addEventListener('touchstart', touch, { passive: true })
  element.addEventListener('touchend', touch)
  element.addEventListener('touchcancel', touch)
  element.addEventListener('touchmove', move, { passive: false })
  return () => {
    element.removeEventListener('touchstart', touch)
    element.removeEventListener('touchend', touch)
    element.removeEventListener('touchcancel', touch)
    element.removeEventListener('touchmove', move)
  }
}

const DOUBLE_TAP_MS = 300

/**
 * Zooms on two taps of one cell. Each tap still does what it does, at once: on a tile, the second takes back the first.
 * Quick taps of two neighbours are no double tap.
 */
function addDoubleTap(element: HTMLElement, toggle: Zooming['toggle']): () => void {
  let last: { readonly target: EventTarget | null; readonly ms: number } | undefined
  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const { target, timeStamp: ms } = event
    const isDouble = last && last.target === target && ms - last.ms < DOUBLE_TAP_MS
    last = isDouble ? undefined : { target, ms }
    if (isDouble) toggle(pointOf(event))
  }
  element.addEventListener('click', tap)
  return () => element.removeEventListener('click', tap)
}
