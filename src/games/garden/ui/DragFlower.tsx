import { useCallback } from 'react'
import type { GameStoreApi } from '#src/define/session.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { positionOf } from '#src/ui/board/tiles.ts'
import { isMovable, usePlaying } from '../store.ts'
import type { Garden, GardenStore } from '../types.ts'

/** Selects the flower that is pressed, and returns its piece; `null` for one that cannot move. */
function pickUp(from: HTMLElement, store: GardenStore): HTMLElement | null {
  const at = positionOf(from)
  if (!at || !isMovable(store, at)) return null
  store.unselect()
  store.select(at)
  return from.querySelector<HTMLElement>('[data-piece]')
}

export function DragFlower() {
  const { store } = usePlaying()
  return (
    <span ref={useCallback((layer: HTMLElement) => trackFlowers(layer, store), [store])} hidden />
  )
}

/** Moves a flower that is dragged to a cell beside it. Returns how to stop. */
function trackFlowers(layer: HTMLElement, store: GameStoreApi<Garden>): () => void {
  let piece: HTMLElement | null = null
  const onMove = ({ from, over, x, y }: Drag) => {
    piece ??= pickUp(from, store.getState())
    if (!piece) return
    piece.style.zIndex = '3'
    piece.style.translate = `${x}px ${y}px`
    store.getState().aim(positionOf(over) ?? null)
  }
  const onDrop = ({ from, over }: Drag) => {
    const to = positionOf(over)
    if (piece && to && over !== from) store.getState().select(to)
    return piece !== null || over !== from
  }
  const onEnd = () => {
    piece?.style.removeProperty('z-index')
    piece?.style.removeProperty('translate')
    piece = null
  }
  return trackDrags(layer, { onMove, onDrop, onEnd })
}
