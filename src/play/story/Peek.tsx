import { useOpenPage } from '#src/define/context.ts'
import type { Turn } from '#src/define/story.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import styles from './Peek.module.css'

/** Lights the cells of a turn over the board, with the pieces that they held and what joined them. */
export function Peek({ turn: { cells, overlay }, view }: { turn: Turn; view: BoardView }) {
  const { Piece } = useOpenPage().screen.view
  const lit = cells.map(({ at, piece, side }) => {
    const { row, col } = view.transpose(at)
    return (
      <span
        key={`${row} ${col}`}
        className={styles.cell}
        data-side={side}
        style={{ gridArea: `${row + 1} / ${col + 1}` }}
      >
        {piece !== undefined && <Piece piece={piece} view={view} />}
      </span>
    )
  })
  return (
    <>
      {lit}
      {overlay !== undefined && (
        <span className={styles.overlay}>
          <Piece piece={overlay} view={view} />
        </span>
      )}
    </>
  )
}
