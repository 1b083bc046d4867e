import type { I18n } from '@lingui/core'
import type { ComponentType } from 'react'
import type { Position } from '#src/engine/grid.ts'
import type { Step } from '#src/engine/session.ts'
import type { BoardView } from '#src/ui/board/view.ts'
import type { GameStore, PlayTypes, SharedEvent, StateOf } from './session.ts'

/** An event in words. All of them are heard. */
export interface Telling {
  /** One sentence, heard and seen: "You took 3 red poppies: +2." */
  readonly text?: string | undefined
  /** Heard before it, unless announcements are brief: how it came about. */
  readonly detail?: string | undefined
  /** Heard after it: what the board shows, such as a place or the score. */
  readonly unseen?: string | undefined
  /** Shows `text` at once; without it, an event of the rules is seen in the words of its turn. */
  readonly tone?: 'plain' | 'refused' | undefined
  /** Shown beside `text` on the page: a button that tells more. */
  readonly Offer?: ComponentType
}

/** A step to be told, by what it says alone: a card, a slide or a lesson has no page. */
export interface Told<G extends PlayTypes = PlayTypes> {
  readonly i18n: I18n
  readonly options: G['Game']['Options']
  readonly before: StateOf<G>
  readonly step: Step<G['Game']>
  /** The events that are told together: those of the step, or of the whole turn. */
  readonly events: readonly G['Game']['Event'][]
  /** The store of the page that announces it. */
  readonly store?: GameStore<G>
}

/** An action that a page announces. */
export interface Announced<G extends PlayTypes = PlayTypes> {
  readonly i18n: I18n
  /** The position that the action left. */
  readonly state: StateOf<G>
  /** Of the present, so that nothing is said of a hand that is covered by now. */
  readonly store: GameStore<G>
  readonly view: BoardView
}

/** A method, for the reason at `PlayTypes`. */
type Words<Event, Context> = {
  tell(event: Event, context: Context): Telling | undefined
}['tell']

/** Words for each event; `null` where nothing is said. */
type Table<Event extends { readonly type: string }, Context> = {
  readonly [Type in Event['type']]: Words<Extract<Event, { type: Type }>, Context> | null
}

/** A game in words. */
export interface Tell<G extends PlayTypes = PlayTypes> {
  readonly events: Table<G['Game']['Event'], Told<G>>
  /** The session's own events as well: `unseen` follows its words, and `text` says in their place how undo leads back. */
  readonly signals: Table<G['Signal'], Announced<G>> & {
    readonly [Type in SharedEvent['type']]?: Words<SharedEvent, Announced<G>>
  }
  refusal?(code: G['Game']['Code'], context: Announced<G>): string
  /** Answers "Where am I?": names a cell's content, and describes the game. */
  nameAt(position: Position, context: Announced<G>): string | undefined
  figures(context: Announced<G>): string
}
