/** The most stars that a stage of a journey or a level brings. */
export const MAX_STARS = 3

/** A stage with the stars of its best game; 0 until it is cleared. */
interface Starred {
  readonly stars: number
}

/** "★★☆". */
export const starMarks = (stars: number): string =>
  '★'.repeat(stars) + '☆'.repeat(MAX_STARS - stars)

/** Returns the first stage to clear or, when all are cleared, the first that lacks a star. */
export const nextToClear = <S extends Starred>(open: readonly S[]): S | undefined =>
  open.find(({ stars }) => stars === 0) ?? open.find(({ stars }) => stars < MAX_STARS)

/** Counts the stages cleared and the stars earned, of all. */
export const totalsOf = (stages: readonly Starred[]) => ({
  cleared: stages.filter(({ stars }) => stars > 0).length,
  stages: stages.length,
  stars: stages.reduce((sum, { stars }) => sum + stars, 0),
  most: stages.length * MAX_STARS,
})
