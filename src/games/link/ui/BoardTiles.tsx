import { useMemo } from 'react'
import { cellsOf, positions, type Size, transpose, valueAt } from '#src/engine/grid.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { isTransposed, shownSize, useUpright } from '#src/ui/board/view.ts'
import { icon } from '#src/ui/kit/icons.tsx'
import { type Board, isTile, isWall } from '../board/board.ts'
import { deal } from '../deal/deal.ts'
import type { Level } from '../deal/levels.ts'
import { useLinkSetting } from '../settings.ts'
import { useTileSet } from '../tiles/faces.ts'
import styles from './BoardTiles.module.css'

/** Returns the upper left part of a board, as it is seen in an upright or a wide window; the whole by default. */
export function shownBoard(
  board: Board,
  isUpright: boolean,
  part = shownSize(board, isUpright),
): Board {
  const isTurned = isTransposed(board, isUpright)
  const contents = [...positions(part)].map((at) => valueAt(board, isTurned ? transpose(at) : at))
  return { ...part, cells: Uint8Array.from(contents) }
}

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

interface BoardPartProps {
  /** Without one, sliders stand for a board of one's own. */
  board: Board | undefined
  part: Size
}

/** The upper left part of a board, cut off below; as wide as its place. */
export function BoardPart({ board, part }: BoardPartProps) {
  const isUpright = useUpright()
  return (
    <span className={styles.part} style={{ aspectRatio: `${part.cols} / ${part.rows - 0.6}` }}>
      {board ? <BoardTiles board={shownBoard(board, isUpright, part)} /> : customIcon}
    </span>
  )
}

const customIcon = icon('M4 6h7M15 6h5M4 12h3M11 12h9M4 18h9M17 18h3M13 4v4M9 10v4M15 16v4')

const LEVEL_PART = { rows: 3, cols: 4 }

/** A part of a board such as is dealt of a level. */
export function LevelPicture({ level }: { level: Level | 'custom' }) {
  const board = useMemo(
    () =>
      level === 'custom' ? undefined : deal({ level, gravity: 'none', layout: 'even' }, 'menu'),
    [level],
  )
  return <BoardPart board={board} part={LEVEL_PART} />
}
