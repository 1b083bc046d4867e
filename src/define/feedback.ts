import type { I18n } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { Motion, Timeline } from '#src/ui/board/cues.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { Detail } from '#src/ui/settings.ts'
import type { Sound } from '#src/ui/synth.ts'
import type { EventOf, GameStore, PlayTypes, SessionEvent, StateOf } from './session.ts'

export interface Message {
  readonly text: string
  /** `quiet` is for screen readers only; the rest is shown as well. */
  readonly tone: 'quiet' | 'plain' | 'refused'
}

export interface MessageContext<G extends PlayTypes = PlayTypes> {
  readonly i18n: I18n
  /** The position after the events. */
  readonly state: StateOf<G>
  readonly events: readonly EventOf<G>[]
  readonly store: GameStore<G>
  readonly view: BoardView
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

export type Phrases<G extends PlayTypes = PlayTypes> = {
  readonly [Type in OwnEvent<G>['type']]: Phrase<
    Extract<OwnEvent<G>, { type: Type }>,
    MessageContext<G>
  > | null
}

/** A method, for the reason at `PlayTypes`. */
export type Say<G extends PlayTypes = PlayTypes> = {
  say(context: MessageContext<G>): readonly Message[]
}['say']

/** A game's own announcements; those of all games are the page's. */
export interface Announcements<G extends PlayTypes = PlayTypes> {
  readonly events: Phrases<G>
  /** Describes a new deal, and the position after an undo. */
  readonly after?: {
    dealt?(context: MessageContext<G>): string | undefined
    undone?(context: MessageContext<G>): string | undefined
  }
  /** Says whether undo leads back to the game before, where it is another tool. */
  back?(context: MessageContext<G>): string | undefined
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

/** A motion that pieces make one after the other once a game has ended. */
export interface Finale {
  readonly motion: Motion
  readonly cells: readonly Position[]
}

/** Animation, sound and announcement of an action. */
export interface ScreenFeedback<G extends PlayTypes = PlayTypes> {
  timeline(
    events: readonly EventOf<G>[],
    before: StateOf<G>,
    after: StateOf<G>,
  ): Timeline<G['Piece']>
  /** Shown between the last step and the dialog of the end. */
  finale?(state: StateOf<G>): Finale
  /** Returns `true` if pieces cannot move one by one: a large board is drawn by rows. */
  redraws?(before: StateOf<G>, after: StateOf<G>): boolean
  readonly sounds: Readonly<Partial<Record<EventOf<G>['type'], Sound>>>
  /** Semitones by which the last action's sound is raised. */
  pitch?(store: GameStore<G>): number
  /** Returns what puts events into words; `undefined` while it is being loaded. */
  useSay(): Say<G> | undefined
  /** Defers announcements until their events have been shown; those cut short are announced with the next. */
  readonly announcesWhenShown?: boolean
}
