import { isSame, type Position } from '#src/engine/grid.ts'
import { stateOf } from '#src/engine/session.ts'
import { type Effect, previewStep } from '../rules/step.ts'
import type { GardenPosition } from '../rules/types.ts'
import type { GardenStore } from '../types.ts'

/** Visual states, as named in the style sheet. */
export type Look = 'rest' | 'selected' | 'target' | 'group' | 'refused'

/** Effects by position and step: a cell renders only when its own is another object. */
const effects = new WeakMap<GardenPosition, Map<string, Effect | undefined>>()

function effectOf(position: GardenPosition, from: Position, to: Position): Effect | undefined {
  const known = effects.get(position) ?? new Map<string, Effect | undefined>()
  effects.set(position, known)
  const key = `${from.row},${from.col} ${to.row},${to.col}`
  if (!known.has(key)) {
    const effect = previewStep(position, { side: 'human', from, to })
    known.set(key, effect.ok ? effect.value : undefined)
  }
  return known.get(key)
}

/** Returns the selected flower's effect on a cell; `undefined` if it cannot move there. */
export const effectAt = (
  { session, selected }: Pick<GardenStore, 'session' | 'selected'>,
  at: Position | null,
): Effect | undefined =>
  selected && at ? effectOf(stateOf(session).position, selected, at) : undefined

export const lookAt =
  (at: Position) =>
  (store: GardenStore): Look => {
    if (store.selected && isSame(store.selected, at)) return 'selected'
    const aimed = effectAt(store, store.aimed)
    if (aimed?.type === 'clear' && aimed.cells.some((cell) => isSame(cell, at))) return 'group'
    if (effectAt(store, at)) return 'target'
    const isRefused = store.emitted.events.some(
      (event) =>
        event.type === 'refused' && event.move.type === 'move' && isSame(event.move.to, at),
    )
    return isRefused ? 'refused' : 'rest'
  }

/** Selects a cell's part in the last move. */
export const lastAt =
  (at: Position) =>
  ({ session }: GardenStore): 'from' | 'to' | undefined => {
    const move = session.past.findLast((step) => step.move.type === 'move')?.move
    if (move?.type !== 'move') return undefined
    if (isSame(move.from, at)) return 'from'
    return isSame(move.to, at) ? 'to' : undefined
  }
