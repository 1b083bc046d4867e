import type { I18n, MessageDescriptor } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand'
import type { Assist } from '../engine/assists'
import type { Position, Size } from '../engine/grid'
import type { SharedGame } from '../engine/link-code'
import type { GameTypes, Result, Rules } from '../engine/rules'
import type { Counts, Session } from '../engine/session'
import type { Timeline } from '../ui/board/cues'
import type { Playback } from '../ui/board/playback'
import type { BoardView } from '../ui/board/view'
import type { ToolProps } from '../ui/kit/Toolbar'
import type { Detail } from '../ui/settings'
import type { Sound } from '../ui/sound'
import type { ProblemTexts } from './BadLink'
import type { Daily } from './seeds'

interface Typed {
  readonly type: string
}

/** All the types of one game. Composed, not extended, so that `Rules<G['Game']>` are its rules as they stand. */
export interface PlayTypes {
  Game: GameTypes & { Event: Typed }
  /** The game's own fields and actions in the store. */
  Slice: object
  /** What its actions emit beside the events of the rules. */
  Signal: Typed
  /** What is drawn for a piece that its cell no longer holds, as plain data. */
  Piece: unknown
  /** Why an address of the game is refused, by its options. */
  Problem: string
  /** What computes away from the page; ended with it. */
  Worker: { end(): void }
}

export type SessionOf<G extends PlayTypes> = Session<G['Game']>
export type StateOf<G extends PlayTypes> = G['Game']['State']

/** What the actions emit that all games share. */
export type SessionEvent<Game extends GameTypes> =
  | { readonly type: 'dealt'; readonly canGoBack: boolean }
  | { readonly type: 'restarted' }
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

/** What the last action brought about: one stream for animation, sound, announcement and save. */
export interface Emitted<Event> {
  /** Counts up with every action. */
  readonly id: number
  readonly events: readonly Event[]
}

/** What every game's store holds of a session, whatever else it holds. */
export interface SessionFields<Game extends GameTypes> {
  readonly session: Session<Game>
  /** The session before a new deal, until the new one is played: undo brings it back. */
  readonly previous: Session<Game> | null
  /** The session that a replay was begun from; `null` while a game is played. */
  readonly replayed: Session<Game> | null
  /** The clock stands, and the board is covered. */
  readonly paused: boolean
  /** A dialog lies over the board. */
  readonly hasDialog: boolean
  /** There is something to take back that is not part of the session yet. */
  readonly canTakeBack: boolean
}

/** What a player can do with a session in every game. */
export interface SessionActions<G extends PlayTypes> {
  /** Takes back what the game calls one step; before the first, brings back the game before the deal. */
  undo(): void
  redo(): void
  restart(): void
  pause(): void
  /** Pauses a clock that runs; one that stands needs no cover. */
  pauseRunning(): void
  resume(): void
  /** Begins a new game; the present one can be had back. */
  deal(session: SessionOf<G>, own?: Partial<G['Slice']>): void
  /** Shows the game from its deal, step by step; nothing counts while it is replayed. */
  replay(): void
  stepForward(): void
  stepBack(): void
  /** Ends a replay: the game is as it was before. */
  leaveReplay(): void
  setDialog(isOpen: boolean): void
  /** Tells where the focus is and how the game stands. */
  announceWhere(at: Position | null): void
}

export type GameStore<G extends PlayTypes> = SessionFields<G['Game']> & {
  readonly emitted: Emitted<EventOf<G>>
} & SessionActions<G> &
  G['Slice']

export type GameStoreApi<G extends PlayTypes> = StoreApi<GameStore<G>>

/** What comes with an action, in the same `set`. */
export interface Effects<G extends PlayTypes> {
  readonly change?: Partial<G['Slice']>
  /** What changes instead where the move is refused. */
  readonly refused?: Partial<G['Slice']>
  readonly signals?: readonly G['Signal'][]
  /** Counts a use of it. */
  readonly assist?: Assist
  /** Lets the clock run, unless the game is over. */
  readonly starts?: boolean
  /** Stops the clock, and covers the board. */
  readonly pauses?: boolean
}

