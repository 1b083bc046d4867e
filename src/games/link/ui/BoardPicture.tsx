import { cellsOf, colOf, rowOf } from '#src/engine/grid.ts'
import { type Board, isTile, isWall } from '../board/board.ts'
import styles from './BoardPicture.module.css'

/** Draws where a board has tiles and walls; as many cells of `--square` as it has, true to scale beside others, or as fits. */
export const BoardPicture = ({ board }: { board: Board }) => (
  <svg
    aria-hidden="true"
    className={styles.board}
    style={{ '--rows': board.rows, '--cols': board.cols }}
    viewBox={`0 0 ${board.cols} ${board.rows}`}
  >
    <path className={styles.tiles} d={squaresOf(board, isTile)} />
    <path className={styles.walls} d={squaresOf(board, isWall)} />
  </svg>
)

const squaresOf = (board: Board, isDrawn: (content: number) => boolean): string =>
  cellsOf(board)
    .filter((cell) => isDrawn(board.cells[cell] ?? 0))
    .map((cell) => `M${colOf(board, cell) + 0.1} ${rowOf(board, cell) + 0.1}h.8v.8h-.8z`)
    .join('')
