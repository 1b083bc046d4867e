import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { isSame, type Position } from '#src/engine/grid.ts'
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
export const pieceAt = (board: Element | null | undefined, { row, col }: Position) =>
  board
    ?.querySelector('[role=grid]')
    ?.children[row]?.children[col]?.querySelector<HTMLElement>('[data-piece]')

export const STEPS = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
} as const satisfies Record<string, Position>

export const isStep = (key: string): key is keyof typeof STEPS => key in STEPS

/** Returns the candidate with the lowest cost, the first of equals. */
const cheapest = (candidates: readonly Position[], cost: (position: Position) => number) =>
  candidates.toSorted((a, b) => cost(a) - cost(b))[0]

/** Steps straight on over gaps or, where the line has no tile, to the nearest one in that direction. */
function stepFocus(step: Position, from: Position, tiles: readonly Position[]) {
  const along = (p: Position) => (p.row - from.row) * step.row + (p.col - from.col) * step.col
  const aside = (p: Position) =>
    Math.abs((p.row - from.row) * step.col) + Math.abs((p.col - from.col) * step.row)
  const ahead = tiles.filter((p) => along(p) > 0)
  const inLine = ahead.filter((p) => aside(p) === 0)
  return cheapest(inLine, along) ?? cheapest(ahead, (p) => along(p) + 2 * aside(p))
}

/**
 * Returns the position to which a key moves the focus; `undefined` for other keys and at the border. `tiles` are the
 * focusable positions of the screen's board in reading order.
 */
export function nextFocus(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  from: Position,
  tiles: readonly Position[],
): Position | undefined {
  const reach = ctrlKey ? tiles : tiles.filter((tile) => tile.row === from.row)
  if (key === 'Home') return reach[0]
  if (key === 'End') return reach.at(-1)
  return isStep(key) ? stepFocus(STEPS[key], from, tiles) : undefined
}

/** Returns the tile nearest to a removed one, the first in reading order of equals. */
export function nearestFocus(gone: Position, tiles: readonly Position[]): Position | undefined {
  const others = tiles.filter((tile) => !isSame(tile, gone))
  return cheapest(others, (p) => (p.row - gone.row) ** 2 + (p.col - gone.col) ** 2)
}

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
 * Keeps the focus on the board when the focused tile is removed, and on its tile when the board is transposed. Some
 * browsers drop focus without an event, so removals are observed.
 */
export function useFocusRestore(grid: RefObject<HTMLElement | null>, { transpose }: BoardView) {
  const last = useRef<Position>(undefined)
  const before = useRef(transpose)
  useEffect(() => {
    const board = grid.current
    return board ? trackFocus(board, last) : undefined
  }, [grid])
  useLayoutEffect(() => {
    const position = last.current
    if (before.current !== transpose && position && grid.current)
      focusAt(grid.current, transpose(before.current(position)))
    before.current = transpose
  }, [grid, transpose])
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
