import {
  isOneOf,
  isSame,
  type Pair,
  type Position,
  positions,
  toPosition,
  valueAt,
} from '#src/engine/grid.ts'
import { type Board, hasTile, isEmpty, MAX_SIDE, withoutTiles } from './board.ts'
import { type Gravity, lanesOf, slide } from './gravity.ts'
import { findPath } from './path.ts'

/**
 * Finds the tile, else the two tiles, without which a path of at most two turns joins a pair, once what is left has slid.
 * Returns none if no two are enough.
 */
export function findOpening(board: Board, gravity: Gravity, pair: Pair): readonly Position[] {
  if (gravity === 'none') return leastCrossed(board, pair)
  for (const gone of choices(board, gravity, pair)) {
    const { board: left, slides } = slide(withoutTiles(board, ...gone), gravity)
    const placeOf = (at: Position) => slides.find(({ from }) => isSame(from, at))?.to ?? at
    if (findPath(left, placeOf(pair.from), placeOf(pair.to))) return gone
  }
  return []
}

/** Without slides, tiles open the lines of at most two turns that cross no others. */
function leastCrossed(board: Board, pair: Pair): readonly Position[] {
  const taken = [...positions(board)].filter(
    (at) => !isEmpty(valueAt(board, at)) && !isOneOf(pair, at),
  )
  const crossed = Array.from({ length: MAX_SIDE + 2 }, (_, index) => index - 1).flatMap(
    (middle) => [
      taken.filter((at) => isCrossed(at, pair, middle, 'row', 'col')),
      taken.filter((at) => isCrossed(at, pair, middle, 'col', 'row')),
    ],
  )
  return (
    crossed
      .filter((cells) => cells.length <= 2 && cells.every((at) => hasTile(board, at)))
      .sort((a, b) => a.length - b.length)[0] ?? []
  )
}

type Axis = keyof Position

/** Tests a cell for the line that leaves both ends along one axis, to be joined in the middle across it. */
const isCrossed = (at: Position, { from, to }: Pair, middle: number, along: Axis, across: Axis) =>
  [from, to].some(
    (end) => at[across] === end[across] && isBetween(at[along], end[along], middle),
  ) ||
  (at[along] === middle && isBetween(at[across], from[across], to[across]))

const isBetween = (index: number, a: number, b: number): boolean =>
  Math.min(a, b) <= index && index <= Math.max(a, b)

/** Yields one tile, then two, of each kind: between the same ends, tiles of a lane do the same. */
function* choices(board: Board, gravity: Gravity, pair: Pair): Generator<readonly Position[]> {
  const isGoing = (at: Position | undefined): at is Position => !!at && !isOneOf(pair, at)
  const last = lanesOf(board, gravity).flatMap((lane) => {
    const tiles = lane.map((cell) => toPosition(board, cell)).filter((at) => hasTile(board, at))
    const places = tiles.map((at, depth) => ({ at, before: tiles[depth - 1] }))
    return places.filter(({ at }, depth) => isGoing(at) && !isGoing(tiles[depth + 1]))
  })
  for (const { at } of last) yield [at]
  for (const [index, { at, before }] of last.entries()) {
    if (isGoing(before)) yield [at, before]
    for (const other of last.slice(index + 1)) yield [at, other.at]
  }
}
