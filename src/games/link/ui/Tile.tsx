import { useLingui } from '@lingui/react'
import { type MouseEvent, memo } from 'react'
import type { CellProps } from '#src/define/screen.ts'
import { isOneOf, isSame, type Position, valueAt } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { leaveTile } from '#src/ui/board/tiles.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import { tileText } from '#src/ui/texts.ts'
import { hasTile, isEmpty, isWall } from '../board/board.ts'
import { WALL } from '../choice.ts'
import { useActions, useCell, usePlaying } from '../store.ts'
import { useFaces } from '../tiles/faces.ts'
import type { TileSet } from '../tiles/tile-set.tsx'
import type { LinkPiece, LinkStore } from '../types.ts'
import { JoiningPath } from './Path.tsx'
import styles from './Tile.module.css'

/** Visual states, as named in the style sheet. */
type Look = 'rest' | 'selected' | 'hinted' | 'equal' | 'refused'

const lookAt =
  (at: Position) =>
  ({ selected, hinted, equals, emitted }: LinkStore): Look => {
    if (selected && isSame(selected, at)) return 'selected'
    if (hinted.some((cell) => isSame(cell, at))) return 'hinted'
    if (equals.some((cell) => isSame(cell, at))) return 'equal'
    const isRefused = emitted.events.some(
      (event) => (event.type === 'blocked' || event.type === 'different') && isOneOf(event, at),
    )
    return isRefused ? 'refused' : 'rest'
  }

export const Tile = memo(function Tile({ position, shown, view }: CellProps) {
  const kind = useCell(({ session }) => valueAt(stateOf(session).board, position))
  const look = useCell(lookAt(position))
  const { name, Face } = useFaces()
  const press = usePress(position, view)
  const { i18n } = useLingui()
  if (isEmpty(kind)) return null
  const label = tileText(i18n, isWall(kind) ? i18n._(WALL) : name(i18n, kind), shown)
  // Focusable by arrow keys, so that screen readers distinguish a wall from a gap.
  if (isWall(kind))
    return <span role="img" tabIndex={-1} aria-label={label} className={styles.wall} />
  return (
    <button
      type="button"
      className={styles.cell}
      aria-label={label}
      aria-pressed={look === 'selected'}
      onClick={press}
    >
      <Body kind={kind} look={look} Face={Face} />
    </button>
  )
})

/** Selects the tile; moves the focus on if that removes it. */
function usePress(at: Position, { transpose }: BoardView) {
  const { store } = usePlaying()
  const { select } = useActions()
  return ({ currentTarget }: MouseEvent<HTMLElement>) => {
    select(at)
    const { board } = stateOf(store.getState().session)
    leaveTile(currentTarget, (position) => hasTile(board, transpose(position)))
  }
}

function Body({ kind, look, Face }: { kind: number; look: Look; Face: TileSet['Face'] }) {
  return (
    <TileBody data-piece className={styles.tile} data-look={look}>
      <Face kind={kind} />
    </TileBody>
  )
}

/** A tile being removed, a path, or a star. */
export function Piece({ piece, view }: { piece: LinkPiece; view: BoardView }) {
  const { Face } = useFaces()
  if (piece.type === 'path') return <JoiningPath view={view} path={piece.points} />
  if (piece.type === 'star') return <span className={styles.star} />
  return (
    <span className={styles.cell}>
      <Body kind={piece.kind} look="selected" Face={Face} />
    </span>
  )
}
