import { type RefObject, useEffect, useRef } from 'react'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import { isUsersTurn, tileInHand, usePlaying } from '../store.ts'

/** Chooses a tile and a cell when the tile is dragged there. Returns a ref of what holds board and hand. */
export function useDragTile(): RefObject<HTMLDivElement | null> {
  const table = useRef<HTMLDivElement>(null)
  const { store } = usePlaying()
  useEffect(() => {
    let dragged: HTMLElement | undefined
    const isDragged = (slot: HTMLElement) => slot === dragged
    const onMove = ({ from, over, x, y }: Drag) => {
      const tile = Number(from.dataset.tile)
      if (!dragged && isUsersTurn(store.getState())) {
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
    return table.current ? trackDrags(table.current, { onMove, onDrop, onEnd }) : undefined
  }, [store])
  return table
}
