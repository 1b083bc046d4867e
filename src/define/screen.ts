import type { I18n } from '@lingui/core'
import type { ComponentType, ReactNode } from 'react'
import type { StoreApi } from 'zustand'
import type { MoveCode } from '#src/engine/game-code.ts'
import type { Position, Size } from '#src/engine/grid.ts'
import type { Outcome, Rules } from '#src/engine/rules.ts'
import type { Playback } from '#src/ui/board/playback.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { Looks } from '#src/ui/kit/Button.tsx'
import type { ToolProps } from '#src/ui/kit/Toolbar.tsx'
import type { LazyModule } from '#src/ui/load/lazy.tsx'
import type { ScreenFeedback } from './feedback.ts'
import type { Choices, Route, ScreenRoute } from './route.ts'
import type {
  GameStore,
  GameStoreApi,
  Opened,
  PlayTypes,
  ScreenStore,
  SessionOf,
  StateOf,
} from './session.ts'
import type { Judging, Story } from './story.ts'

export interface Stat {
  readonly label: string
  readonly value: ReactNode
}

/** A star, and what it is for. */
export interface Star {
  readonly text: string
  readonly isEarned: boolean
}

/** A game’s own part of its end, in the order in which it is read; the page adds what all games have. */
export interface EndTexts {
  readonly title: string
  readonly stars?: readonly Star[]
  /** The one figure that matters, shown large. */
  readonly figure: string
  readonly unit?: ReactNode
  /** A sentence on what the result means, or how it came. */
  readonly sentence?: ReactNode
  /** Leads on: to the next stage or level. */
  readonly next?: { readonly label: string; readonly href: string }
  /** Leads back to where the board was chosen, unless that is the menu. */
  readonly back?: { readonly label: string; readonly href: string }
  /** Figures that are folded at first. */
  readonly details?: ReactNode
}

export type DialogComponent = ComponentType<{ onClose: () => void }>

