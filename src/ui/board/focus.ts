import { isSame, type Position } from '#src/engine/grid.ts'

export const STEPS = {
  ArrowUp: { row: -1, col: 0 },
  ArrowDown: { row: 1, col: 0 },
  ArrowLeft: { row: 0, col: -1 },
  ArrowRight: { row: 0, col: 1 },
} as const satisfies Record<string, Position>

export const isStep = (key: string): key is keyof typeof STEPS => key in STEPS

/** Returns the candidate with the lowest cost, the first of equals. */
function cheapest(candidates: readonly Position[], cost: (position: Position) => number) {
  let best: Position | undefined
  for (const candidate of candidates) {
    if (!best || cost(candidate) < cost(best)) best = candidate
  }
  return best
}

/** Steps straight on over gaps or, where the line has no tile, to the nearest one in that direction. */
function stepFocus(step: Position, from: Position, tiles: readonly Position[]) {
  const along = (p: Position) => (p.row - from.row) * step.row + (p.col - from.col) * step.col
  const aside = (p: Position) =>
    Math.abs((p.row - from.row) * step.col) + Math.abs((p.col - from.col) * step.row)
  const ahead = tiles.filter((p) => along(p) > 0)
  const inLine = ahead.filter((p) => aside(p) === 0)
  return cheapest(inLine, along) ?? cheapest(ahead, (p) => along(p) + 2 * aside(p))
}

/**
 * Returns the position to which a key moves the focus; `undefined` for other keys and at the border. `tiles` are the
 * focusable positions of the screen's board in reading order.
 */
export function nextFocus(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  from: Position,
  tiles: readonly Position[],
): Position | undefined {
  const reach = ctrlKey ? tiles : tiles.filter((tile) => tile.row === from.row)
  if (key === 'Home') return reach[0]
  if (key === 'End') return reach.at(-1)
  return isStep(key) ? stepFocus(STEPS[key], from, tiles) : undefined
}

/** Returns the tile nearest to a removed one, the first in reading order of equals. */
export function nearestFocus(gone: Position, tiles: readonly Position[]): Position | undefined {
  const others = tiles.filter((tile) => !isSame(tile, gone))
  return cheapest(others, (p) => (p.row - gone.row) ** 2 + (p.col - gone.col) ** 2)
}
