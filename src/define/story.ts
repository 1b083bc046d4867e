import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Position } from '#src/engine/grid.ts'
import type { Outcome } from '#src/engine/rules.ts'
import type { Step } from '#src/engine/session.ts'
import type { Side } from '#src/opponents/sides.ts'
import type { PlayTypes, SessionOf } from './session.ts'
import type { Tell, Told } from './tell.ts'

/** A cell of a turn, with the piece that it held. */
export interface TurnCell<Piece = unknown> {
  readonly at: Position
  readonly piece?: Piece
  /** Whose piece it was, or who took the cell. */
  readonly side?: Side
}

/** A rule that a turn shows, explained when that happens first. */
export interface RuleShown {
  /** A name within the game, kept once it was explained. */
  readonly rule: string
  readonly text: string
  /** Of something that is seen at once: it replaces a rule that is still shown, which is explained again. */
  readonly isSeen?: boolean
}

/** One turn of a game, made from its step alone: a card of the strip. */
export interface Turn<G extends PlayTypes = PlayTypes> {
  /** Left out where both moved at once, or nobody is the opponent. */
  readonly side?: Side
  /** The pieces of the move, drawn by the board's `Piece`; three at most. */
  readonly pieces: readonly G['Piece'][]
  /** The points it brought, as short as `+2`. */
  readonly gain?: string
  /** The cells that are lit when the card is pointed at. */
  readonly cells: readonly TurnCell<G['Piece']>[]
  /** Drawn over them, such as a path that joins them. */
  readonly overlay?: G['Piece']
  /** The events that its words tell, if not those of its step. */
  readonly events?: readonly G['Game']['Event'][]
  /** Rules seen in this turn; only while games are learnt. */
  readonly rules?: readonly RuleShown[]
}

/** A costly step, from which a player learns: its position is shown without the answer. */
export interface Lesson<G extends PlayTypes = PlayTypes> {
  /**
   * "After this pair no order clears the rest. Find one that keeps it." `isProblem`: its step is nobody's mistake, and one
   * move alone is known to be good.
   */
  ask(i18n: I18n, isProblem?: boolean): string
  /** Sentences that a program proves by playing the rules. */
  why(i18n: I18n, isProblem?: boolean): string
  /** The move that *Show me* plays. */
  readonly best: G['Game']['Move']
  /** Accepts every move that gives away nothing worth naming. */
  isGood(move: G['Game']['Move'], signal: AbortSignal): Promise<boolean>
}

/** The least cost that is marked. */
export const LEAST_COST = 0.1

/** Returns the player's share of a game that is over: 1, ½ or 0; `undefined` of one that goes on. */
export function endShare(outcome: Outcome | null): number | undefined {
  if (!outcome) return undefined
  return { won: 1, drawn: 0.5, lost: 0 }[outcome.result]
}

/** A game's search on one step. */
export interface Judgement<G extends PlayTypes = PlayTypes> {
  /** The position after the step, from 0 to 1: the share of a win, or 1 clearable, ½ undecided, 0 lost. */
  readonly value: number
  /** The part of that which the step gave away; 0 for the opponent's. */
  readonly cost: number
  /** One sentence about the step, shown where it stands. */
  note?(i18n: I18n): string
  readonly lesson?: Lesson<G>
}

/** Judgements by step. */
export type Judgements = readonly (Judgement | undefined)[]

/** The judging of a game that is over or replayed. */
export interface Judging {
  /** The steps of that game. */
  readonly past?: SessionOf['past']
  readonly answer?: Judgements | undefined
  /** The share done, from 0 to 1, once that has taken a second. */
  readonly progress?: number | undefined
}

/** A game in words, its turns and their judgement. Loaded after its page. */
export interface Story<G extends PlayTypes = PlayTypes> {
  readonly tell: Tell<G>
  /** Names of the values 1 and 0: "Can be cleared", "Lost". */
  readonly scale: { readonly high: MessageDescriptor; readonly low: MessageDescriptor }
  /** Makes the turn of a step; `undefined` if it changed nothing. `previous`: the step before, for a turn of several. */
  turnOf(told: Told<G>, previous?: Step<G['Game']>): Turn<G> | undefined
  /** Rules that a board brings, explained before its first turn. */
  rulesOf?(options: G['Game']['Options'], i18n: I18n): readonly RuleShown[]
  /**
   * Judges each step of a game, `undefined` for those that are not judged. `report` takes the share done, from 0 to 1.
   * The search is that of the hints.
   */
  judge(
    worker: G['Worker'],
    session: SessionOf<G>,
    report: (done: number) => void,
    signal: AbortSignal,
  ): Promise<readonly (Judgement<G> | undefined)[]>
}
