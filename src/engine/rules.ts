/** Untrusted input that was parsed, or the coded reason why it was refused. */
export type Result<Value, Code extends string = string> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly code: Code; readonly detail?: string }

/** A move that was accepted: the new state, and what happened on the way, in order. */
export interface Played<State, Event> {
  readonly ok: true
  readonly state: State
  readonly events: readonly Event[]
}

/** A move that the rules refuse. Nothing has changed. */
export interface Refusal<Code extends string = string> {
  readonly ok: false
  readonly code: Code
}

/** How a game ended, seen by the person who plays it. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'drawn'
}

/** Plain JSON: what options and moves are made of, so that they can be saved, shared and replayed. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** What a game is made of. Options and moves are plain JSON; the rest is the game's own. */
export interface GameTypes {
  Options: Json
  State: unknown
  Move: Json
  Event: unknown
  /** Why a move is refused. */
  Code: string
}

/**
 * The rules of one game, as pure functions: no clock, no DOM, no chance but the seed.
 * Set from a menu is options, expected back by undo is state, all else belongs to the store.
 */
export interface Rules<Game extends GameTypes> {
  /** The game's name in addresses and saves. Never changes. */
  readonly id: string
  /** Options from a menu, a link or a save: never trusted. They name the version of the deal. */
  parseOptions(input: unknown): Result<Game['Options']>
  /** A move from a save or a link: its form is checked here, its sense by `play`. */
  parseMove(input: unknown): Result<Game['Move']>
  /** The first position. Same options and seed, same state, on every machine, for ever. */
  deal(options: Game['Options'], seed: string): Game['State']
  /** The moves that get on: each is accepted and changes the position. */
  legalMoves(state: Game['State']): Iterable<Game['Move']>
  /** Decided before anything changes; a refusal has a code. */
  play(
    state: Game['State'],
    move: Game['Move'],
  ): Played<Game['State'], Game['Event']> | Refusal<Game['Code']>
  /** `null` while the game goes on. */
  outcome(state: Game['State']): Outcome | null
}
