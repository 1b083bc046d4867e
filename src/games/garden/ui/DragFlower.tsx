import { useEffect, useRef } from 'react'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { pieceAt, positionOf } from '#src/ui/board/tiles.ts'
import { isMovable, usePlaying } from '../store.ts'
import type { GardenStore } from '../types.ts'

/** Selects the flower that is pressed, and returns its piece; `undefined` for one that cannot move. */
function pickUp(board: Element, from: HTMLElement, store: GardenStore): HTMLElement | undefined {
  const at = positionOf(from)
  if (!at || !isMovable(store, at)) return undefined
  store.unselect()
  store.select(at)
  return pieceAt(board, at) ?? undefined
}

/** Moves a flower that is dragged to a cell beside it. */
export function DragFlower() {
  const layer = useRef<HTMLSpanElement>(null)
  const { store } = usePlaying()
  useEffect(() => {
    const board = layer.current?.closest<HTMLElement>('[data-board]')
    if (!board) return
    let piece: HTMLElement | undefined
    const onMove = ({ from, over, x, y }: Drag) => {
      piece ??= pickUp(board, from, store.getState())
      if (!piece) return
      piece.style.zIndex = '3'
      piece.style.translate = `${x}px ${y}px`
      store.getState().aim(positionOf(over) ?? null)
    }
    const onDrop = ({ from, over }: Drag) => {
      const to = positionOf(over)
      if (piece && to && over !== from) store.getState().select(to)
      return piece !== undefined || over !== from
    }
    const onEnd = () => {
      piece?.style.removeProperty('z-index')
      piece?.style.removeProperty('translate')
      piece = undefined
    }
    return trackDrags(board, { onMove, onDrop, onEnd })
  }, [store])
  return <span ref={layer} hidden />
}
