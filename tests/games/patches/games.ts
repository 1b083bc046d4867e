import type { Mode, SessionOf } from '#src/define/session.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { makePosition } from '#src/games/patches/rules/position.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { PatchesOptions, PatchesState } from '#src/games/patches/rules/types.ts'
import { store as parts } from '#src/games/patches/store.ts'
import type { Patches } from '#src/games/patches/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { parseCell, placementOf, tableOf, tileOf } from './rules/playing'

const OPTIONS: PatchesOptions = { board: 'small', level: 'easy', deal: 1 }

const sessionOf = (dealt: PatchesState) => ({
  ...startSession(rules, OPTIONS, 'seed'),
  dealt,
})

/** Two tiles with open cells all around. */
export const CROWDED = `
  .   .   .   .
  .   .   bc1 .
  .   rs3 .   .
  .   .   .   .`

export const startGame = (state = tableOf('yc3 yc4', 'bc3 bc4', CROWDED)) =>
  open('play', sessionOf(state))

/** A game with a manual clock and shortcuts for its actions. */
export function open(mode: Mode, session: SessionOf<Patches>) {
  const clock = { now: 0 }
  const store = makeGameStore<Patches>({ rules, store: parts }, mode, { session }, () => clock.now)
  const actions = store.getState()
  /** Chooses by text such as `gc2 1,3`. */
  const choose = (text: string) => {
    const { tile, cell } = placementOf(text)
    actions.chooseTile(tile)
    actions.chooseCell(cell)
  }
  /** A whole round. */
  const play = (user: string, opponent: string) => {
    choose(user)
    actions.submit()
    actions.answer(placementOf(opponent))
  }
  return {
    store,
    clock,
    choose,
    play,
    do: actions,
    tile: (name: string) => actions.chooseTile(tileOf(name)),
    cell: (text: string) => actions.chooseCell(parseCell(text)),
    emitted: () => store.getState().emitted.events.map(({ type }) => type),
    phase: () => stateOf(store.getState().session).phase.type,
    rows: () => makePosition(stateOf(store.getState().session)).split('\n').slice(5).join('/'),
  }
}
