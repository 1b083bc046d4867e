/** Parsed untrusted input, or a coded reason for the refusal. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly detail?: string }

/** An accepted move: the new state and its events in order. */
export interface Played<State, Event> {
  readonly ok: true
  readonly state: State
  readonly events: readonly Event[]
}

/** A refused move; the state is unchanged. */
export interface Refusal<Code extends string = string> {
  readonly ok: false
  readonly code: Code
}

/** The result for the human player. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'drawn'
}

/** The type of options and moves, so that they can be saved, shared and replayed. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

export interface GameTypes {
  Options: Json
  State: unknown
  Move: Json
  Event: { readonly type: string }
  Code: string
  /** Codes for options that an address, a link or a save cannot have. */
  Problem: string
}

/**
 * The rules of one game as pure functions: no clock, no DOM, no randomness except the seed. Menu settings
 * are options, what undo restores is state, everything else belongs to the store.
 */
export interface Rules<Game extends GameTypes = GameTypes> {
  /** The game's name in addresses and saves. Must never change. */
  readonly id: string
  /** The fields that `parseOptions` reads. One that a later version removes stays, or links of today would be refused. */
  readonly optionNames: readonly string[]
  /** Validates untrusted options from a menu, link or save. They include the version of the deal. */
  parseOptions(input: unknown): Result<Game['Options'], Game['Problem']>
  /** Checks an untrusted move's form; `play` checks its legality. */
  parseMove(input: unknown): Result<Game['Move']>
  /** Returns the first position. Deterministic on every machine and in every later version. */
  deal(options: Game['Options'], seed: string): Game['State']
  /** Yields legal moves that change the position. */
  legalMoves(state: Game['State']): Iterable<Game['Move']>
  /** Applies a move, or refuses it with a code. */
  play(
    state: Game['State'],
    move: Game['Move'],
  ): Played<Game['State'], Game['Event']> | Refusal<Game['Code']>
  /** Returns `null` while the game continues. */
  outcome(state: Game['State']): Outcome | null
}
