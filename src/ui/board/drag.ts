/** A press that moved less, in pixels, is a tap. */
const TAP_PX = 10

interface Press {
  readonly tile: HTMLElement
  readonly pointerId: number
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
  /** The pointer's place in the window, in pixels. */
  readonly clientX: number
  readonly clientY: number
  readonly pointerId: number
}

interface Dragging {
  /** A pointer was pressed on a tile, dragged and released. Returns `false` if that is a click on the tile. */
  onDrop(drag: Drag): boolean
  onMove?(drag: Drag): void
  /** A pointer moved, perhaps so little that it is a tap. */
  onPull?(drag: Drag): void
  /** After a drop as well. */
  onEnd?(): void
}

/**
 * Follows a pointer from tile to tile. Browsers make a click of a mouse that moved, but not of a touch: that click is
 * dropped, but for the keyboard's. `place` is on a board, or has one in it. Returns how to stop.
 */
export function trackDrags(place: HTMLElement, { onDrop, onMove, onPull, onEnd }: Dragging) {
  const board = place.closest<HTMLElement>('[data-board]') ?? place
  let press: Press | undefined
  let isDrag = false
  const stop = new AbortController()
  const { signal } = stop
  const cancel = () => {
    if (press) onEnd?.()
    press = undefined
  }
  const start = (event: PointerEvent) => {
    // A second finger ends what the first began.
    cancel()
    if (!event.isPrimary || event.button !== 0) return
    isDrag = false
    press = pressOf(event)
  }
  const follow = ({ pointerId, clientX, clientY }: PointerEvent): Drag | undefined => {
    if (press?.pointerId !== pointerId) return undefined
    const [x, y] = [clientX - press.x, clientY - press.y]
    isDrag ||= Math.hypot(x, y) >= TAP_PX
    const over = isDrag ? tileOf(document.elementFromPoint(clientX, clientY)) : press.tile
    return { from: press.tile, over, x, y, clientX, clientY, pointerId }
  }
  const move = (event: PointerEvent) => {
    const drag = follow(event)
    if (drag) onPull?.(drag)
    if (drag && isDrag) onMove?.(drag)
  }
  const end = (event: PointerEvent) => {
    const drag = follow(event)
    if (drag && isDrag && !onDrop(drag)) drag.from.click()
    if (drag) cancel()
  }
  const dropOwnClick = (event: MouseEvent) => {
    if (isDrag && event.isTrusted && event.detail > 0) event.stopPropagation()
  }
  const holdPage = (event: TouchEvent) => {
    if (press && scrollsPage(event, board)) event.preventDefault()
  }
  board.addEventListener('pointerdown', start, { signal })
  document.addEventListener('pointermove', move, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', cancel, { signal })
  board.addEventListener('click', dropOwnClick, { signal, capture: true })
  board.addEventListener('touchmove', holdPage, { signal, passive: false })
  signal.addEventListener('abort', cancel)
  return () => stop.abort()
}

/** Tiles of a board, and of a hand beside it. */
const TILES = ':is([role=gridcell], [data-hand]) > button'

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TILES) : null

function pressOf({ target, pointerId, clientX, clientY }: PointerEvent): Press | undefined {
  const tile = tileOf(target)
  return tile ? { tile, pointerId, x: clientX, y: clientY } : undefined
}

/** Returns `true` for one finger that would scroll the page, though all of it is in the window. */
const scrollsPage = ({ touches, cancelable }: TouchEvent, board: HTMLElement): boolean =>
  touches.length === 1 && cancelable && !canPan(board)

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