/** A tool that opens a dialog. */
export interface DialogTool extends Omit<ToolProps, 'onPress'> {
  readonly dialog: DialogComponent
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
  | 'turns'

export type Tool = ToolName | ToolProps | DialogTool

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

/** Pictures of a game that is over. */
interface ScreenPictures {
  /** Over its board, for people and screen readers. */
  readonly Board: ComponentType
  /** To save or share, with lines of text about it. */
  readonly Shared: ComponentType<{ lines: readonly string[] }>
}

/** The opening of a game that takes long. */
interface ScreenOpening<G extends PlayTypes> {
  /** Preloads what the first piece needs; `false` until then. */
  useReady(): boolean
  /** Replaces the progress bar until then. */
  Progress(props: { choice: G['Choice'] }): ReactNode
}

/** The difficulty found for a deal. */
interface ScreenGrade<G extends PlayTypes> {
  /** Returns what is recorded with a result; `undefined` until it is found. */
  gradeOf(store: GameStore<G>): string | undefined
  /** Stands beside the title. */
  readonly Badge: ComponentType
}

/** The visible parts of a game's page. */
export interface ScreenView<G extends PlayTypes = PlayTypes> {
  size(session: SessionOf<G>): Size
  /** Turns the board with the window; without it, the board is always seen the same way up. */
  useView?(size: Size): BoardView
  readonly Cell: ComponentType<CellProps>
  Piece(props: { piece: G['Piece']; view: BoardView }): ReactNode
  readonly pictures?: ScreenPictures
  /** An overlay beside the pieces in motion. */
  readonly Over?: ComponentType<{ view: BoardView }>
  readonly margin?: number
  /** Surrounds the board. `log`: what happened, to stand beside it. */
  readonly Layout?: ComponentType<{ children: ReactNode; log?: ReactNode }>
  /** Returns `true` while `Layout` has room for a log, which stands there instead of the turns below the board. */
  useHasLog?(): boolean
  readonly opening?: ScreenOpening<G>
  readonly Notices?: ComponentType
  useStats(): readonly Stat[]
  useTools(view: BoardView): Tools
  /** Returns a game's result; `null` while it goes on. */
  useEnd(session: SessionOf<G>): EndTexts | null
  readonly Help: DialogComponent
  readonly replayMs: number
}

/** A game's counts, for results, saves and sharing. */
export interface ScreenResults<G extends PlayTypes = PlayTypes> {
  /** Remaining work in the game's own unit, infinite without an end. */
  left(state: StateOf<G>): number
  moves(state: StateOf<G>, session: SessionOf<G>): number
  /** Only for games played for points alone. */
  points?(state: StateOf<G>): number
  /** The position as text, without hidden information. */
  text(state: StateOf<G>, options: G['Game']['Options']): string
}

/** An opponent, whose turns and the player's are told in words as they come. */
export interface ScreenOpponent<G extends PlayTypes = PlayTypes> {
  /** The player's lead. */
  margin(state: StateOf<G>): number
  /** The unit of its moves: a round, of one or two steps, where both move at once. */
  readonly unit: 'turn' | 'round'
  /** Returns `true` for a game of two people, which is nobody's result or lesson. */
  isForTwo(options: G['Game']['Options']): boolean
}

/** The seats of a game's board, which a rematch swaps. */
export interface ScreenSeats<G extends PlayTypes = PlayTypes> {
  /** Returns `true` if the player moves second. */
  isSecond(options: G['Game']['Options']): boolean
  /** Returns the options of the same board with the seats swapped. */
  swap(options: G['Game']['Options']): G['Game']['Options']
  /** Names who begins; `undefined` where that is the player or the opponent. */
  nameFirst(i18n: I18n, options: G['Game']['Options']): string | undefined
}

/** Games of two people by link: the address of each has this one game, which goes on only as it was sent. */
export interface ScreenByLink<G extends PlayTypes = PlayTypes> {
  isByLink(options: G['Game']['Options']): boolean
  /** Returns `true` for a move of whoever plays at this device, as far as that is known. */
  isOwnMove(session: SessionOf<G>, move: G['Game']['Move']): boolean
  /** Returns `true` once the player's move is to be sent, the last one of a game as well. */
  isSending(store: GameStore<G>): boolean
  /** Returns a result of the rules as it is for whoever plays at this device. */
  resultHere(store: GameStore<G>, result: Outcome['result']): Outcome['result']
  /** Sends the end to the other. */
  readonly Send: ComponentType<Looks>
  /** Opens a rematch with these options at an address of its own. */
  openRematch(store: GameStore<G>, options: G['Game']['Options']): void
}

/** A game's worker, which is ended with the page. */
export interface ScreenWorker<G extends PlayTypes = PlayTypes> {
  start(): G['Worker']
  /** Drives the worker while the page is open; returns how to stop. */
  run?(playing: Playing<G>): () => void
  /** Finds a deal; without it, the seed is random. */
  deal?(worker: G['Worker'], route: Route<G>): Promise<Opened<G>>
}

/** The declaration from which `play/` makes a game's page. */
export interface Screen<G extends PlayTypes = PlayTypes> extends Choices<G['Choice'], G['Game']> {
  readonly rules: Rules<G['Game']>
  readonly route: ScreenRoute<G>
  readonly store: ScreenStore<G>
  readonly worker: ScreenWorker<G>
  readonly view: ScreenView<G>
  readonly feedback: ScreenFeedback<G>
  readonly results: ScreenResults<G>
  readonly opponent?: ScreenOpponent<G>
  readonly seats?: ScreenSeats<G>
  readonly grade?: ScreenGrade<G>
  readonly byLink?: ScreenByLink<G>
  /** Loads how its moves are written in links. */
  loadCode(): Promise<MoveCode<G['Game']>>
  /** Tells it, and judges its turns. */
  readonly story: LazyModule<{ readonly default: Story<G> }>
}

/** A game on the screen: what is declared of it, where it is, its store and worker. */
export interface Playing<G extends PlayTypes = PlayTypes> {
  readonly screen: Screen<G>
  readonly route: Route<G>
  readonly store: GameStoreApi<G>
  /** The store of the page's own game, in whose place a replay or a lesson is shown; else `store`. */
  readonly page: GameStoreApi<G>
  /** The judging of the game in `page`, for all that show it. */
  readonly judging: StoreApi<Judging>
  readonly worker: G['Worker']
  readonly playback: Playback<G['Piece'], SessionOf<G>>
  /** A recorded game of the address, which is raced. */
  readonly ghost?: SessionOf<G>
  /** The game of the address, whose turn it was when it was sent. */
  readonly sent?: SessionOf<G>
}

/** The parts that a board needs, on a page or in a demonstration. */
export interface PlayingBoard<G extends PlayTypes = PlayTypes>
  extends Pick<Playing<G>, 'store' | 'page' | 'judging' | 'playback'> {
  readonly screen: {
    readonly view: Pick<
      Screen<G>['view'],
      'size' | 'Cell' | 'Piece' | 'pictures' | 'Over' | 'margin'
    >
    readonly feedback: Pick<Screen<G>['feedback'], 'timeline' | 'redraws' | 'sounds'>
  }
}
