import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { useStore } from 'zustand'
import type { CellProps } from '#src/define/screen.ts'
import { isSame, type Position, toIndex } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { tileText } from '#src/ui/texts.ts'
import { isOrphan, isTile, ownerOf, valueAt } from '../rules/board.ts'
import {
  cellInView,
  cellRefusal,
  isUsersTurn,
  previewOf,
  tileInHand,
  useActions,
  usePatches,
  usePlaying,
} from '../store.ts'
import type { PatchesPiece, PatchesStore } from '../types.ts'
import styles from './Cell.module.css'
import { Matches } from './Claims.tsx'
import { Face, Token } from './Face.tsx'
import { orphanText, valueText } from './texts.ts'

/** Visual states, as named in the style sheet. */
type Look = 'rest' | 'open' | 'chosen' | 'sealed' | 'matched' | 'refused'

const lookAt =
  (position: Position) =>
  (store: PatchesStore): Look => {
    const isHere = (cell: Position) => isSame(cell, position)
    if (store.cell && isHere(store.cell)) return store.sealed ? 'sealed' : 'chosen'
    const isRefused = store.emitted.events.some(
      (event) => event.type === 'cell-refused' && isHere(event.cell),
    )
    if (isRefused) return 'refused'
    if (previewOf(store)?.matches.some(({ cell }) => isHere(cell))) return 'matched'
    return isUsersTurn(store) && !cellRefusal(store, position) ? 'open' : 'rest'
  }

/** Returns the user's tile if they chose this cell, or aim at it. */
const comingTo =
  (position: Position) =>
  (store: PatchesStore): number => {
    const cell = cellInView(store)
    return cell && isSame(cell, position) ? (tileInHand(store) ?? 0) : 0
  }

/** Returns the tile that the last round placed on a cell. */
const playedAt =
  (position: Position) =>
  ({ session }: Pick<PatchesStore, 'session'>): number => {
    const events = session.past.at(-1)?.events ?? []
    const played = events.find((event) => event.type === 'played' && isSame(event.cell, position))
    return played?.type === 'played' ? played.tile : 0
  }

interface CellView {
  /** The shown value: until tokens flip, the original or just-played tile. */
  readonly value: number
  readonly isOrphan: boolean
}

const valueOn =
  (position: Position) =>
  (held: Pick<PatchesStore, 'session'>): number =>
    valueAt(stateOf(held.session).board, position)

const orphanAt =
  (position: Position) =>
  (held: Pick<PatchesStore, 'session'>): boolean => {
    const { board } = stateOf(held.session)
    return isOrphan(board, toIndex(board, position))
  }

function useCellView(position: Position, value: number): CellView {
  const { playback } = usePlaying()
  const played = usePatches(playedAt(position))
  const orphan = usePatches(orphanAt(position))
  const before = useStore(playback, ({ shown }) => shown && valueOn(position)({ session: shown }))
  const wasOrphan = useStore(
    playback,
    ({ shown }) => shown && orphanAt(position)({ session: shown }),
  )
  const isPlain = before !== null && ownerOf(value) !== undefined
  return { value: isPlain ? before || played : value, isOrphan: wasOrphan ?? orphan }
}

function useCellName({ value, isOrphan }: CellView, look: Look, position: Position): string {
  const { i18n } = useLingui()
  const text = valueText(i18n, value, look === 'open' || look === 'chosen')
  const name = isOrphan && isTile(value) ? orphanText(i18n, text) : text
  return tileText(i18n, name, position)
}

/** A cell, always a button, so that a refused placement is announced. */
export const Cell = memo(function Cell({ position }: CellProps) {
  const value = usePatches(valueOn(position))
  const seen = useCellView(position, value)
  const look = usePatches(lookAt(position))
  const coming = usePatches(comingTo(position))
  const { chooseCell, aim } = useActions()
  const isFree = value === 0
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look === 'rest' && seen.isOrphan ? 'orphan' : look}
      aria-label={useCellName(seen, look, position)}
      aria-pressed={isFree ? look === 'chosen' || look === 'sealed' : undefined}
      onClick={() => chooseCell(position)}
      onFocus={() => aim(position)}
      onBlur={() => aim(null)}
      onPointerEnter={() => aim(position)}
      onPointerLeave={() => aim(null)}
    >
      {isFree && <span className={styles.place} />}
      <Content value={value || coming} isComing={isFree} />
    </button>
  )
})

/** A cell's content; a tile being placed covers its token. */
function Content({ value, isComing }: { value: number; isComing: boolean }) {
  const owner = ownerOf(value)
  if (owner)
    return (
      <span data-piece className={styles.token}>
        <Token player={owner} />
      </span>
    )
  return value > 0 && <Tile key={value} tile={value} isComing={isComing} />
}

function Tile({ tile, isComing = false }: { tile: number; isComing?: boolean }) {
  return (
    <TileBody data-piece className={styles.tile} data-coming={isComing || undefined}>
      <Face tile={tile} />
    </TileBody>
  )
}

/** Draws over the cells during a round. */
export function Piece({ piece }: { piece: PatchesPiece }) {
  switch (piece.type) {
    case 'tile':
      return (
        <span className={styles.ghost}>
          <Tile tile={piece.tile} />
        </span>
      )
    case 'matches':
      return <Matches {...piece} />
  }
}
