import { useEffect, useRef, useState } from 'react'
import { isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Drag, trackDrags } from '#src/ui/board/drag.ts'
import { leaveTile, positionOf } from '#src/ui/board/tiles.ts'
import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import { hasTile, kindAt } from '../../board/board.ts'
import { usePlaying } from '../../store.ts'
import type { LinkStore } from '../../types.ts'
import { Overlay } from '../Path.tsx'
import styles from './DragMatch.module.css'

/** Selects two equal tiles when one is dragged onto the other, and draws the drag. */
export function DragMatch({ view }: { view: BoardView }) {
  const { transpose } = view
  const [line, setLine] = useState<DragLine>()
  const layer = useRef<HTMLSpanElement>(null)
  const { store } = usePlaying()
  useEffect(() => {
    const board = layer.current?.closest<HTMLElement>('[data-board]')
    if (!board) return
    const onDrop = ({ from, over }: Drag) => {
      const [start, end] = [positionOf(from), positionOf(over)]
      if (!start || !end || over === from) return over !== from
      selectBoth(store.getState(), transpose(start), transpose(end))
      const { board } = stateOf(store.getState().session)
      leaveTile(from, (position) => hasTile(board, transpose(position)))
      return true
    }
    const onMove = (drag: Drag) => setLine(lineOf(drag))
    return trackDrags(board, { onDrop, onMove, onEnd: () => setLine(undefined) })
  }, [store, transpose])
  return (
    <>
      <span ref={layer} hidden />
      {line && <DrawnDrag view={view} line={line} />}
    </>
  )
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

type DragLine = ReturnType<typeof lineOf>

/** Measures a drag in cells of the screen: where it began, the tile under the pointer, and how far it is. */
function lineOf({ from, over, x, y }: Drag) {
  const start = positionOf(from)
  const cell = from.getBoundingClientRect().width
  return start && { start: toPoint(start), over: positionOf(over), x: x / cell, y: y / cell }
}

/** Draws a line from the pressed tile to the pointer, and rings the tile under it. */
function DrawnDrag({ view, line }: { view: BoardView; line: NonNullable<DragLine> }) {
  const { start, over, x, y } = line
  return (
    <Overlay view={view}>
      {over && (
        <rect
          className={styles.over}
          x={over.col + 0.04}
          y={over.row + 0.04}
          width={0.92}
          height={0.92}
          rx={0.18}
        />
      )}
      <line className={styles.line} x1={start.x} y1={start.y} x2={start.x + x} y2={start.y + y} />
    </Overlay>
  )
}
