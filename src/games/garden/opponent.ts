import type { Difficulty, GardenMove, GardenPosition } from './rules/types'

/** The AI's thinking, done where it does not hold up the page. */
export interface Opponent {
  /** The move of the side to move; `undefined` when it has none. */
  choose(position: GardenPosition, level: Difficulty, seed: string): Promise<GardenMove | undefined>
  dispose(): void
}
