import { type GardenOptions, otherSide, type Side } from './types.ts'

/** Returns `true` for games in which moving first would decide: they are dealt only what hard's own search finds even. */
export const isEvened = (difficulty: GardenOptions['difficulty']): boolean =>
  difficulty !== 'easy' && difficulty !== 'fair'

/** Returns `true` where both sides are people. */
export const isForTwo = ({ difficulty }: Pick<GardenOptions, 'difficulty'>): boolean =>
  difficulty === 'friend'

/** Returns `true` where two people play by link, each at a device of their own. */
export const isByLink = ({ difficulty, a, b }: GardenOptions): boolean =>
  difficulty === 'friend' && a !== undefined && b !== undefined

/** Returns the side that moves second: it begins with a point, and weeds sprout after its moves. */
export const secondOf = ({ first }: Pick<GardenOptions, 'first'>): Side =>
  otherSide(first ?? 'human')

/** Returns the options of the same board with the seats swapped. */
export const swapSeats = ({ first, ...options }: GardenOptions): GardenOptions =>
  first ? options : { ...options, first: 'ai' }
