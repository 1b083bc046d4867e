import type { StoreApi } from 'zustand'
import type { Round } from '../engine/round'
import type { GameTypes } from '../engine/rules'

/** What every game's store holds of a round, whatever else it holds. */
export interface RoundScene<Game extends GameTypes> {
  readonly round: Round<Game>
  /** The round before a new deal, until the new one is played: undo brings it back. */
  readonly previous: Round<Game> | null
  /** The round that is being watched, as it was before; `null` while one is played. */
  readonly watched: Round<Game> | null
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
  round: Round<Game>,
  previous: Round<Game> | null = null,
): RoundScene<Game> => ({
  round,
  previous,
  watched: null,
  paused: false,
})
