import type { Size } from '#src/engine/grid.ts'
import { cellsOf, colOf, rowOf } from '#src/engine/grid.ts'
import { isTile, isWall } from '../../board/board.ts'
import { fill, type Walls } from '../../deal/levels.ts'
import styles from './BoardPicture.module.css'

interface BoardPictureProps {
  shape: Size & { readonly walls: Walls }
  /** The side of a cell, in pixels. */
  cell: number
}

/** Draws a board's tiles and walls, true to scale beside others with the same `cell`. */
export function BoardPicture({ shape, cell }: BoardPictureProps) {
  const { rows, cols, walls } = shape
  const { cells } = fill(shape, walls)
  const squares = (isDrawn: (content: number) => boolean) =>
    cellsOf(shape)
      .filter((index) => isDrawn(cells[index] ?? 0))
      .map((index) => `M${colOf(shape, index) + 0.1} ${rowOf(shape, index) + 0.1}h.8v.8h-.8z`)
      .join('')
  return (
    <svg
      aria-hidden="true"
      className={styles.board}
      width={cols * cell}
      height={rows * cell}
      viewBox={`0 0 ${cols} ${rows}`}
    >
      <path className={styles.tiles} d={squares(isTile)} />
      <path className={styles.walls} d={squares(isWall)} />
    </svg>
  )
}
