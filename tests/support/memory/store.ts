import { type Step, stateOf } from '#src/engine/session.ts'
import { makeHooks } from '#src/play/context.ts'
import type { MakeSlice, Screen } from '#src/play/types.ts'
import type { startOpponent } from './opponent'
import type { MemoryGame, MemoryMove, MemoryState } from './rules'

interface MemorySlice {
  /** Turns a card over for the player. */
  turn(card: number): void
  /** The opponent's move. */
  answer(move: MemoryMove): void
}

/** A face that is seen a moment longer than it lies there. */
export interface MemoryPiece {
  readonly face: number
}

export interface Memory {
  Game: MemoryGame
  Slice: MemorySlice
  Signal: { readonly type: 'not-your-turn' }
  Piece: MemoryPiece
  Problem: 'bad-pairs' | 'unknown-deal' | 'not-options'
  Worker: ReturnType<typeof startOpponent>
}

export const { useGame: useMemory, useActions } = makeHooks<Memory>()

/** Says what a click on a card means. */
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

/** Undo goes back to the first card of the player's turn. */
const beginsTurn = ({ events, state }: Step<MemoryGame>): boolean =>
  state.up !== null && events.some((event) => event.type === 'turned' && event.side === 'player')

/** Redo goes on to where the player is to begin one. */
const endsTurn = ({ state }: Step<MemoryGame>): boolean =>
  state.up === null && state.turn === 'player'

export const store: Screen<Memory>['store'] = {
  slice: makeSlice,
  stops: { undo: beginsTurn, redo: endsTurn },
}