/** The shared half of a store, as a game's own slice uses it. */
export interface SessionApi<G extends PlayTypes> {
  now(): number
  /** Plays a move and says if it was accepted; the code of a refusal is emitted. */
  play(move: G['Game']['Move'], effects?: Effects<G>): boolean
  /** Changes what is not part of the position, and emits why. */
  emit(signals: readonly G['Signal'][], effects?: Omit<Effects<G>, 'signals' | 'refused'>): void
  /** Takes steps back until one that counts; an assist. */
  undo(counts?: Counts<G['Game']>): void
}

export type MakeSlice<G extends PlayTypes> = (
  set: (change: Partial<G['Slice']>) => void,
  get: () => GameStore<G>,
  session: SessionApi<G>,
) => G['Slice']

/** A parsed address, or a shared link. */
export interface Route<Game extends GameTypes> {
  /** The kind of game, such as `classic` or `shared`: what results are filed under. */
  readonly choice: string
  /** The last part of the address that names this very board, where `choice` names several. */
  readonly address?: string
  readonly options: Game['Options']
  /** Where the deal is given, not drawn. */
  readonly seed?: string
  /** A game to replay. */
  readonly moves: readonly unknown[]
  /** Played once: when it is finished it stays so. */
  readonly once?: boolean
}

/** A session to begin, and what else is known of it. */
export interface Dealt<G extends PlayTypes> {
  readonly session: SessionOf<G>
  readonly own?: Partial<G['Slice']>
}

/** One open page of a game. */
export interface Playing<G extends PlayTypes> {
  readonly screen: Screen<G>
  readonly route: Route<G['Game']>
  readonly store: GameStoreApi<G>
  readonly worker: G['Worker']
  readonly playback: Playback<G['Piece'], SessionOf<G>>
}

/** What a board needs of its page, with or without all that stands around it. */
export interface PlayingBoard<G extends PlayTypes> extends Pick<Playing<G>, 'store' | 'playback'> {
  readonly screen: {
    readonly view: Pick<
      Screen<G>['view'],
      'size' | 'Cell' | 'Piece' | 'Over' | 'margin' | 'release'
    >
    readonly feedback: Pick<Screen<G>['feedback'], 'timeline' | 'sounds'>
  }
}

export interface Message {
  readonly text: string
  /** `quiet` is for those who listen; the rest is shown as well. */
  readonly tone: 'quiet' | 'plain' | 'refused'
}

/** What a message is made from, beside the events. */
export interface Speech<G extends PlayTypes> {
  readonly i18n: I18n
  readonly store: GameStore<G>
  readonly view: BoardView
  /** How much is read out. */
  readonly detail: Detail
}

/** A figure in the header. */
export interface Stat {
  readonly label: string
  readonly value: ReactNode
}

/** What a game came to. */
export interface EndTexts {
  readonly title: string
  /** The one figure that matters, and its unit. */
  readonly figure: string
  readonly unit: ReactNode
  /** What else there is to say of it. */
  readonly details?: ReactNode
  /** The ways on that only this game has, the one that is meant last. */
  readonly actions?: ReactNode
}

export type DialogComponent = ComponentType<{ onClose: () => void }>

/** A tool that only one game has. */
export interface OwnTool extends Omit<ToolProps, 'onPress' | 'label'> {
  readonly label: MessageDescriptor
  readonly onPress?: () => void
  /** The dialog that it opens. */
  readonly dialog?: DialogComponent
}

/** The tools that every game may offer. */
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
  /** Always in sight; six at most, for a phone's width. */
  readonly bar: readonly Tool[]
  /** Behind the last button. */
  readonly more: readonly Tool[]
}

export interface CellProps {
  readonly position: Position
  /** Where it lies on the screen. */
  readonly shown: Position
  readonly view: BoardView
}

