import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { createStore, type StoreApi, useStore } from 'zustand'
import { countCells, type Size } from '../engine/grid'
import { MOST_CUES } from '../ui/board/cues'
import { AT_REST, perform } from '../ui/board/perform'
import { isMotionReduced } from '../ui/media'
import { RowContext } from './context'
import { timelineOf } from './play-events'
import type { GameStore, PlayingBoard, PlayTypes } from './types'

/** Cells that are drawn in one frame: a slow phone draws these in less than a tenth of a second. */
const CELLS_A_FRAME = 45

interface RowStore<G extends PlayTypes> {
  /** The position that the row shows. */
  readonly shown: StoreApi<GameStore<G>>
  /** The number of times that it took a whole new position; 0 before it is first drawn. */
  readonly turn: StoreApi<number>
}

/**
 * Draws the rows of a large board in turns, from the top, when all of it changes: when it appears, at a deal, and at a
 * shuffle. All at once would block a slow phone for seconds. The game's own store is ahead of them meanwhile.
 */
function makeRows<G extends PlayTypes>(
  { store, screen }: PlayingBoard<G>,
  { rows, cols: width }: Size,
) {
  const rowStores = Array.from(
    { length: rows },
    (): RowStore<G> => ({
      shown: createStore(() => store.getState()),
      turn: createStore(() => 0),
    }),
  )
  let waiting = rowStores
  let frame = 0
  const drawSome = () => {
    const due = waiting.slice(0, Math.max(1, Math.floor(CELLS_A_FRAME / width)))
    waiting = waiting.slice(due.length)
    for (const { shown, turn } of due) {
      shown.setState(store.getState(), true)
      turn.setState(turn.getState() + 1, true)
    }
    frame = waiting.length > 0 ? requestAnimationFrame(drawSome) : 0
  }
  const drawAll = () => {
    cancelAnimationFrame(frame)
    waiting = rowStores
    frame = requestAnimationFrame(drawSome)
  }
  const follow = (now: GameStore<G>, before: GameStore<G>) => {
    const isActed = now.emitted !== before.emitted
    if (isActed && timelineOf(screen, now, before).cues.length > MOST_CUES) return drawAll()
    for (const row of rowStores) if (!waiting.includes(row)) row.shown.setState(now, true)
  }
  return {
    rowStores,
    start() {
      drawSome()
      const stop = store.subscribe(follow)
      return () => {
        stop()
        cancelAnimationFrame(frame)
      }
    },
  }
}

/** Returns how a large board renders its rows; `undefined` for others. */
export function useRows<G extends PlayTypes>(playing: PlayingBoard<G>, view: Size) {
  const isLarge = countCells(view) > MOST_CUES
  const rows = useMemo(() => (isLarge ? makeRows(playing, view) : null), [isLarge, playing, view])
  useLayoutEffect(() => rows?.start(), [rows])
  return useMemo(
    () =>
      rows?.rowStores &&
      ((row: number, cells: ReactNode) => {
        const rowStore = rows.rowStores[row]
        return rowStore && <Row rowStore={rowStore}>{cells}</Row>
      }),
    [rows],
  )
}

interface RowProps<G extends PlayTypes> {
  rowStore: RowStore<G>
  children: ReactNode
}

function Row<G extends PlayTypes>({ rowStore, children }: RowProps<G>) {
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
