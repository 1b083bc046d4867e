import { useLingui } from '@lingui/react'
import { memo } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { CellProps } from '#src/define/screen.ts'
import { isSame, type Position, toIndex, valueAt } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { TileBody } from '#src/ui/board/TileBody.tsx'
import { tileText } from '#src/ui/texts.ts'
import { isOrphan, isTile, ownerOf } from '../rules/board.ts'
import {
  canChoose,
  cellInView,
  isOpenTo,
  previewOf,
  tileInHand,
  useActions,
  usePatches,
  usePlaying,
} from '../store.ts'
import { orphanText, valueText } from '../texts.ts'
import type { PatchesPiece, PatchesStore } from '../types.ts'
import styles from './Cell.module.css'
import { Matches } from './Claims.tsx'
import { Face, Token } from './Face.tsx'

/** Visual states, as named in the style sheet. */
type Look = 'rest' | 'open' | 'chosen' | 'sealed' | 'hinted' | 'matched' | 'refused'

function lookAt(store: PatchesStore, position: Position): Look {
  const isHere = (cell: Position) => isSame(cell, position)
  if (store.cell && isHere(store.cell)) return canChoose(store) ? 'chosen' : 'sealed'
  if (store.hinted && isHere(store.hinted.cell)) return 'hinted'
  const isRefused = store.emitted.events.some(
    (event) => event.type === 'cell-refused' && isHere(event.cell),
  )
  if (isRefused) return 'refused'
  if (previewOf(store)?.matches.some(({ cell }) => isHere(cell))) return 'matched'
  return isOpenTo(store, position) ? 'open' : 'rest'
}

function standingAt(session: PatchesStore['session'], position: Position) {
  const { board } = stateOf(session)
  return { value: valueAt(board, position), isOrphan: isOrphan(board, toIndex(board, position)) }
}

/** Selects all that a cell shows of the store. */
const cellAt = (position: Position) => (store: PatchesStore) => {
  const cell = cellInView(store)
  const events = store.session.past.at(-1)?.events ?? []
  const played = events.find((event) => event.type === 'played' && isSame(event.cell, position))
  return {
    ...standingAt(store.session, position),
    look: lookAt(store, position),
    /** The user's tile if they chose this cell, or aim at it. */
    coming: cell && isSame(cell, position) ? (tileInHand(store) ?? 0) : 0,
    /** The tile that the last round placed here. */
    played: played?.type === 'played' ? played.tile : 0,
  }
}

/** A cell, and what it shows until tokens flip: the original or just-played tile. */
function useCellView(position: Position) {
  const { store, playback } = usePlaying()
  const cell = usePatches(useShallow(cellAt(position)))
  // Of the present session where none is being shown, so that most cells stay as they are.
  const { value, isOrphan } = useStore(
    playback,
    useShallow(({ shown }) => standingAt(shown ?? store.getState().session, position)),
  )
  return { ...cell, shown: ownerOf(cell.value) ? value || cell.played : cell.value, isOrphan }
}

function useCellName(position: Position, cell: ReturnType<typeof useCellView>) {
  const { i18n } = useLingui()
  const { shown, look, isOrphan } = cell
  const options = usePatches(({ session }) => session.options)
  const isOpen = look === 'open' || look === 'chosen' || look === 'hinted'
  const text = valueText(i18n, shown, isOpen, options)
  const name = isOrphan && isTile(shown) ? orphanText(i18n, text) : text
  return tileText(i18n, name, position)
}

/** A cell, always a button, so that a refused placement is announced. */
export const Cell = memo(function Cell({ position }: CellProps) {
  const cell = useCellView(position)
  const { value, look, coming, isOrphan } = cell
  const { chooseCell, aim } = useActions()
  const isFree = value === 0
  return (
    <button
      type="button"
      className={styles.cell}
      data-look={look === 'rest' && isOrphan ? 'orphan' : look}
      aria-label={useCellName(position, cell)}
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
