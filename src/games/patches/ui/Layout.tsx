import { type ReactNode, useCallback } from 'react'
import type { GameStoreApi } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import { tileInHand, turnIn, usePatches, usePlaying } from '../store.ts'
import type { Patches } from '../types.ts'
import { Patterns } from './Face.tsx'
import { Hand } from './Hand.tsx'
import styles from './Layout.module.css'
import { Status } from './Status.tsx'

/** The board with score and hand, or the pause cover alone; either follows the header in focus order. */
export function Layout({ children }: { children: ReactNode }) {
  const paused = usePatches((store) => store.paused)
  return (
    <>
      {paused ? children : <Table>{children}</Table>}
      <Patterns />
    </>
  )
}

function Table({ children }: { children: ReactNode }) {
  const { store } = usePlaying()
  const trackTable = useCallback((table: HTMLDivElement) => trackTiles(table, store), [store])
  const { rows } = usePatches(({ session }) => stateOf(session).board)
  return (
    <div ref={trackTable} className={styles.table} style={{ '--board-rows': rows }}>
      {children}
      <Status />
      <Hand />
    </div>
  )
}

/** Chooses a tile and a cell when the tile is dragged there. `table` holds board and hand. */
function trackTiles(table: HTMLDivElement, store: GameStoreApi<Patches>) {
  let dragged: HTMLElement | undefined
  const isDragged = (slot: HTMLElement) => slot === dragged
  const onMove = ({ from, over, x, y }: Drag) => {
    const tile = Number(from.dataset.tile)
    if (!dragged && turnIn(store.getState()) === 'user') {
      store.getState().pickUp(tile)
      if (tileInHand(store.getState()) === tile) dragged = from
    }
    if (!isDragged(from)) return
    from.dataset.dragged = ''
    from.style.setProperty('--drag', `${x}px ${y}px`)
    store.getState().aim(positionOf(over) ?? null)
  }
  const onDrop = ({ from, over }: Drag) => {
    const cell = positionOf(over)
    if (cell && over !== from && isDragged(from)) store.getState().chooseCell(cell)
    return over !== from
  }
  const onEnd = () => {
    delete dragged?.dataset.dragged
    if (dragged) store.getState().aim(null)
    dragged = undefined
  }
  return trackDrags(table, { onMove, onDrop, onEnd })
}
