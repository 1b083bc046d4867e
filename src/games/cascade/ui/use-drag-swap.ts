import { type RefObject, useEffect, useRef } from 'react'
import type { PlayingBoard } from '#src/define/screen.ts'
import { isSame, type Position, type Size } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import type { Offset } from '#src/ui/board/perform.ts'
import { positionOf, STEPS, TAP_PX } from '#src/ui/board/tiles.ts'
import { isHalted, usePlaying } from '../store.ts'
import type { Cascade } from '../types.ts'

/** Lets gems follow a pointer to their neighbours. Returns a ref of any element of the board. */
export function useDragSwap(): RefObject<HTMLSpanElement | null> {
  const layer = useRef<HTMLSpanElement>(null)
  const playing = usePlaying()
  useEffect(() => {
    const board = layer.current?.closest<HTMLElement>('[data-board]')
    return board ? dragGems(board, playing) : undefined
  }, [playing])
  return layer
}

/** Returns how far a dragged gem is from its cell, in cells: at most one each way, and on the board. */
export function pullOf({ x, y }: Offset, at: Position, { rows, cols }: Size): Offset {
  const clamp = (pull: number, before: number, after: number) =>
    Math.max(-Math.min(1, before), Math.min(pull, 1, after))
  return { x: clamp(x, at.col, cols - 1 - at.col), y: clamp(y, at.row, rows - 1 - at.row) }
}

/** Minimum length of a drag, in cells. */
const MIN_DRAG = 0.4

/** Returns the neighbour that a gem is dragged to; its own position after a short drag. */
export function targetOf({ x, y }: Offset, { row, col }: Position): Position {
  if (Math.max(Math.abs(x), Math.abs(y)) < MIN_DRAG) return { row, col }
  const [right, down] = [STEPS.ArrowRight, STEPS.ArrowDown]
  const step = Math.abs(x) > Math.abs(y) ? right : down
  const sign = Math.sign(step === right ? x : y)
  return { row: row + sign * step.row, col: col + sign * step.col }
}

interface Held {
  readonly pointerId: number
  readonly tile: HTMLElement
  readonly piece: HTMLElement
  readonly at: Position
  /** Position of the press, in pixels. */
  readonly start: Offset
  readonly pull: Offset
}

const AT_START: Offset = { x: 0, y: 0 }

function hold({ target, clientX, clientY, pointerId }: PointerEvent): Held | undefined {
  const tile = target instanceof Element ? target.closest('button') : null
  const piece = tile?.querySelector<HTMLElement>('[data-piece]')
  const at = positionOf(tile)
  if (!tile || !piece || !at) return undefined
  tile.setPointerCapture?.(pointerId)
  return { pointerId, tile, piece, at, start: { x: clientX, y: clientY }, pull: AT_START }
}

function dragGems(board: HTMLElement, playing: PlayingBoard<Cascade>): () => void {
  const { store } = playing
  let held: Held | undefined
  let isTap = true
  const release = (isDropped: boolean) => {
    if (held) letGo(held, isDropped, playing)
    held = undefined
  }
  const press = (event: PointerEvent) => {
    release(false)
    if (!event.isPrimary || event.button !== 0) return
    isTap = true
    held = isHalted(store.getState()) ? undefined : hold(event)
  }
  const pull = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (held?.pointerId !== pointerId) return
    const moved = { x: clientX - held.start.x, y: clientY - held.start.y }
    if (Math.hypot(moved.x, moved.y) >= TAP_PX) isTap = false
    held = pulled(held, moved, stateOf(store.getState().session).board)
    move(held)
  }
  const end = ({ pointerId, type }: PointerEvent) => {
    if (held?.pointerId === pointerId) release(type === 'pointerup' && !isTap)
  }
  const skipClick = (event: MouseEvent) => {
    // Ignores the click that ends a drag, but not one from the keyboard.
    if (!isTap && event.detail > 0) event.stopPropagation()
  }
  const stop = new AbortController()
  const { signal } = stop
  board.addEventListener('pointerdown', press, { signal })
  document.addEventListener('pointermove', pull, { signal })
  document.addEventListener('pointerup', end, { signal })
  document.addEventListener('pointercancel', end, { signal })
  board.addEventListener('click', skipClick, { signal, capture: true })
  return () => {
    release(false)
    stop.abort()
  }
}

function pulled(held: Held, { x, y }: Offset, board: Size): Held {
  const cell = held.tile.offsetWidth
  return { ...held, pull: pullOf({ x: x / cell, y: y / cell }, held.at, board) }
}

function move({ piece, tile, pull: { x, y } }: Held): void {
  piece.dataset.held = 'true'
  piece.style.translate = `${x * tile.offsetWidth}px ${y * tile.offsetWidth}px`
}

/** Swaps the gem, or lets it spring back. */
function letGo(
  { piece, at, pull }: Held,
  isDropped: boolean,
  { store, playback }: PlayingBoard<Cascade>,
): void {
  const { session, swap } = store.getState()
  const to = targetOf(pull, at)
  if (isDropped && !isSame(at, to)) swap({ from: at, to })
  const isSwapped = store.getState().session !== session
  // Measured before the gem is back in its cell.
  if (!isSwapped && pull !== AT_START) playback.begin({ cues: [{ motion: 'slide', at, from: at }] })
  if (isSwapped) delete piece.dataset.held
  else if (piece.dataset.held) piece.dataset.held = 'back'
  piece.style.removeProperty('translate')
}
