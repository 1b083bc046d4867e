import { type BoardView, toPoint } from '#src/ui/board/view.ts'
import styles from './DragPath.module.css'
import { Overlay } from './Path.tsx'
import type { DragLine } from './use-drag-match.ts'

interface DragPathProps {
  view: BoardView
  line: DragLine
}

/** Draws a line from the pressed tile to the pointer, and rings the tile under it. */
export function DragPath({ view, line: { from, over, x, y } }: DragPathProps) {
  const start = toPoint(from)
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
