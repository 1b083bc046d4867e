/** A cell's content: `EMPTY`, a tile's kind (1–36), or `WALL`. */
export const EMPTY = 0
export const MAX_KINDS = 36
export const WALL = 255

export const isEmpty = (content: number): boolean => content === EMPTY

/** Walls block paths and never move. */
export const isWall = (content: number): boolean => content === WALL

export const isTile = (content: number): boolean => !isEmpty(content) && !isWall(content)
