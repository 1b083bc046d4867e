import { type RefObject, useEffect, useRef } from 'react'
import { isSame, type Position } from '#src/engine/grid.ts'
import { trackDrags } from '#src/ui/board/drag.ts'
import { leaveTile, positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { hasTile, kindAt } from '../board/board'
import { type LinkStore, linkState, usePlaying } from '../store'

/** Selects two equal tiles when one is dragged onto the other. Returns a ref of any element of the board. */
export function useDragMatch({ transpose }: BoardView): RefObject<HTMLSpanElement | null> {
  const layer = useRef<HTMLSpanElement>(null)
  const { store } = usePlaying()
  useEffect(() => {
    const board = layer.current?.closest<HTMLElement>('[data-board]')
    if (!board) return
    const onDrop = (from: HTMLElement, to: HTMLElement) => {
      const [start, end] = [positionOf(from), positionOf(to)]
      if (!start || !end) return
      selectBoth(store.getState(), transpose(start), transpose(end))
      const { board } = linkState(store.getState())
      leaveTile(from, (position) => hasTile(board, transpose(position)))
    }
    return trackDrags(board, { onDrop })
  }, [store, transpose])
  return layer
}

/** Leaves unequal tiles alone: a slip of the finger is no attempt. */
function selectBoth(store: LinkStore, from: Position, to: Position): void {
  const { board } = linkState(store)
  const { selected, select, unselect } = store
  if (kindAt(board, from) !== kindAt(board, to)) return
  if (selected && !isSame(selected, from)) unselect()
  if (!selected || !isSame(selected, from)) select(from)
  select(to)
}
