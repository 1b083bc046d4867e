import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { nearestFocus } from './focus.ts'
import type { BoardView } from './view.ts'

/** Returns the position on the screen's board that contains an element. */
export function positionOf(element: Element | null): Position | undefined {
  const cell = element?.closest('[role=gridcell]')
  if (!cell) return undefined
  const at = (name: string) => Number(cell.getAttribute(name)) - 1
  return { row: at('aria-rowindex'), col: at('aria-colindex') }
}

const positionsOf = (grid: HTMLElement, selector: string): Position[] =>
  [...grid.querySelectorAll(selector)].flatMap((element) => positionOf(element) ?? [])

export const tilesOf = (grid: HTMLElement): Position[] => positionsOf(grid, 'button')

/** Stops of the arrow keys: tiles and focusable walls. */
const STOPS = ':is(button, [tabindex])'

export const stopsOf = (grid: HTMLElement): Position[] => positionsOf(grid, STOPS)

export function focusAt(grid: HTMLElement, { row, col }: Position): void {
  const cell = `[aria-rowindex="${row + 1}"][aria-colindex="${col + 1}"]`
  grid.querySelector<HTMLElement>(`${cell} > ${STOPS}`)?.focus({ preventScroll: true })
}

/** Returns the element of a screen's cell that is marked as its piece. */
export const pieceAt = (
  board: Element | null | undefined,
  { row, col }: Position,
): HTMLElement | null | undefined =>
  board
    ?.querySelector('[role=grid]')
    ?.children[row]?.children[col]?.querySelector<HTMLElement>('[data-piece]')

/**
 * Moves the focus to the nearest remaining tile before this one is removed; letting the browser drop focus costs two
 * extra layouts.
 */
export function leaveTile(tile: HTMLElement, stays: (position: Position) => boolean): void {
  const position = positionOf(tile)
  const grid = tile.closest<HTMLElement>('[role=grid]')
  if (!position || !grid || stays(position) || document.activeElement !== tile) return
  const nearest = nearestFocus(position, tilesOf(grid).filter(stays))
  if (nearest) focusAt(grid, nearest)
}

/**
 * Keeps the focus on the board when the focused tile is removed or the board is transposed. Some browsers drop focus
 * without an event, so removals are observed.
 */
export function useFocusRestore(
  grid: RefObject<HTMLElement | null>,
  { transpose }: BoardView,
): void {
  const last = useRef<Position>(undefined)
  useEffect(() => {
    const board = grid.current
    return board ? trackFocus(board, last) : undefined
  }, [grid])
  useTransposedFocus(grid, last, transpose)
}

/** Records the focused position and moves the focus on when its tile is removed. Returns how to stop. */
function trackFocus(board: HTMLElement, last: RefObject<Position | undefined>): () => void {
  const remember = () => {
    last.current = positionOf(document.activeElement)
  }
  const forget = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Element) last.current = undefined
  }
  const observer = new MutationObserver(() => {
    if (document.activeElement !== document.body || !last.current) return
    const nearest = nearestFocus(last.current, tilesOf(board))
    if (nearest) focusAt(board, nearest)
    else board.focus({ preventScroll: true })
  })
  board.addEventListener('focusin', remember)
  board.addEventListener('focusout', forget)
  observer.observe(board, { childList: true, subtree: true })
  return () => {
    observer.disconnect()
    board.removeEventListener('focusin', remember)
    board.removeEventListener('focusout', forget)
  }
}

/** Moves the focus to the transposed position of its tile when the window is rotated. */
function useTransposedFocus(
  grid: RefObject<HTMLElement | null>,
  last: RefObject<Position | undefined>,
  transpose: BoardView['transpose'],
): void {
  const before = useRef(transpose)
  useLayoutEffect(() => {
    const position = last.current
    if (before.current !== transpose && position && grid.current)
      focusAt(grid.current, transpose(before.current(position)))
    before.current = transpose
  }, [grid, last, transpose])
}
