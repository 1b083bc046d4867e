import type { Difficulty, GardenMove, GardenPosition } from './rules/types'

/** The AI's thinking, done where it does not hold up the page. It is given no seed: the game's tells of the weeds. */
export interface Opponent {
  /** The move of the side to move; `undefined` when it has none. */
  choose(position: GardenPosition, level: Difficulty): Promise<GardenMove | undefined>
  dispose(): void
}
