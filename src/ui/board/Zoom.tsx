import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { icon } from '../kit/icons.tsx'
import { useShortcuts } from '../page.ts'
import { CornerMap } from './CornerMap.tsx'
import { type Point, type Scroller, TOUCH_CELL, useZoom, type ZoomTo } from './use-zoom.ts'
import type { BoardView } from './view.ts'
import styles from './Zoom.module.css'

interface ZoomProps {
  scroller: Scroller
  view: BoardView
  isOver: boolean
}

/** Magnifiers, for a plus alone would not say what it adds. */
const LENS = 'M16 16l5 5M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM8 10.5h5'
const outIcon = icon(LENS)
const inIcon = icon(`${LENS}M10.5 8v5`)

/** Factor of one press of a key or button. */
const STEP = 1.4

/** Zooms and pans a large board: gestures, keys, two buttons, and a map in the corner. */
export default function Zoom({ scroller, view, isOver }: ZoomProps) {
  const { i18n } = useLingui()
  const { isZoomed, isLargest, fit, zoomTo } = useZoom(scroller, view)
  useGestures(scroller, zoomTo)
  const zoomBy = (factor: number) => {
    zoomTo((zoom) => zoom * factor)
    reveal(scroller.current?.querySelector(':focus'))
  }
  const enlarge = () => zoomBy(STEP)
  const shrink = () => zoomBy(1 / STEP)
  useShortcuts([
    { shortcut: '+', onPress: enlarge },
    { shortcut: '=', onPress: enlarge },
    { shortcut: '-', onPress: shrink },
  ])
  if (isOver || (!isZoomed && fit >= TOUCH_CELL)) return null
  return (
    <div className={styles.corner}>
      {isZoomed && <CornerMap scroller={scroller} view={view} />}
      {isZoomed && (
        <button
          type="button"
          className={styles.button}
          aria-keyshortcuts="-"
          aria-label={i18n._({ id: 'zoom.out', message: 'Zoom out' })}
          onClick={shrink}
        >
          {outIcon}
        </button>
      )}
      <button
        type="button"
        className={styles.button}
        aria-keyshortcuts="+"
        aria-label={i18n._({ id: 'zoom.in', message: 'Zoom in' })}
        aria-disabled={isLargest}
        onClick={enlarge}
      >
        {inIcon}
      </button>
    </div>
  )
}

/** Zooms by wheel, pinch and double tap; panning with one finger is the browser's own scrolling. */
function useGestures(scroller: Scroller, zoomTo: ZoomTo): void {
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const stop = new AbortController()
    for (const listen of [onWheel, onPinch, onDoubleTap, onFocus])
      listen(element, zoomTo, stop.signal)
    return () => stop.abort()
  }, [scroller, zoomTo])
}

type Listen = (element: HTMLElement, zoomTo: ZoomTo, signal: AbortSignal) => void

const pointOf = ({ clientX: x, clientY: y }: MouseEvent | Touch): Point => ({ x, y })

/** Wheel distance in pixels that doubles the size. */
const DOUBLING_PX = 400

/** A pinch on a touch pad arrives as a wheel with the control key, in small steps. */
const PINCH_FACTOR = 6

const LINE_PX = 16

/** Zooms; a wheel that goes sideways scrolls as ever. */
const onWheel: Listen = (element, zoomTo, signal) => {
  const turn = (event: WheelEvent) => {
    const { deltaX, deltaY, deltaMode, ctrlKey, shiftKey } = event
    if (shiftKey || Math.abs(deltaX) > Math.abs(deltaY)) return
    event.preventDefault()
    const px = deltaY * (deltaMode === event.DOM_DELTA_LINE ? LINE_PX : 1)
    const factor = 2 ** ((-px * (ctrlKey ? PINCH_FACTOR : 1)) / DOUBLING_PX)
    zoomTo((zoom) => zoom * factor, pointOf(event))
  }
  element.addEventListener('wheel', turn, { passive: false, signal })
}

function pinchOf([first, second]: Iterable<Touch>) {
  if (!first || !second) return undefined
  const [a, b] = [pointOf(first), pointOf(second)]
  return {
    length: Math.hypot(a.x - b.x, a.y - b.y),
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
  }
}

const onPinch: Listen = (element, zoomTo, signal) => {
  let last: ReturnType<typeof pinchOf>
  const touch = ({ touches }: TouchEvent) => {
    last = touches.length === 2 ? pinchOf(touches) : undefined
  }
  const move = (event: TouchEvent) => {
    const pinch = pinchOf(event.touches)
    if (!last || !pinch) return
    if (event.cancelable) event.preventDefault()
    const factor = pinch.length / last.length
    zoomTo((zoom) => zoom * factor, pinch.middle)
    element.scrollBy(last.middle.x - pinch.middle.x, last.middle.y - pinch.middle.y)
    last = pinch
  }
  element.addEventListener('touchstart', touch, { passive: true, signal })
  element.addEventListener('touchend', touch, { signal })
  element.addEventListener('touchcancel', touch, { signal })
  element.addEventListener('touchmove', move, { passive: false, signal })
}

const DOUBLE_TAP_MS = 300

/**
 * Zooms in for fingers, or out to the whole board, on two taps of one cell. Each tap still does what it does, at once:
 * on a tile, the second takes back the first. Quick taps of two neighbours are no double tap.
 */
const onDoubleTap: Listen = (element, zoomTo, signal) => {
  let last: { readonly target: EventTarget | null; readonly ms: number } | undefined
  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return
    const { target, timeStamp: ms } = event
    const isDouble = last && last.target === target && ms - last.ms < DOUBLE_TAP_MS
    last = isDouble ? undefined : { target, ms }
    if (isDouble) zoomTo((zoom, { tap }) => (zoom > 1 ? 1 : tap), pointOf(event))
  }
  element.addEventListener('click', tap, { signal })
}

/** Scrolls to a tile that has the focus by a key; a tapped one is in view. */
function reveal(tile: EventTarget | null | undefined): void {
  if (tile instanceof Element && tile.matches('[role=gridcell] :focus-visible'))
    tile.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const onFocus: Listen = (element, _, signal) =>
  element.addEventListener('focusin', ({ target }) => reveal(target), { signal })
