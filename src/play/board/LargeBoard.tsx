import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { RowContext, useOpenPage } from '#src/define/context.ts'
import type { PlayingBoard } from '#src/define/screen.ts'
import type { GameStore } from '#src/define/session.ts'
import { Board, type BoardProps } from '#src/ui/board/Board.tsx'
import { isMotionReduced } from '#src/ui/page.ts'
import { isRedrawn } from './play-events.ts'

/** The position that a row shows; `undefined` until it is first drawn. */
type RowStore = StoreApi<GameStore | undefined>

const ROW_FRAMES = { translate: ['0 -40%', '0 0'], opacity: [0, 1] }

function showMoving(row: HTMLElement | null | undefined): void {
  if (!isMotionReduced()) row?.animate?.(ROW_FRAMES, { duration: 240, easing: 'ease-out' })
}

/** The first row is drawn with the board: alone, it would cost a slow phone another frame of a tenth of a second. */
function makeRows({ store, screen }: PlayingBoard, rows: number) {
  const rowStores = Array.from(
    { length: rows },
    (_, row): RowStore => createStore(() => (row === 0 ? store.getState() : undefined)),
  )
  /** Draws the rows of a grid in turns. Returns how to stop. */
  const start = (grid: HTMLElement) => {
    const elements = grid.querySelectorAll<HTMLElement>('[role=row]')
    let drawn = 1
    const show = (row: RowStore) => row.setState(store.getState(), true)
    const drawNext = () => {
      const [row, element] = [rowStores[drawn], elements[drawn]]
      if (!row || !element) return
      drawn += 1
      show(row)
      element.ariaBusy = null
      showMoving(element)
      frame = requestAnimationFrame(drawNext)
    }
    const stop = store.subscribe((now, before) => {
      cancelAnimationFrame(frame)
      if (isRedrawn(screen, now, before)) drawn = 0
      else rowStores.slice(0, drawn).forEach(show)
      frame = requestAnimationFrame(drawNext)
    })
    rowStores.slice(0, drawn).forEach(show)
    let frame = requestAnimationFrame(drawNext)
    return () => {
      stop()
      cancelAnimationFrame(frame)
    }
  }
  return { rowStores, start }
}

/**
 * A board whose rows are drawn in turns, one a frame from the top, when all of it changes: when it appears, at a deal,
 * and at a shuffle. All at once would block a slow phone for up to seconds. The game's store is ahead of the rows.
 */
export function LargeBoard(board: BoardProps) {
  const playing = useOpenPage()
  const { rows: count } = board.view
  const grid = useRef<HTMLDivElement>(null)
  const rows = useMemo(() => makeRows(playing, count), [playing, count])
  useLayoutEffect(() => {
    const [first, ...others] = grid.current?.querySelectorAll<HTMLElement>('[role=row]') ?? []
    showMoving(first)
    // They are not taken for empty ones.
    for (const row of others) row.ariaBusy = 'true'
  }, [])
  // Further rows are drawn after the first frame; rows listen to their stores by then.
  useEffect(() => (grid.current ? rows.start(grid.current) : undefined), [rows])
  const renderRow = useCallback(
    (row: number, cells: ReactNode) => {
      const rowStore = rows.rowStores[row]
      return rowStore && <Row rowStore={rowStore}>{cells}</Row>
    },
    [rows],
  )
  return <Board {...board} grid={grid} renderRow={renderRow} />
}

function Row({ rowStore, children }: { rowStore: RowStore; children: ReactNode }) {
  const isDrawn = useStore(rowStore, (shown) => shown !== undefined)
  return isDrawn && <RowContext value={rowStore}>{children}</RowContext>
}
