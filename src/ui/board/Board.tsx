import { type KeyboardEvent, memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Position } from '#src/engine/grid.ts'
import { useSetting } from '../settings'
import styles from './Board.module.css'
import { nextFocus } from './focus'
import { focusAt, positionOf, stopsOf, useKeptFocus } from './tiles'
import type { BoardView } from './view'

interface BoardProps {
  /** What the board is, for those who listen. */
  label: string
  view: BoardView
  /** What lies on a cell, by its place on the game's board and on the screen. Stable, or every cell renders anew. */
  renderCell: (position: Position, shown: Position) => ReactNode
  /** Escape was pressed: the player wants to unselect, or to leave the board. */
  onEscape: () => void
  /** What is left free around the cells, in cells. */
  margin?: number
  /** Paths and pieces in motion, drawn over the cells on a grid of their own. */
  children?: ReactNode
}

/** Room for the rings around the outermost cells. */
const NARROW = 0.06

/** A grid of buttons that is as large as its container allows, and the keyboard's ways on it. */
export function Board({
  label,
  view,
  renderCell,
  onEscape,
  margin = NARROW,
  children,
}: BoardProps) {
  const grid = useRef<HTMLDivElement>(null)
  const table = useSetting('table')
  useKeptFocus(grid, view)
  useKeysFromAnywhere(grid)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape()
    else if (grid.current && moveFocus(grid.current, event)) event.preventDefault()
  }
  return (
    <div className={styles.room} data-table={table}>
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
          <Rows view={view} renderCell={renderCell} />
        </div>
        <div className={styles.over} aria-hidden="true">
          {children}
        </div>
      </div>
    </div>
  )
}

/** Where the keys start from when no tile has the focus. */
const BEFORE_THE_FIRST = { row: -1, col: -1 }

/** While nothing has the focus, as after a page was opened, the arrows lead onto the board. */
function useKeysFromAnywhere(grid: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const enter = (event: globalThis.KeyboardEvent) => {
      if (document.activeElement !== document.body || !grid.current) return
      if (moveFocus(grid.current, event)) event.preventDefault()
    }
    document.addEventListener('keydown', enter)
    return () => document.removeEventListener('keydown', enter)
  }, [grid])
}

/** Moves the focus as a key says; whether the key was one for that. */
function moveFocus(
  grid: HTMLElement,
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
): boolean {
  const from = positionOf(document.activeElement) ?? BEFORE_THE_FIRST
  const to = nextFocus({ key, ctrlKey }, from, stopsOf(grid))
  if (to) focusAt(grid, to)
  return to !== undefined
}

const count = (length: number) => Array.from({ length }, (_, index) => index)

/** Cells in the screen's reading order; a click re-renders what `renderCell` returned, never this. */
const Rows = memo(function Rows({ view, renderCell }: Pick<BoardProps, 'view' | 'renderCell'>) {
  return count(view.rows).map((row) => (
    <div key={row} role="row" aria-rowindex={row + 1} className={styles.row}>
      {count(view.cols).map((col) => (
        <div
          key={col}
          role="gridcell"
          aria-rowindex={row + 1}
          aria-colindex={col + 1}
          className={styles.cell}
        >
          {renderCell(view.turn({ row, col }), { row, col })}
        </div>
      ))}
    </div>
  ))
})
