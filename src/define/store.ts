import type { StoreApi } from 'zustand'
import type { Assist } from '#src/engine/assists.ts'
import type { Chain } from '#src/engine/chain.ts'
import type { IsStop } from '#src/engine/session.ts'
import type {
  Emitted,
  EventOf,
  PlayTypes,
  SessionActions,
  SessionFields,
  SessionOf,
} from './session.ts'

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

/** The initial content of a store: a session, dealt or restored, fields of the slice, and the games beside it. */
export interface Opened<G extends PlayTypes> extends Partial<Chain<G['Game']>> {
  readonly session: SessionOf<G>
  readonly own?: Partial<G['Slice']>
}

/** A game's own part of the store of its session. */
export interface ScreenStore<G extends PlayTypes> {
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
  ): { readonly change: Partial<G['Slice']>; readonly signals: readonly G['Signal'][] } | undefined
  /** Steps at which undo and redo stop, where a turn is several moves. */
  readonly stops?: { readonly undo: IsStop<G['Game']>; readonly redo: IsStop<G['Game']> }
  /** Reads and restores the milliseconds of the present turn, where turns have a clock. */
  readonly turn?: {
    read(store: GameStore<G>): number
    resume(ms: unknown): Partial<G['Slice']>
  }
}
