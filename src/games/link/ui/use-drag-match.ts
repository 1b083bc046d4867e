import { type RefObject, useEffect, useRef } from 'react'
import { trackDrags } from '#src/ui/board/drag.ts'
import { leaveTile, positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { hasTile } from '../board/board'
import { linkState, useActions, usePlaying } from '../store'

/** Attempts to match two equal tiles when one is dragged onto the other. Returns a ref of any element of the board. */
export function useDragMatch({ transpose }: BoardView): RefObject<HTMLSpanElement | null> {
  const layer = useRef<HTMLSpanElement>(null)
  const { store } = usePlaying()
  const { join } = useActions()
  useEffect(() => {
    const board = layer.current?.closest<HTMLElement>('[data-board]')
    if (!board) return
    return trackDrags(board, (from, to) => {
      const [start, end] = [positionOf(from), positionOf(to)]
      if (!start || !end) return
      join(transpose(start), transpose(end))
      const { board } = linkState(store.getState())
      leaveTile(from, (position) => hasTile(board, transpose(position)))
    })
  }, [store, join, transpose])
  return layer
}
