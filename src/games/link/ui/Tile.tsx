import { useLingui } from '@lingui/react'
import { memo, useState } from 'react'
import { isSame, type Position } from '../../../engine/grid'
import type { BoardView } from '../../../ui/board-view'
import { makeChunk } from '../../../ui/chunk'
import { useSetting } from '../../../ui/settings'
import tiles from '../../../ui/Tile.module.css'
import { kindAt } from '../rules/board'
import { type LinkStore, linkState } from '../store'
import { Face } from './Face'
import { faceName } from './face-names'
import type { Look, Offset } from './looks'
import styles from './Tile.module.css'
import { useLink, useLinkStore } from './use-link'

/** Loaded after the board, used with the first tile that moves. */
export const movingTile = makeChunk(() => import('./MovingTile'))

const lookAt =
  (position: Position) =>
  ({ selected, hinted, equals, happening }: LinkStore): Look => {
    if (selected && isSame(selected, position)) return 'selected'
    if (hinted.some((cell) => isSame(cell, position))) return 'hinted'
    if (equals.some((cell) => isSame(cell, position))) return 'equal'
    const isRefused = happening.notices.some(
      (notice) =>
        (notice.type === 'blocked' || notice.type === 'different') &&
        (isSame(notice.from, position) || isSame(notice.to, position)),
    )
    return isRefused ? 'refused' : 'rest'
  }

/** From where a tile has just slid to this place, and by which action: a text, so that it compares by value. */
const slideTo =
  (position: Position) =>
  ({ happening: { id, notices } }: LinkStore): string | undefined => {
    for (const notice of notices) {
      const slide =
        notice.type === 'drifted' && notice.slides.find(({ to }) => isSame(to, position))
      if (slide) return `${id}:${slide.from.row}:${slide.from.col}`
    }
    return undefined
  }

/** The way back to where a tile was, as a translation in tiles of the screen's board. */
function offsetOf(slide: string | undefined, { shown, turn }: TileProps): Offset | undefined {
  if (!slide) return undefined
  const [, row = 0, col = 0] = slide.split(':').map(Number)
  const from = turn({ row, col })
  return { x: `${(from.col - shown.col) * 107}%`, y: `${(from.row - shown.row) * 107}%` }
}

interface TileProps {
  position: Position
  /** Where it lies on the screen. */
  shown: Position
  turn: BoardView['turn']
}

/** One cell of the board: a tile to select, or nothing once it is cleared. */
export const Tile = memo(function Tile(props: TileProps) {
  const { position, shown } = props
  const kind = useLink((store) => kindAt(linkState(store).board, position))
  const look = useLink(lookAt(position))
  const slide = useLink(slideTo(position))
  const { select } = useLinkStore().getState()
  const { i18n } = useLingui()
  const faces = useSetting('faces')
  if (!kind) return null
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
      onClick={() => select(position)}
    >
      <Body kind={kind} look={look} slide={slide} from={offsetOf(slide, props)} />
    </button>
  )
})

interface BodyProps {
  kind: number
  look: Look
  slide: string | undefined
  from: Offset | undefined
}

/** The tile itself. One that has always lain still costs nothing: what moves comes when it is needed. */
function Body(props: BodyProps) {
  const [hasMoved, setMoved] = useState(false)
  const moves = hasMoved || props.look !== 'rest' || props.from !== undefined
  if (moves && !hasMoved) setMoved(true)
  return moves ? <Moved {...props} /> : <Still {...props} />
}

function Moved(props: BodyProps) {
  const MovingTile = movingTile.use()?.default
  return MovingTile ? <MovingTile {...props} /> : <Still {...props} />
}

function Still({ kind, look }: BodyProps) {
  return (
    <span className={styles.slide}>
      <span className={`${tiles.tile} ${styles.tile}`} data-look={look}>
        <Face kind={kind} />
      </span>
    </span>
  )
}
