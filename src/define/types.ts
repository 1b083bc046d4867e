import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand'
import type { Assist } from '#src/engine/assists.ts'
import type { Chain } from '#src/engine/chain.ts'
import type { Position, Size } from '#src/engine/grid.ts'
import type { SharedGame } from '#src/engine/link-code.ts'
import type { GameTypes, Result, Rules } from '#src/engine/rules.ts'
import type { IsStop, Session } from '#src/engine/session.ts'
import type { Timeline } from '#src/ui/board/cues.ts'
import type { Playback } from '#src/ui/board/playback.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import type { Detail } from '#src/ui/settings.ts'
import type { Sound } from '#src/ui/sound.ts'
import type { Limits, ProblemTexts } from './problems.ts'
import type { Daily } from './seeds.ts'

interface Typed {
  readonly type: string
}

/** The types of one game, in one bag; composed, not extended, so that `Rules<G['Game']>` needs no cast. */
export interface PlayTypes {
  Game: GameTypes & { Event: Typed }
  Slice: object
  Signal: Typed
  /** Plain data to draw a piece that its cell no longer holds. */
  Piece: unknown
  /** Codes for options that an address cannot have. */
  Problem: string
  /** A proxy of the game's worker, ended with the page. */
  Worker: { end(): void }
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

export type GameStore<G extends PlayTypes> = SessionFields<G['Game']> & {
  readonly emitted: Emitted<EventOf<G>>
} & SessionActions<G> &
  G['Slice']

export type GameStoreApi<G extends PlayTypes> = StoreApi<GameStore<G>>

/** Applied together with an action, in the same `set`. */
export interface Effects<G extends PlayTypes> {
  readonly change?: Partial<G['Slice']>
  /** The change if the move is refused. */
  readonly refused?: Partial<G['Slice']>
  readonly signals?: readonly G['Signal'][]
  readonly assist?: Assist
  readonly starts?: boolean
  readonly pauses?: boolean
}

export interface SessionApi<G extends PlayTypes> {
  now(): number
  /** Plays a move; returns `false` and emits the code if it is refused. */
  play(move: G['Game']['Move'], effects?: Effects<G>): boolean
  /** Emits signals and changes fields without changing the position. */
  emit(signals: readonly G['Signal'][], effects?: Omit<Effects<G>, 'signals' | 'refused'>): void
  /** Undoes up to a step that counts; an assist. */
  undo(isStop?: IsStop<G['Game']>): void
}

export type MakeSlice<G extends PlayTypes> = (
  set: (change: Partial<G['Slice']>) => void,
  get: () => GameStore<G>,
  session: SessionApi<G>,
) => G['Slice']

export interface Route<Game extends GameTypes> {
  /** The kind of game, such as `classic` or `shared`, under which results are filed. */
  readonly choice: string
  /** The last part of this board's own address, where `choice` has several boards. */
  readonly address?: string
  readonly options: Game['Options']
  /** Set where the address fixes the deal. */
  readonly seed?: string
  readonly moves: readonly unknown[]
  /** Stays finished, as a daily board does. */
  readonly once?: boolean
}

/** What a store begins with: a session, dealt or restored, fields of the slice, and the games beside it. */
export interface Opened<G extends PlayTypes> extends Partial<Chain<G['Game']>> {
  readonly session: SessionOf<G>
  readonly own?: Partial<G['Slice']>
}

export interface Playing<G extends PlayTypes> {
  readonly screen: Screen<G>
  readonly route: Route<G['Game']>
  readonly store: GameStoreApi<G>
  readonly worker: G['Worker']
  readonly playback: Playback<G['Piece'], SessionOf<G>>
}

/** The parts that a board needs, on a page or in a demonstration. */
export interface PlayingBoard<G extends PlayTypes> extends Pick<Playing<G>, 'store' | 'playback'> {
  readonly screen: {
    readonly view: Pick<
      Screen<G>['view'],
      'size' | 'Cell' | 'Piece' | 'Over' | 'margin' | 'release'
    >
    readonly feedback: Pick<Screen<G>['feedback'], 'timeline' | 'redraws' | 'sounds' | 'pitch'>
  }
}

export interface Message {
  readonly text: string
  /** `quiet` is for screen readers only; the rest is shown as well. */
  readonly tone: 'quiet' | 'plain' | 'refused'
}

export interface MessageContext<G extends PlayTypes> {
  readonly i18n: I18n
  /** The position after the events. */
  readonly state: StateOf<G>
  /** All events of the action. */
  readonly events: readonly EventOf<G>[]
  readonly store: GameStore<G>
  readonly view: BoardView
  /** The verbosity of announcements. */
  readonly detail: Detail
}

/** Puts an event into words; `undefined` if nothing is said of it. */
export interface Phrase<Event, Context> {
  say(event: Event, context: Context): Message | undefined
}

/** The events that a game puts into words itself: those of its rules, its signals and refusals. */
type OwnEvent<G extends PlayTypes> =
  | Exclude<EventOf<G>, SessionEvent<G['Game']>>
  | Extract<SessionEvent<G['Game']>, { type: 'refused' }>

export type Phrases<G extends PlayTypes> = {
  readonly [Type in OwnEvent<G>['type']]: Phrase<
    Extract<OwnEvent<G>, { type: Type }>,
    MessageContext<G>
  > | null
}

/** What a game says; what is the same in all games, the page says. */
export interface Announcements<G extends PlayTypes> {
  readonly events: Phrases<G>
  /** Describes a new deal, and the position after an undo. */
  readonly after?: Readonly<
    Partial<Record<'dealt' | 'undone', (context: MessageContext<G>) => string>>
  >
  /** Answers "Where am I?": names a cell's content, and describes the game. */
  readonly where: {
    name(position: Position, context: MessageContext<G>): string | undefined
    figures(context: MessageContext<G>): string
  }
  /** Summarizes all events, before each is said. */
  summary?(context: MessageContext<G>): Message | undefined
  /** Returns events in the order in which they are said. */
  inOrder?(events: readonly EventOf<G>[]): readonly EventOf<G>[]
}

export type Say<G extends PlayTypes> = (context: MessageContext<G>) => readonly Message[]

export interface Stat {
  readonly label: string
  readonly value: ReactNode
}

export interface EndTexts {
  readonly title: string
  readonly figure: string
  readonly unit: ReactNode
  readonly details?: ReactNode
  /** Actions of this game alone, the primary one last. */
  readonly actions?: ReactNode
}

export type DialogComponent = ComponentType<{ onClose: () => void }>

export interface OwnTool extends Omit<ToolProps, 'onPress' | 'label'> {
  readonly label: MessageDescriptor
  readonly onPress?: () => void
  readonly dialog?: DialogComponent
}

export type ToolName =
  | 'undo'
  | 'redo'
  | 'restart'
  | 'pause'
  | 'new'
  | 'menu'
  | 'share'
  | 'settings'
  | 'help'
  | 'where'

export type Tool = ToolName | ToolProps | OwnTool

export interface Tools {
  /** Always visible; at most six fit a phone. */
  readonly bar: readonly Tool[]
  readonly more: readonly Tool[]
}

export interface CellProps {
  readonly position: Position
  /** The cell on the screen, transposed in an upright window. */
  readonly shown: Position
  readonly view: BoardView
}

export interface Screen<G extends PlayTypes> {
  readonly rules: Rules<G['Game']>
  readonly title: MessageDescriptor
  readonly route: {
    /** Parses the last part of an address; `today` is a date as `2026-11-21`. The rules validate the options. */
    parse(
      text: string,
      today: string,
    ): { readonly options: unknown; readonly daily?: Daily } | undefined
    /** Completes options and seed by what is loaded for some routes only; rejects if it cannot be. */
    settle?(route: Route<G['Game']>): Promise<Route<G['Game']>>
    /** Returns the choice that results of a shared board are filed under. */
    shared(options: G['Game']['Options']): string
    useName(route: Route<G['Game']>): string
    fields(options: G['Game']['Options']): SharedGame['options']
    /** Parses options as the rules do, with coded reasons. */
    parseOptions(input: unknown): Result<G['Game']['Options'], G['Problem']>
    readonly problems: ProblemTexts<G['Problem']>
    readonly limits?: Limits
    readonly instead: string
  }
  readonly store: {
    readonly slice: MakeSlice<G>
    /** Returns the slice's changes for a new position. */
    follow?(
      store: GameStore<G>,
      next: SessionOf<G>,
      events: readonly EventOf<G>[],
      now: number,
    ): Partial<G['Slice']>
    /** Undoes first what is no move yet, such as a choice that waits for its answer. */
    takeBack?(
      store: GameStore<G>,
    ):
      | { readonly change: Partial<G['Slice']>; readonly signals: readonly G['Signal'][] }
      | undefined
    /** Steps at which undo and redo stop, where a turn is several moves. */
    readonly stops?: { readonly undo: IsStop<G['Game']>; readonly redo: IsStop<G['Game']> }
    /** Reads and restores the milliseconds of the present turn, where turns have a clock. */
    readonly turn?: {
      read(store: GameStore<G>): number
      resume(ms: unknown): Partial<G['Slice']>
    }
  }
  readonly worker: {
    start(): G['Worker']
    /** Drives the worker while the page is open; returns how to stop. */
    run?(playing: Playing<G>): () => void
    /** Finds a deal; without it, the seed is random. */
    deal?(worker: G['Worker'], route: Route<G['Game']>): Promise<Opened<G>>
  }
  readonly view: {
    size(session: SessionOf<G>): Size
    readonly isFixed?: boolean
    readonly Cell: ComponentType<CellProps>
    readonly Piece: ComponentType<{ piece: G['Piece']; view: BoardView }>
    /** An overlay beside the pieces in motion. */
    readonly Over?: ComponentType<{ view: BoardView }>
    readonly margin?: number
    /** Handles Escape; returns `false` if nothing was selected. */
    release(store: GameStore<G>): boolean
    readonly Layout?: ComponentType<{ children: ReactNode }>
    /** Replaces the progress bar while a game is being opened. */
    readonly Opening?: ComponentType<{ choice: string }>
    /** Stands beside the title. */
    readonly Badge?: ComponentType
    readonly Notices?: ComponentType
    /** A further field of the share dialog, with a text about the board. */
    readonly SharedText?: ComponentType<{ link: string }>
    /** Preloads what the first piece needs; `false` until then. */
    useReady?(): boolean
    useStats(): readonly Stat[]
    useTools(view: BoardView): Tools
    /** The result; `null` while the game goes on. */
    useEnd(): EndTexts | null
    readonly Help: DialogComponent
    readonly replayMs: number
  }
  readonly feedback: {
    timeline(
      events: readonly EventOf<G>[],
      before: StateOf<G>,
      after: StateOf<G>,
    ): Timeline<G['Piece']>
    /** Returns `true` if pieces cannot move one by one: a large board is drawn by rows. */
    redraws?(before: StateOf<G>, after: StateOf<G>): boolean
    readonly sounds: Readonly<Partial<Record<EventOf<G>['type'], Sound>>>
    /** Semitones by which the last action's sound is raised. */
    pitch?(store: GameStore<G>): number
    /** Returns what puts events into words; `undefined` while it is being loaded. */
    useSay(): Say<G> | undefined
    /** Hides the announcer's line, where the page shows the events itself. */
    readonly isUnseen?: boolean
    /** Defers announcements until their events have been shown; those cut short are announced with the next. */
    readonly announcesWhenShown?: boolean
  }
  readonly results: {
    /** Remaining work in the game's own unit, infinite without an end. */
    left(state: StateOf<G>): number
    moves(state: StateOf<G>, session: SessionOf<G>): number
    /** Only for games played for points alone. */
    points?(state: StateOf<G>): number
    /** The difficulty found for the deal, recorded with a result; `undefined` until then. */
    grade?(store: GameStore<G>): string | undefined
    /** The position as text, without hidden information. */
    text(state: StateOf<G>): string
  }
}
