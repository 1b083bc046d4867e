import { isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Content, contentAt } from '../rules/cells.ts'
import { type Effect, previewStep } from '../rules/step.ts'

import type { GardenStore } from '../types.ts'

/** Visual states, as named in the style sheet. */
type Look = 'rest' | 'selected' | 'target' | 'group' | 'refused'

export interface CellView {
  readonly content: Content
  readonly look: Look
  /** The cell's part in the last move. */
  readonly last: 'from' | 'to' | undefined
  /** The selected flower's effect here; `undefined` if it cannot move here. */
  readonly effect: Effect | undefined
}

export function effectAt(store: GardenStore, at: Position | null): Effect | undefined {
  const { selected } = store
  if (!selected || !at) return undefined
  const effect = previewStep(stateOf(store.session).position, {
    side: 'human',
    from: selected,
    to: at,
  })
  return effect.ok ? effect.value : undefined
}

export function viewCell(at: Position, store: GardenStore): CellView {
  const effect = effectAt(store, at)
  return {
    content: contentAt(stateOf(store.session).position.cells, at),
    look: lookAt(at, store, effect),
    last: lastAt(at, store),
    effect,
  }
}

function lookAt(at: Position, store: GardenStore, effect: Effect | undefined): Look {
  if (store.selected && isSame(store.selected, at)) return 'selected'
  const aimed = effectAt(store, store.aimed)
  if (aimed?.type === 'clear' && aimed.cells.some((cell) => isSame(cell, at))) return 'group'
  if (effect) return 'target'
  const isRefused = store.emitted.events.some(
    (event) => event.type === 'refused' && event.move.type === 'move' && isSame(event.move.to, at),
  )
  return isRefused ? 'refused' : 'rest'
}

function lastAt(at: Position, { session }: GardenStore): 'from' | 'to' | undefined {
  const move = session.past.findLast((step) => step.move.type === 'move')?.move
  if (move?.type !== 'move') return undefined
  if (isSame(move.from, at)) return 'from'
  return isSame(move.to, at) ? 'to' : undefined
}
