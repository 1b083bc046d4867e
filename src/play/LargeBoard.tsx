import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import type { Size } from '../engine/grid'
import { Board, type BoardProps } from '../ui/board/Board'
import { AT_REST, perform } from '../ui/board/perform'
import { isMotionReduced } from '../ui/media'
import { RowContext } from './context'

/** The positions that a board shows, of any game. */
export interface Positions {
  now(): unknown
  /** Calls `changed` with `true` where all of the board changes. */
  subscribe(changed: (isWhole: boolean) => void): () => void
}

interface RowStore {
  /** The position that the row shows. */
  readonly shown: StoreApi<unknown>
  /** The number of times that it took a whole new position; 0 before it is first drawn. */
  readonly turn: StoreApi<number>
}

function makeRows(positions: Positions, { rows }: Size) {
  const rowStores = Array.from(
    { length: rows },
    (): RowStore => ({ shown: createStore(positions.now), turn: createStore(() => 0) }),
  )
  let waiting = rowStores
  let frame = 0
  const show = ({ shown }: RowStore) => shown.setState(positions.now(), true)
  const drawNext = () => {
    const [row, ...rest] = waiting
    waiting = rest
    if (!row) return
    show(row)
    row.turn.setState(row.turn.getState() + 1, true)
    frame = requestAnimationFrame(drawNext)
  }
  const drawAll = () => {
    cancelAnimationFrame(frame)
    waiting = rowStores
    frame = requestAnimationFrame(drawNext)
  }
  const follow = (isWhole: boolean) => {
    if (isWhole) drawAll()
    else for (const row of rowStores) if (!waiting.includes(row)) show(row)
  }
  const start = () => {
    drawNext()
    const stop = positions.subscribe(follow)
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
export function LargeBoard({ positions, ...board }: BoardProps & { positions: Positions }) {
  const { view } = board
  const rows = useMemo(() => makeRows(positions, view), [positions, view])
  useLayoutEffect(() => rows.start(), [rows])
  const renderRow = useCallback(
    (row: number, cells: ReactNode) => {
      const rowStore = rows.rowStores[row]
      return rowStore && <Row rowStore={rowStore}>{cells}</Row>
    },
    [rows],
  )
  return <Board {...board} renderRow={renderRow} />
}

function Row({ rowStore, children }: { rowStore: RowStore; children: ReactNode }) {
  const mark = useRef<HTMLSpanElement>(null)
  const turn = useStore(rowStore.turn)
  useLayoutEffect(() => {
    const row = mark.current?.closest<HTMLElement>('[role=row]')
    if (turn === 0 || !row) return
    const isReduced = isMotionReduced()
    return perform(row, { motion: 'row', from: AT_REST, delay: 0, isReduced }).cancel
  }, [turn])
  return (
    <>
      <span ref={mark} hidden />
      {turn > 0 && <RowContext value={rowStore.shown}>{children}</RowContext>}
    </>
  )
}
