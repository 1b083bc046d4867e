/** A press that moved less, in pixels, is a tap. */
const TAP_PX = 10

/** A browser's own click follows its `pointerup` sooner than this, in milliseconds. */
const CLICK_MS = 100

interface Press {
  readonly tile: HTMLElement
  readonly x: number
  readonly y: number
}

/**
 * Calls `onDrop` when a pointer is pressed on one tile and released on another. Released on the same tile it is a
 * click, which browsers do not make of a touch that moved. Returns how to stop.
 */
export function trackDrags(
  board: HTMLElement,
  onDrop: (from: HTMLElement, to: HTMLElement) => void,
): () => void {
  let press: Press | undefined
  let clicked: { readonly tile: HTMLElement; readonly at: number } | undefined
  const stop = new AbortController()
  const { signal } = stop
  const start = ({ target, isPrimary, button, clientX: x, clientY: y }: PointerEvent) => {
    const tile = isPrimary && button === 0 ? tileOf(target) : null
    press = tile ? { tile, x, y } : undefined
  }
  const cancel = () => {
    press = undefined
  }
  const end = ({ clientX, clientY, pointerType, timeStamp }: PointerEvent) => {
    const from = press
    press = undefined
    if (!from || Math.hypot(clientX - from.x, clientY - from.y) < TAP_PX) return
    const to = tileOf(document.elementFromPoint(clientX, clientY))
    if (to && to !== from.tile) onDrop(from.tile, to)
    else if (to && pointerType === 'touch') {
      clicked = { tile: to, at: timeStamp }
      to.click()
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
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', cancel, { signal })
  board.addEventListener('click', dropSecondClick, { signal, capture: true })
  board.addEventListener('touchmove', holdPage, { signal, passive: false })
  return () => stop.abort()
}

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role=gridcell] > button') : null

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
