import type { CellProps } from '#src/define/screen.ts'
import { toIndex } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { useActions, useMemory } from './store'
import { sizeOf } from './timeline'
import type { MemoryPiece } from './types'

const faceName = (face: number) => String.fromCharCode(96 + face)

/** A card: a button that turns it over, or nothing once it is taken. */
export function Card({ position }: CellProps) {
  const { turn } = useActions()
  const state = useMemory(({ session }) => stateOf(session))
  const card = toIndex(sizeOf(state), position)
  const face = state.cards[card] ?? 0
  if (face === 0) return null
  const name = state.up === card ? `Card ${faceName(face)}` : 'Card face down'
  return (
    <button type="button" aria-label={`${name}, column ${card + 1}`} onClick={() => turn(card)}>
      <span data-piece>{state.up === card && faceName(face)}</span>
    </button>
  )
}

/** Keeps a face visible a moment longer. */
export const Piece = ({ piece }: { piece: MemoryPiece }) => <b>{faceName(piece.face)}</b>
