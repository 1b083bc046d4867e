import type { I18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import type { CellProps } from '#src/define/screen.ts'
import { toIndex } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { useActions, useMemory } from './store.ts'
import { sizeOf } from './timeline.ts'
import type { MemoryPiece } from './types.ts'

const faceName = (face: number) => String.fromCharCode(96 + face)

const nameOf = (i18n: I18n, face: string | undefined): string =>
  face
    ? i18n._({ id: 'memory.up', message: 'Card {face}', values: { face } })
    : i18n._({ id: 'memory.down', message: 'Card face down' })

/** A card: a button that turns it over, or nothing once it is taken. */
export function Card({ position }: CellProps) {
  const { i18n } = useLingui()
  const { turn } = useActions()
  const state = useMemory(({ session }) => stateOf(session))
  const card = toIndex(sizeOf(state), position)
  const face = state.cards[card] ?? 0
  if (face === 0) return null
  const shown = state.up === card ? faceName(face) : undefined
  const label = i18n._({
    id: 'memory.card',
    message: '{name}, column {column}',
    values: { name: nameOf(i18n, shown), column: card + 1 },
  })
  return (
    <button type="button" aria-label={label} onClick={() => turn(card)}>
      <span data-piece>{shown}</span>
    </button>
  )
}

/** Keeps a face visible a moment longer. */
export const Piece = ({ piece }: { piece: MemoryPiece }) => <b>{faceName(piece.face)}</b>
