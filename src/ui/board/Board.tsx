import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { countCells, type Position } from '#src/engine/grid.ts'
import { lazy } from '../load/lazy.tsx'
import { isMotionReduced, wasKeyLast } from '../page.ts'
import { useSetting } from '../settings.ts'
import styles from './Board.module.css'
import { waveDelay } from './cues.ts'
import { focusAt, nextFocus, positionOf, stopsOf, useFocusRestore } from './tiles.ts'
import type { BoardView } from './view.ts'

declare module 'react' {
  /** Types the custom properties that carry a board's size to its style sheet. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

export interface BoardProps {
  label: string
  view: BoardView
  /** Must be stable, or every cell renders again. `shown` is the position on the screen. */
  renderCell: (position: Position, shown: Position) => ReactNode
  onEscape: () => void
  /** Free space around the cells, in cells. */
  margin?: number
  grid?: RefObject<HTMLDivElement | null>
  /** Wraps the cells of each row. Must be stable. */
  renderRow?: (row: number, cells: ReactNode) => ReactNode
  isOver?: boolean
  /** Stands for the cells. */
  picture?: ReactNode
  /** Overlay of paths and pieces in motion. */
  children?: ReactNode
}

const Zoom = lazy(() => import('./Zoom.tsx'), { when: 'idle' })

/** A board of more cells than this can be zoomed. */
const LARGE = 100

/** Room for the numbers of rows and columns. */
const RIM = 0.2

/** An accessible grid of buttons, as large as its container allows. */
export function Board({
  label,
  view,
  renderCell,
  onEscape,
  margin = RIM,
  grid: given,
  renderRow = unwrapped,
  isOver = false,
  picture,
  children,
}: BoardProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const own = useRef<HTMLDivElement>(null)
  const grid = given ?? own
  const isLarge = countCells(view) > LARGE
  const table = useSetting('table')
  useFocusRestore(grid, view)
  useKeysFromAnywhere(grid)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    else if (grid.current && moveFocus(grid.current, event)) event.preventDefault()
  }
  return (
    <div className={styles.frame} data-table={table}>
      <div ref={scroller} className={styles.scroller} data-large={isLarge}>
        <div
          className={styles.board}
          data-board
          style={{ '--rows': view.rows, '--cols': view.cols, '--margin': margin }}
        >
          <div
            ref={grid}
            role="grid"
            aria-label={label}
            aria-rowcount={view.rows}
            aria-colcount={view.cols}
            tabIndex={-1}
            className={styles.grid}
            onKeyDown={onKeyDown}
          >
            <Rows view={view} renderCell={renderCell} renderRow={renderRow} />
          </div>
          {picture && <div className={styles.over}>{picture}</div>}
          <div className={styles.over} aria-hidden="true">
            {children}
          </div>
        </div>
      </div>
      {isLarge && <Zoom scroller={scroller} view={view} isOver={isOver} />}
    </div>
  )
}

/** Origin of arrow keys when no tile has the focus. */
const BEFORE_THE_FIRST = { row: -1, col: -1 }

/** Lets arrow keys enter the board while nothing has the focus, as after loading; enters one that a key opened. */
function useKeysFromAnywhere(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (document.activeElement !== document.body || !grid.current) return
      if (moveFocus(grid.current, event)) event.preventDefault()
    }
    if (grid.current && wasKeyLast() && document.activeElement === document.body)
      moveFocus(grid.current, { key: 'Home', ctrlKey: true })
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [grid])
}

/** Moves the focus by a key; returns `false` for other keys. */
function moveFocus(grid: HTMLElement, key: Pick<KeyboardEvent, 'key' | 'ctrlKey'>): boolean {
  const from = positionOf(document.activeElement) ?? BEFORE_THE_FIRST
  const to = nextFocus(key, from, stopsOf(grid))
  if (to) focusAt(grid, to)
  return to !== undefined
}

const count = (length: number) => Array.from({ length }, (_, index) => index)

const unwrapped = (_row: number, cells: ReactNode) => cells

type RowsProps = Required<Pick<BoardProps, 'view' | 'renderCell' | 'renderRow'>>

/** Memoized cells in the screen's reading order, independent of the selection. */
const Rows = memo(function Rows({ view, renderCell, renderRow }: RowsProps) {
  return count(view.rows).map((row) => (
    <div
      key={row}
      role="row"
      aria-rowindex={row + 1}
      className={styles.row}
      style={{ '--wave': `${waveDelay({ row, col: 0 }, { rows: view.rows, cols: 1 })}ms` }}
    >
      {renderRow(
        row,
        count(view.cols).map((col) => (
          <div
            key={col}
            role="gridcell"
            aria-rowindex={row + 1}
            aria-colindex={col + 1}
            className={styles.cell}
          >
            {renderCell(view.transpose({ row, col }), { row, col })}
          </div>
        )),
      )}
    </div>
  ))
})

/**
 * Lets the rows of a board appear in a wave, by its style sheet alone. The `first` wave is under way as the
 * board appears; the `next` follows that of the pieces before.
 */
export function dealRows(grid: HTMLElement, deal: 'first' | 'next'): void {
  if (!isMotionReduced()) grid.dataset.deal = deal
}

/** Lets rows that are about to be replaced disappear in a wave, as copies at rest in a layer over the board. */
export function clearRows(grid: HTMLElement, layer: HTMLElement): void {
  if (isMotionReduced()) return
  const copy = document.importNode(grid, true)
  copy.removeAttribute('role')
  copy.inert = true
  copy.dataset.deal = 'last'
  for (const piece of copy.querySelectorAll('[data-look]')) piece.removeAttribute('data-look')
  layer.replaceChildren(copy)
}

/** Drops the copies when their wave ends. */
export function endWave({ target }: Event): void {
  if (!(target instanceof HTMLElement)) return
  if (target.dataset.deal === 'last') target.remove()
  delete target.dataset.deal
}
