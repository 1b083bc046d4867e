import type { Chain } from '#src/engine/chain.ts'
import type { Position } from '#src/engine/grid.ts'
import type { GameTypes } from '#src/engine/rules.ts'
import type { IsStop, Session } from '#src/engine/session.ts'

interface Typed {
  readonly type: string
}

/** The common members of all games' choices; each game has a union of its own. */
export interface AnyChoice {
  readonly type: string
  /** The day of a daily board. */
  readonly day?: string
}

/** The types of one game, in one bag; composed, not extended, so that `Rules<G['Game']>` needs no cast. */
export interface PlayTypes {
  Game: GameTypes & { Event: Typed }
  Slice: object
  Signal: Typed
  /** The parsed last part of an address. */
  Choice: AnyChoice
  /** Plain data to draw a piece that its cell no longer holds. */
  Piece: unknown
  /** A proxy of the game's worker, ended with the page; `undefined` for a game without one. */
  Worker: { end(): void } | undefined
}

export type SessionOf<G extends PlayTypes> = Session<G['Game']>

export type StateOf<G extends PlayTypes> = G['Game']['State']

export type SessionEvent<Game extends GameTypes> =
  | { readonly type: 'dealt' | 'restarted'; readonly canGoBack: boolean }
  /** Undo went back to the game before. */
  | { readonly type: 'restored' }
  | { readonly type: 'undone' }
  | { readonly type: 'redone' }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'watching' }
  | { readonly type: 'where'; readonly at: Position | null }
  | { readonly type: 'refused'; readonly code: Game['Code']; readonly move: Game['Move'] }

export type EventOf<G extends PlayTypes> =
  | G['Game']['Event']
  | G['Signal']
  | SessionEvent<G['Game']>

/** The last action's events: one stream for animation, sound, announcement and save. */
export interface Emitted<Event> {
  readonly id: number
  readonly events: readonly Event[]
}

export interface SessionFields<Game extends GameTypes> extends Chain<Game> {
  /** The session being replayed; `null` while a game is played. */
  readonly replayed: Session<Game> | null
  /** The clock is stopped and the board covered. */
  readonly paused: boolean
  readonly hasDialog: boolean
}

export interface SessionActions<G extends PlayTypes> {
  /** Undoes what the game calls one step; before the first, goes back to the game before. */
  undo(): void
  /** Redoes a step; after the last, goes on to the game after. */
  redo(): void
  /** Begins another game on the same deal. */
  restart(): void
  pause(): void
  /** Pauses only if the clock is running. */
  pauseRunning(): void
  resume(): void
  deal(session: SessionOf<G>, own?: Partial<G['Slice']>): void
  /** Replays the game from its deal, without recording or saving. */
  replay(): void
  /** Shows the next step of a replay or, without those on the way, all up to a stop. */
  stepForward(isStop?: IsStop<G['Game']>): void
  /** Takes back a step of a replay, or all from a stop on. */
  stepBack(isStop?: IsStop<G['Game']>): void
  leaveReplay(): void
  setDialog(isOpen: boolean): void
  /** Announces the focused cell and the state of the game. */
  announceWhere(at: Position | null): void
}
