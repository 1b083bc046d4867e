import type { MemoryChoice } from './choice.ts'
import type { MemoryGame, MemoryMove } from './rules/rules.ts'

export interface MemorySlice {
  turn(card: number): void
  /** Plays the opponent's move. */
  answer(move: MemoryMove): void
}

/** A face that is drawn a moment longer. */
export interface MemoryPiece {
  readonly face: number
}

/** The opponent's view: the cards left, and the one that is face up. */
export interface View {
  readonly cards: readonly number[]
  readonly up: number | null
}

export interface MemoryOpponent {
  /** Shows it a card that was turned over. */
  see(card: number, face: number): void
  /** Returns the remembered partner of the card that is up, else the first card that may be turned. */
  choose(view: View): Promise<MemoryMove | undefined>
  end(): void
}

export interface Memory {
  Game: MemoryGame
  Slice: MemorySlice
  Signal: { readonly type: 'not-your-turn' }
  Assist: 'undo'
  Piece: MemoryPiece
  Choice: MemoryChoice
  Worker: MemoryOpponent
}
