import {
  cellsOf,
  type Position,
  type Size,
  toPosition,
  transpose,
  valueAt,
} from '#src/engine/grid.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { isTransposed, shownSize } from '#src/ui/board/view.ts'
import { type Board, isTile, isWall } from '../board/board.ts'
import { useLinkSetting } from '../settings.ts'
import { useTileSet } from '../tiles/faces.ts'
import styles from './BoardTiles.module.css'

/** Returns the upper left part of a board, as it is seen in an upright or a wide window. */
export function partOf(board: Board, isUpright: boolean, part: Size): Board {
  const at = (position: Position) =>
    isTransposed(board, isUpright) ? transpose(position) : position
  const contents = cellsOf(part).map((cell) => valueAt(board, at(toPosition(part, cell))))
  return { ...part, cells: Uint8Array.from(contents) }
}

/** Returns the whole of a board as it is seen. */
export const shownBoard = (board: Board, isUpright: boolean): Board =>
  partOf(board, isUpright, shownSize(board, isUpright))

/** Draws a board as it lies on the table, with the chosen faces, as large as its container. */
export function BoardTiles({ board }: { board: Board }) {
  const set = useTileSet(useLinkSetting('faces'))
  const { rows, cols } = board
  return (
    <span
      aria-hidden="true"
      data-sample
      className={styles.tiles}
      style={{ '--rows': rows, '--cols': cols }}
    >
      {cellsOf(board).map((cell) => {
        const content = board.cells[cell] ?? 0
        if (!isTile(content))
          return <span key={cell} className={isWall(content) ? styles.wall : undefined} />
        return (
          <TileBody key={cell} className={styles.tile}>
            {set && <set.Face kind={content} />}
          </TileBody>
        )
      })}
    </span>
  )
}
