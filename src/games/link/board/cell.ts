/** What a cell holds, as a number: nothing, a tile of that kind (1 to 36), or a wall. */
export const EMPTY = 0
export const MAX_KINDS = 36
export const WALL = 255

export const isEmpty = (content: number): boolean => content === EMPTY

/** A wall blocks paths and never moves. */
export const isWall = (content: number): boolean => content === WALL

export const isTile = (content: number): boolean => !isEmpty(content) && !isWall(content)
