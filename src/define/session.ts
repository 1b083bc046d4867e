import type { Chain } from '#src/engine/chain.ts'
import type { Position } from '#src/engine/grid.ts'
import type { GameTypes } from '#src/engine/rules.ts'
import type { BeginsTurn, Session, Step } from '#src/engine/session.ts'
import type { ReadableStore } from '#src/ui/board/playback.ts'

/** The common members of all games' choices; each game has a union of its own. */
export interface AnyChoice {
  readonly type: string
  readonly day?: string
}

/** Help that is counted, in any game. `forced`: a shuffle that came unasked. */
export type Assist = 'hint' | 'undo' | 'shuffle' | 'forced' | 'equal' | 'matches' | 'why'

/**
 * The types of one game, in one bag; composed, not extended, so that `Rules<G['Game']>` needs no cast. A page plays any
 * game: it uses these types without an argument. What takes values of a game is declared as a method, whose parameters
 * TypeScript compares in both directions, so that a `Playing<Link>` is a `Playing`.
 */
export interface PlayTypes {
  Game: GameTypes
  Slice: object
  Signal: { readonly type: string }
  Assist: Assist
  /** The parsed last part of an address. */
  Choice: AnyChoice
  /** Plain data to draw a piece that its cell no longer holds. */
  Piece: unknown
  /** A proxy of the game's worker, ended with the page; `undefined` for a game without one. */
  Worker: { end(): void } | undefined
}

export type SessionOf<G extends PlayTypes = PlayTypes> = Session<G['Game']>

export type StateOf<G extends PlayTypes = PlayTypes> = G['Game']['State']

/** `restored`: undo went back to the game before. */
export type SessionEvent<Game extends GameTypes = GameTypes> =
  | { readonly type: 'dealt' | 'restarted' | 'played-on'; readonly canGoBack: boolean }
  | { readonly type: 'restored' | 'undone' | 'redone' | 'paused' | 'resumed' | 'watching' }
  | { readonly type: 'where'; readonly at: Position | null }
  | { readonly type: 'refused'; readonly code: Game['Code']; readonly move: Game['Move'] }

/** Events of a session that are said in the same way in every game. */
export type SharedEvent = Exclude<SessionEvent, { type: 'where' | 'refused' }>

export type EventOf<G extends PlayTypes = PlayTypes> =
  | G['Game']['Event']
  | G['Signal']
  | SessionEvent<G['Game']>

/** The last action's events: one stream for animation, sound, announcement and save. */
export interface Emitted<Event = EventOf> {
  readonly id: number
  readonly events: readonly Event[]
}

/**
 * The purpose of a board on the screen: the game of a page; a replay, which is only shown; a lesson, to be played better;
 * an agent that is watched; or a demonstration. Only the first is saved and counted; the last two are silent.
 */
export type Mode = 'play' | 'replay' | 'lesson' | 'watch' | 'demo'

/** The replay of a game from a step, its lessons, or its last step as a mistake, which are shown in its place. */
export type Showing =
  | { readonly type: 'replay'; readonly from: number }
  | { readonly type: 'lessons' | 'mistake' }

export interface SessionFields<Game extends GameTypes = GameTypes> extends Chain<Game> {
  /** Constant. */
  readonly mode: Mode
  readonly showing: Showing | null
  /** The clock is stopped and the board covered. */
  readonly paused: boolean
  readonly hasDialog: boolean
}

export interface SessionActions<G extends PlayTypes = PlayTypes> {
  /** Undoes what the game calls one step; before the first, goes back to the game before. */
  undo(): void
  /** Redoes a step; after the last, goes on to the game after. */
  redo(): void
  /** Begins another game on the same deal. */
  restart(): void
  pause(): void
  pauseRunning(): void
  resume(): void
  deal(session: SessionOf<G>, own?: Partial<G['Slice']>): void
  /** Shows something in the place of the game; `null` for the game itself. */
  show(showing: Showing | null): void
  /** Shows the position after a number of steps; the next one as it was played. */
  stepTo(length: number): void
  /** Begins another game after a number of steps of this one; undo leads back to it. */
  playOn(length: number): void
  setDialog(isOpen: boolean): void
  /** Announces the focused cell and the state of the game. */
  announceWhere(at: Position | null): void
}

export type GameStore<G extends PlayTypes = PlayTypes> = SessionFields<G['Game']> & {
  readonly emitted: Emitted<EventOf<G>>
  /** An action of slices that select, which Escape calls; it emits nothing where nothing is selected. */
  unselect?(): void
} & SessionActions<G> &
  G['Slice']

export type GameStoreApi<G extends PlayTypes = PlayTypes> = ReadableStore<GameStore<G>>

/** Applied together with an action, in the same `set`. */
export interface Effects<G extends PlayTypes = PlayTypes> {
  readonly change?: Partial<G['Slice']>
  /** The change if the move is refused. */
  readonly refused?: Partial<G['Slice']>
  readonly signals?: readonly G['Signal'][]
  readonly assist?: G['Assist']
  /** Returns help that came unasked with the move, to be counted as well. */
  helpIn?(events: readonly G['Game']['Event'][]): G['Assist'] | undefined
  readonly starts?: boolean
  readonly pauses?: boolean
}

export interface SessionApi<G extends PlayTypes = PlayTypes> {
  now(): number
  /** Plays a move; returns `false` and emits the code if it is refused. */
  play(move: G['Game']['Move'], effects?: Effects<G>): boolean
  /** Emits signals and changes fields without changing the position. */
  emit(
    signals: readonly G['Signal'][],
    effects?: Omit<Effects<G>, 'signals' | 'refused' | 'helpIn'>,
  ): void
  /** Undoes up to a step that counts; an assist. */
  undo(beginsTurn?: BeginsTurn<G['Game']>): void
}

export type MakeSlice<G extends PlayTypes> = (
  set: (change: Partial<G['Slice']>) => void,
  get: () => GameStore<G>,
  session: SessionApi<G>,
) => G['Slice']

/** The initial content of a store: a session, dealt or restored, fields of the slice, and the games beside it. */
export interface Opened<G extends PlayTypes = PlayTypes> extends Partial<Chain<G['Game']>> {
  readonly session: SessionOf<G>
  readonly own?: Partial<G['Slice']>
}

/** Forbids what every store has, which a slice would replace. */
type NotOfSession = { readonly [Key in keyof (SessionFields & SessionActions)]?: never }

/** A game's own part of the store of its session. */
export interface ScreenStore<G extends PlayTypes = PlayTypes> {
  slice(...part: Parameters<MakeSlice<G>>): G['Slice'] & NotOfSession
  /** Returns the slice's changes for a new position. */
  follow?(
    store: GameStore<G>,
    next: SessionOf<G>,
    events: readonly EventOf<G>[],
    now: number,
  ): Partial<G['Slice']>
  /** Returns `true` for the first step of a turn, where undo and redo go by turns of several moves. */
  beginsTurn?(step: Step<G['Game']>): boolean
  /** Returns `false` once no step may be undone, where that is limited. */
  mayUndo?(session: SessionOf<G>): boolean
  /** Reads and restores the milliseconds of the present turn, where turns have a clock. */
  readonly turn?: {
    read(store: GameStore<G>): number
    resume(ms: unknown): Partial<G['Slice']>
  }
}
