import { cellsOf, colOf, rowOf, toPosition, transpose, valueAt } from '#src/engine/grid.ts'
import { shownSize } from '#src/ui/board/view.ts'
import { type Board, isTile, isWall } from '../board/board.ts'
import styles from './BoardPicture.module.css'

/** Returns a board as it is seen in an upright or a wide window. */
export function shownBoard(board: Board, isUpright: boolean): Board {
  const size = shownSize(board, isUpright)
  if (size === board) return board
  const contents = cellsOf(size).map((cell) => valueAt(board, transpose(toPosition(size, cell))))
  return { ...size, cells: Uint8Array.from(contents) }
}

interface BoardPictureProps {
  board: Board
  /** Draws its tiles as they lie on a table, each with the mark of its kind. */
  isLarge?: boolean
}

/** Draws a board's tiles and walls; as many cells of `--square` as it has, true to scale beside others, or as fits. */
export function BoardPicture({ board, isLarge = false }: BoardPictureProps) {
  const { rows, cols } = board
  const tiles = squaresOf(board, isTile)
  return (
    <svg
      aria-hidden="true"
      className={styles.board}
      data-large={isLarge}
      style={{ '--rows': rows, '--cols': cols }}
      viewBox={`0 0 ${cols} ${rows}`}
    >
      {isLarge && <path className={styles.sides} d={tiles} transform="translate(0 .1)" />}
      <path className={styles.tiles} d={tiles} />
      <path className={styles.walls} d={squaresOf(board, isWall)} />
      {isLarge && <Marks board={board} />}
    </svg>
  )
}

const squaresOf = (board: Board, isDrawn: (content: number) => boolean): string =>
  cornersOf(board, isDrawn)
    .map(({ x, y }) => `M${x + 0.1} ${y + 0.1}h.8v.8h-.8z`)
    .join('')

/** Returns the upper left corners of cells. */
const cornersOf = (board: Board, isDrawn: (content: number) => boolean) =>
  cellsOf(board)
    .filter((cell) => isDrawn(board.cells[cell] ?? 0))
    .map((cell) => ({ x: colOf(board, cell), y: rowOf(board, cell) }))

const COLOURS = ['#d64545', '#3f7fd6', '#2e8b57', '#7a6ff0', '#e67e22', '#c2378f', '#0d8a8a']

/** Forms drawn from a tile's middle: a circle, a diamond, a square, a triangle. */
const FORMS = [
  'm-.24 0a.24.24 0 1 0 .48 0a.24.24 0 1 0-.48 0z',
  'm0-.29l.27.29-.27.29-.27-.29z',
  'm-.21-.21h.42v.42h-.42z',
  'm0-.28l.28.48h-.56z',
]

/** Draws each kind in its form and colour; these are not the faces of the game. */
function Marks({ board }: { board: Board }) {
  const kinds = [...new Set(board.cells)].filter(isTile)
  return kinds.map((kind) => {
    const form = FORMS[(kind - 1) % FORMS.length] ?? ''
    const corners = cornersOf(board, (content) => content === kind)
    return (
      <path
        key={kind}
        fill={COLOURS[(kind - 1) % COLOURS.length]}
        d={corners.map(({ x, y }) => `M${x + 0.5} ${y + 0.5}${form}`).join('')}
      />
    )
  })
}
