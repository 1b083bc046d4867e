import { useLingui } from '@lingui/react'
import { type CSSProperties, type MouseEvent, memo, useMemo, useState } from 'react'
import { isSame, type Position } from '#src/engine/grid.ts'
import tiles from '#src/ui/board/Tile.module.css'
import { leaveTile } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { contentAt, hasTile } from '../board/board'
import { isTile, isWall } from '../board/cell'
import type { FaceSet } from '../settings'
import { type LinkStore, linkState } from '../store'
import { Face } from './Face'
import { faceName } from './face-names'
import styles from './Tile.module.css'
import { useLink, useLinkStore } from './use-link'

/** How a tile shows its state; the names of the style sheet. */
type Look = 'rest' | 'selected' | 'hinted' | 'equal' | 'refused'

const lookAt =
  (position: Position) =>
  ({ selected, hinted, equals, emitted }: LinkStore): Look => {
    if (selected && isSame(selected, position)) return 'selected'
    if (hinted.some((cell) => isSame(cell, position))) return 'hinted'
    if (equals.some((cell) => isSame(cell, position))) return 'equal'
    const isRefused = emitted.events.some(
      (notice) =>
        (notice.type === 'blocked' || notice.type === 'different') &&
        (isSame(notice.from, position) || isSame(notice.to, position)),
    )
    return isRefused ? 'refused' : 'rest'
  }

/** From where a tile has just slid to this place, and by which action: a text, so that every slide begins anew. */
const slideTo =
  (position: Position) =>
  ({ emitted: { id, events } }: LinkStore): string | undefined => {
    for (const notice of events) {
      const slide = notice.type === 'slid' && notice.slides.find(({ to }) => isSame(to, position))
      if (slide) return `${id}:${slide.from.row}:${slide.from.col}`
    }
    return undefined
  }

/** The way back to where a tile was, as a translation in tiles of the screen's board. */
function offsetOf(slide: string, { shown, turn }: TileProps): CSSProperties {
  const [, row = 0, col = 0] = slide.split(':').map(Number)
  const from = turn({ row, col })
  return { '--right': from.col - shown.col, '--down': from.row - shown.row }
}

interface Cell {
  /** What the cell holds: a tile of this kind, nothing, or a wall. */
  readonly kind: number
  readonly look: Look
  readonly slide: string | undefined
}

/**
 * What a cell shows, in one look at the store: there are hundreds of cells, and each looks after every action. The same
 * object for as long as it shows the same, which is much sooner told than that two objects hold the same.
 */
function cellAt(position: Position): (store: LinkStore) => Cell {
  const [lookOf, slideOf] = [lookAt(position), slideTo(position)]
  let cell: Cell | undefined
  return (store) => {
    const kind = contentAt(linkState(store).board, position)
    const [look, slide] = [lookOf(store), slideOf(store)]
    if (cell?.kind !== kind || cell.look !== look || cell.slide !== slide)
      cell = { kind, look, slide }
    return cell
  }
}

interface TileProps {
  position: Position
  /** Where it lies on the screen. */
  shown: Position
  turn: BoardView['turn']
  faces: FaceSet
}

/** One cell of the board: a tile to select, or nothing once it is cleared. */
export const Tile = memo(function Tile(props: TileProps) {
  const { position, shown, faces } = props
  const cell = useLink(useMemo(() => cellAt(position), [position]))
  const { kind, look } = cell
  const press = usePress(props)
  const { i18n } = useLingui()
  if (isWall(kind)) return <Wall {...shown} />
  if (!isTile(kind)) return null
  return (
    <button
      type="button"
      className={`${tiles.cell} ${styles.cell}`}
      aria-label={i18n._({
        id: 'board.tile',
        message: '{name}, row {row}, column {col}',
        values: { name: faceName(i18n, faces, kind), row: shown.row + 1, col: shown.col + 1 },
      })}
      aria-pressed={look === 'selected'}
      onClick={press}
    >
      <Body {...props} {...cell} />
    </button>
  )
})

/** Cannot be pressed, but the arrows stop there, so that a wall can be told from a gap by ear. */
function Wall({ row, col }: Position) {
  const { i18n } = useLingui()
  const name = i18n._({
    id: 'board.wall',
    message: 'Wall, row {row}, column {col}',
    values: { row: row + 1, col: col + 1 },
  })
  return <span role="img" tabIndex={-1} aria-label={name} className={styles.wall} />
}

/** Selects; where that takes the tile away, the focus goes on. */
function usePress({ position, turn }: TileProps) {
  const store = useLinkStore()
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    store.getState().select(position)
    const { board } = linkState(store.getState())
    leaveTile(currentTarget, (place) => hasTile(board, turn(place)))
  }
}

/** The tile itself. A slide once begun is not cut short by what happens next. */
function Body({ kind, look, slide, ...place }: TileProps & Cell) {
  const [last, setLast] = useState(slide)
  if (slide && slide !== last) setLast(slide)
  const tile = (
    <span className={`${tiles.tile} ${styles.tile}`} data-look={look}>
      <Face kind={kind} faces={place.faces} />
    </span>
  )
  if (!last) return tile
  return (
    <span key={last} className={styles.sliding} style={offsetOf(last, place)}>
      {tile}
    </span>
  )
}
