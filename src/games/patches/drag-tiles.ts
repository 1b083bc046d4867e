import type { GameStoreApi } from '#src/define/session.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import { canChoose, tileInHand } from './store.ts'
import type { Patches } from './types.ts'

type Store = GameStoreApi<Patches>

/**
 * Chooses a tile and a cell when the tile is dragged there; dropped beside the board, it is put back. `table` holds board
 * and hand. Returns how to stop.
 */
export function trackTiles(table: HTMLElement, store: Store): () => void {
  let dragged: HTMLElement | undefined
  let slot: DOMRect | undefined
  const onMove = (drag: Drag) => {
    const { from, over, x, y } = drag
    if (!dragged && pickUp(from, store)) {
      dragged = from
      slot = from.getBoundingClientRect()
      shrink(drag, table)
    }
    if (from !== dragged) return
    const cell = positionOf(over)
    store.getState().aim(cell ?? null, true)
    from.dataset.dragged = store.getState().refusal ? 'refused' : 'held'
    from.style.setProperty('--drag', `${x}px ${y}px`)
  }
  const onDrop = ({ from, over, clientX, clientY }: Drag) => {
    const cell = positionOf(over)
    if (over === from) return false
    if (from !== dragged) return true
    if (cell) store.getState().chooseCell(cell)
    else if (!isIn(slot, clientX, clientY)) store.getState().unselect()
    return true
  }
  const onEnd = () => {
    delete dragged?.dataset.dragged
    if (dragged) store.getState().aim(null)
    dragged = undefined
  }
  return trackDrags(table, { onMove, onDrop, onEnd })
}

/** Tests whether a tile is dropped where it was taken from, as a click that has slipped. */
const isIn = (slot: DOMRect | undefined, x: number, y: number): boolean =>
  slot !== undefined && x >= slot.left && x <= slot.right && y >= slot.top && y <= slot.bottom

/** Chooses the tile that is pressed; returns `false` for one that may not be. */
function pickUp({ dataset }: HTMLElement, store: Store): boolean {
  const tile = Number(dataset.tile)
  if (!canChoose(store.getState())) return false
  store.getState().pickUp(tile)
  return tileInHand(store.getState()) === tile
}

/** Gives a tile the size of a cell, about the point where it was pressed. */
function shrink({ from, x, y, clientX, clientY }: Drag, table: HTMLElement): void {
  const { left, top, width } = from.getBoundingClientRect()
  const cell = table.querySelector('[role=gridcell]')?.clientWidth ?? width
  from.style.setProperty('--shrink', `${cell / width}`)
  from.style.setProperty('--grip', `${clientX - x - left}px ${clientY - y - top}px`)
}
