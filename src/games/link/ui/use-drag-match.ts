import { type RefObject, useEffect, useRef, useState } from 'react'
import { isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { leaveTile, positionOf } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { hasTile, kindAt } from '../board/board.ts'
import { usePlaying } from '../store.ts'
import type { LinkStore } from '../types.ts'

/** A drag in progress, in cells of the screen. */
export interface DragLine {
  readonly from: Position
  /** The tile under the pointer. */
  readonly over: Position | undefined
  /** Distance from where the pointer was pressed. */
  readonly x: number
  readonly y: number
}

interface DragMatch {
  /** A ref of any element of the board. */
  readonly layer: RefObject<HTMLSpanElement | null>
  readonly line: DragLine | undefined
}

/** Selects two equal tiles when one is dragged onto the other. */
export function useDragMatch({ transpose }: BoardView): DragMatch {
  const [line, setLine] = useState<DragLine>()
  const layer = useRef<HTMLSpanElement>(null)
  const { store } = usePlaying()
  useEffect(() => {
    const board = layer.current?.closest<HTMLElement>('[data-board]')
    if (!board) return
    const onDrop = (from: HTMLElement, to: HTMLElement) => {
      const [start, end] = [positionOf(from), positionOf(to)]
      if (!start || !end) return
      selectBoth(store.getState(), transpose(start), transpose(end))
      const { board } = stateOf(store.getState().session)
      leaveTile(from, (position) => hasTile(board, transpose(position)))
    }
    const onMove = (drag: Drag) => setLine(lineOf(drag))
    return trackDrags(board, { onDrop, onMove, onEnd: () => setLine(undefined) })
  }, [store, transpose])
  return { layer, line }
}

function lineOf({ from, over, x, y }: Drag): DragLine | undefined {
  const start = positionOf(from)
  const cell = from.getBoundingClientRect().width
  return start && { from: start, over: positionOf(over), x: x / cell, y: y / cell }
}

/** Leaves unequal tiles alone: a slip of the finger is no attempt. */
function selectBoth(store: LinkStore, from: Position, to: Position): void {
  const { board } = stateOf(store.session)
  const { selected, select, unselect } = store
  if (kindAt(board, from) !== kindAt(board, to)) return
  if (selected && !isSame(selected, from)) unselect()
  if (!selected || !isSame(selected, from)) select(from)
  select(to)
}
