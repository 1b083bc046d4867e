/** What a cell holds, as a number: nothing, or a tile of that kind, 1 to 36. */
export const EMPTY = 0

export const MAX_KINDS = 36

export const isEmpty = (content: number): boolean => content === EMPTY

export const isTile = (content: number): boolean => !isEmpty(content)
