import type { StoreApi } from 'zustand'
import type { GameTypes } from '../engine/rules'
import type { Session } from '../engine/session'

/** What every game's store holds of a game, whatever else it holds. */
export interface RoundScene<Game extends GameTypes> {
  readonly session: Session<Game>
  /** The session before a new deal, until the new one is played: undo brings it back. */
  readonly previous: Session<Game> | null
  /** The session that is being replayed, as it was before; `null` while one is played. */
  readonly replayed: Session<Game> | null
  /** The clock stands, and the board is covered. */
  readonly paused: boolean
}

/** As much of such a store as keeping and recording need: they never write to it. */
export type RoundStore<Game extends GameTypes> = Pick<
  StoreApi<RoundScene<Game>>,
  'getState' | 'getInitialState' | 'subscribe'
>

/** Milliseconds of a clock that never runs back. */
export type Now = () => number

export const newScene = <Game extends GameTypes>(
  session: Session<Game>,
  previous: Session<Game> | null = null,
): RoundScene<Game> => ({
  session,
  previous,
  replayed: null,
  paused: false,
})
