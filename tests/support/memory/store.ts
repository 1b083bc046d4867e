import { makeHooks } from '#src/define/context.ts'
import type { Screen } from '#src/define/screen.ts'
import type { MakeSlice } from '#src/define/store.ts'
import { type Step, stateOf } from '#src/engine/session.ts'
import type { startOpponent } from './opponent'
import type { MemoryGame, MemoryMove, MemoryState } from './rules'

interface MemorySlice {
  turn(card: number): void
  /** Plays the opponent's move. */
  answer(move: MemoryMove): void
}

/** A face that is drawn a moment longer. */
export interface MemoryPiece {
  readonly face: number
}

export interface Memory {
  Game: MemoryGame
  Slice: MemorySlice
  Signal: { readonly type: 'not-your-turn' }
  Choice: { readonly type: 'pairs'; readonly pairs: number } | { readonly type: 'shared' }
  Piece: MemoryPiece
  Worker: ReturnType<typeof startOpponent>
}

export const { useGame: useMemory, useActions } = makeHooks<Memory>()

/** Interprets a click on a card. */
export const interpret = ({ turn }: MemoryState, card: number): MemoryMove | 'not-your-turn' =>
  turn === 'player' ? { type: 'turn', card } : 'not-your-turn'

const makeSlice: MakeSlice<Memory> = (_set, get, session) => ({
  turn: (card) => {
    if (get().paused || get().replayed) return
    const meaning = interpret(stateOf(get().session), card)
    if (meaning === 'not-your-turn') session.emit([{ type: meaning }])
    else session.play(meaning)
  },
  answer: (move) => {
    session.play(move)
  },
})

/** Undo stops at the first card of the player's turn. */
const beginsTurn = ({ events, state }: Step<MemoryGame>): boolean =>
  state.up !== null && events.some((event) => event.type === 'turned' && event.side === 'player')

/** Redo stops where a player's turn begins. */
const endsTurn = ({ state }: Step<MemoryGame>): boolean =>
  state.up === null && state.turn === 'player'

export const store: Screen<Memory>['store'] = {
  slice: makeSlice,
  stops: { undo: beginsTurn, redo: endsTurn },
}
