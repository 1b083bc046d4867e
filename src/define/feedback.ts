import type { Position } from '#src/engine/grid.ts'
import type { Motion, Timeline } from '#src/ui/board/cues.ts'
import type { Sound } from '#src/ui/sound/synth.ts'
import type { EventOf, GameStore, PlayTypes, StateOf } from './session.ts'

/** A motion that pieces make one after the other once a game has ended. */
export interface Finale {
  readonly motion: Motion
  readonly cells: readonly Position[]
}

/** Returns a sound and the semitones by which it is raised. A method, for the reason at `PlayTypes`. */
type RaisedSound<G extends PlayTypes> = {
  soundOf(store: GameStore<G>): readonly [Sound, number]
}['soundOf']

/** Animation and sound of an action. */
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
  /** Of the last event that has one. */
  readonly sounds: Readonly<Partial<Record<EventOf<G>['type'], Sound | RaisedSound<G>>>>
}