/** All that makes a page of a game. */
export interface Screen<G extends PlayTypes> {
  readonly rules: Rules<G['Game']>
  readonly title: MessageDescriptor
  readonly route: {
    /** Reads the last part of an address. `today` is a date as `2026-11-21`. The rules still have to accept the options. */
    parse(
      text: string,
      today: string,
    ): { readonly options: unknown; readonly daily?: Daily } | undefined
    /** Completes a route by what is loaded for it alone: its options and its seed. */
    settle?(route: Route<G['Game']>): Promise<Route<G['Game']>> | undefined
    /** What results of a shared board are filed under. */
    shared(options: G['Game']['Options']): string
    /** Names the board in the header. */
    useName(route: Route<G['Game']>): string
    /** Options as a link's fields. */
    fields(options: G['Game']['Options']): SharedGame['options']
    /** As the rules read them, with the codes of what may be wrong. */
    parseOptions(input: unknown): Result<G['Game']['Options'], G['Problem']>
    /** Why a link is refused, where that is the game's own reason. */
    readonly problems: ProblemTexts<G['Problem']>
    /** A choice to play instead of a bad link. */
    readonly instead: string
  }
  readonly store: {
    readonly slice: MakeSlice<G>
    /** What a new position clears or changes in the slice. */
    follow?(
      store: GameStore<G>,
      next: SessionOf<G>,
      events: readonly EventOf<G>[],
    ): Partial<G['Slice']>
    /** Where undo and redo halt, where a step is several moves. */
    readonly stops?: { readonly undo: Counts<G['Game']>; readonly redo: Counts<G['Game']> }
    /** How long the present turn has taken, in milliseconds, where turns have a clock. */
    readonly turn?: {
      read(store: GameStore<G>): number
      resume(ms: unknown): Partial<G['Slice']>
    }
  }
  readonly worker: {
    start(): G['Worker']
    /** What drives the worker while the page is open; returns how to stop it. */
    run?(playing: Playing<G>): () => void
    /** Finds a deal; any seed will do where this is left out. */
    deal?(worker: G['Worker'], options: G['Game']['Options']): Promise<Dealt<G>>
  }
  readonly view: {
    size(session: SessionOf<G>): Size
    /** Lies the same way in every window. */
    readonly isFixed?: boolean
    readonly Cell: ComponentType<CellProps>
    readonly Piece: ComponentType<{ piece: G['Piece']; view: BoardView }>
    /** Drawn over the cells, beside what moves. */
    readonly Over?: ComponentType<{ view: BoardView }>
    readonly margin?: number
    /** Escape was pressed on the board; says if there was something to let go. */
    release(store: GameStore<G>): boolean
    /** What stands around the board or its cover. */
    readonly Layout?: ComponentType<{ children: ReactNode }>
    /** What lies over the line of messages at times. */
    readonly Notices?: ComponentType
    /** What is loaded before the first piece can be drawn; `false` until then. */
    useReady?(): boolean
    useStats(): readonly Stat[]
    useTools(view: BoardView): Tools
    /** What the game came to; `null` while it goes on. */
    useEnd(): EndTexts | null
    readonly Help: DialogComponent
    /** Between the steps of a replay, in milliseconds: long enough to follow each. */
    readonly replayMs: number
  }
  readonly feedback: {
    timeline(
      events: readonly EventOf<G>[],
      before: StateOf<G>,
      after: StateOf<G>,
    ): Timeline<G['Piece']>
    readonly sounds: Readonly<Partial<Record<EventOf<G>['type'], Sound>>>
    say(events: readonly EventOf<G>[], speech: Speech<G>): readonly Message[]
    /** The events are seen elsewhere on the page: the line is only read out. */
    readonly isUnseen?: boolean
    /** Words wait until what they tell has been seen; of what is cut short, they come with the next. */
    readonly speaksWhenShown?: boolean
  }
  readonly results: {
    /** How much is left to do in a position, above 0 while the game goes on, infinite where it has no end. */
    left(state: StateOf<G>): number
    moves(state: StateOf<G>, session: SessionOf<G>): number
    /** The points, of a game that is played for nothing else. */
    points?(state: StateOf<G>): number
    /** The position as text, with what the player may know of it. */
    text(state: StateOf<G>): string
  }
}
