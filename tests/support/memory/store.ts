import { makeHooks } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { MakeSlice } from '#src/define/session.ts'
import { type Step, stateOf } from '#src/engine/session.ts'
import type { MemoryGame, MemoryMove, MemoryState } from './rules/rules.ts'

import type { Memory } from './types.ts'

export const { useGame: useMemory, useActions } = makeHooks<Memory>()

/** Interprets a click on a card. */
export const interpret = ({ turn }: MemoryState, card: number): MemoryMove | 'not-your-turn' =>
  turn === 'player' ? { type: 'turn', card } : 'not-your-turn'

const makeSlice: MakeSlice<Memory> = (_set, get, session) => ({
  turn: (card) => {
    if (get().paused) return
    const meaning = interpret(stateOf(get().session), card)
    if (meaning === 'not-your-turn') session.emit([{ type: meaning }])
    else session.play(meaning)
  },
  answer: (move) => {
    session.play(move)
  },
})

/** Undo and redo go by the player's turns. */
const beginsTurn = ({ events, state }: Step<MemoryGame>): boolean =>
  state.up !== null && events.some((event) => event.type === 'turned' && event.side === 'player')

export const store: Screen<Memory>['store'] = {
  slice: makeSlice,
  beginsTurn,
}
