import { TAP_PX } from './tiles.ts'

/** A browser's own click follows its `pointerup` sooner than this, in milliseconds. */
const CLICK_MS = 100

interface Press {
  readonly tile: HTMLElement
  readonly x: number
  readonly y: number
}

export interface Drag {
  readonly from: HTMLElement
  /** The tile under the pointer. */
  readonly over: HTMLElement | null
  /** Distance from where the pointer was pressed, in pixels. */
  readonly x: number
  readonly y: number
}

interface Dragging {
  /** A pointer was pressed on one tile and released on another. */
  onDrop(from: HTMLElement, to: HTMLElement): void
  onMove?(drag: Drag): void
  /** After a drop as well. */
  onEnd?(): void
}

/**
 * Follows a pointer from tile to tile. Released on the same tile it is a click, which browsers do not make of a touch
 * that moved. Returns how to stop.
 */
export function trackDrags(board: HTMLElement, { onDrop, onMove, onEnd }: Dragging): () => void {
  let press: Press | undefined
  let clicked: { readonly tile: HTMLElement; readonly at: number } | undefined
  const stop = new AbortController()
  const { signal } = stop
  const cancel = () => {
    if (press) onEnd?.()
    press = undefined
  }
  const start = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    // A second finger ends what the first began.
    cancel()
    const tile = isPrimary && button === 0 ? tileOf(target) : null
    press = tile ? { tile, x, y } : undefined
  }
  const move = (event: PointerEvent) => {
    const drag = dragOf(press, event)
    if (drag && event.isPrimary) onMove?.(drag)
  }
  const end = (event: PointerEvent) => {
    if (!event.isPrimary) return
    const drag = dragOf(press, event)
    if (drag) release(drag, event)
    cancel()
  }
  const release = ({ from, over }: Drag, { pointerType, timeStamp }: PointerEvent) => {
    if (over && over !== from) onDrop(from, over)
    else if (over && pointerType === 'touch') {
      clicked = { tile: over, at: timeStamp }
      over.click()
    }
  }
  const dropSecondClick = (event: MouseEvent) => {
    const isSecond = clicked?.tile === tileOf(event.target) && event.isTrusted
    if (clicked && isSecond && event.timeStamp - clicked.at < CLICK_MS) event.stopPropagation()
  }
  const holdPage = (event: TouchEvent) => {
    const isDrag = press && event.touches.length === 1 && event.cancelable
    if (isDrag && !canPan(board)) event.preventDefault()
  }
  board.addEventListener('pointerdown', start, { signal })
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', cancel, { signal })
  board.addEventListener('click', dropSecondClick, { signal, capture: true })
  board.addEventListener('touchmove', holdPage, { signal, passive: false })
  return () => stop.abort()
}

/** Tiles of a board, and of a hand beside it. */
const TILES = ':is([role=gridcell], [data-hand]) > button'

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TILES) : null

/** Returns the drag that a press has become; `undefined` while it may still be a tap. */
function dragOf(press: Press | undefined, { clientX, clientY }: PointerEvent): Drag | undefined {
  if (!press) return undefined
  const [x, y] = [clientX - press.x, clientY - press.y]
  if (Math.hypot(x, y) < TAP_PX) return undefined
  const over = tileOf(document.elementFromPoint(clientX, clientY))
  return { from: press.tile, over, x, y }
}

/** Returns `true` if a finger on the board can scroll something: a zoomed board, a dialog, an enlarged page. */
function canPan(element: HTMLElement): boolean {
  if ((window.visualViewport?.scale ?? 1) > 1) return true
  for (let box = element.parentElement; box; box = box.parentElement) {
    const isLarger = box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth
    if (isLarger && /auto|scroll/.test(getComputedStyle(box).overflow)) return true
  }
  const { scrollHeight, clientHeight } = document.documentElement
  return scrollHeight > clientHeight
}
