import { isInside, isSame, type Pair, type Position, valueAt } from '#src/engine/grid.ts'
import { memoize } from '#src/engine/memo.ts'
import { type Board, isEmpty } from './board.ts'

/** A cell on a line, and the corner at which that line begins. */
interface Reached {
  readonly at: Position
  readonly isAcross: boolean
  /** In cells, of which a turn costs more than there are. */
  readonly cost: number
  readonly corner?: Reached
}

const TURN = 2_048

/** Finds the way of a refused pair once, since it is both told and drawn. */
export const wayOf = memoize((pair: Pair, board: Board) => findWay(board, pair))

/**
 * Finds the way over empty cells and the margin with the fewest turns, any number of them, and the shortest of these: its
 * ends and corners. Returns `undefined` if there is none.
 */
export function findWay(board: Board, { from, to }: Pair): readonly Position[] | undefined {
  const reached = new Map<number, Reached>()
  const corners: Reached[] = [true, false].map((isAcross) => ({ at: from, isAcross, cost: 0 }))
  let least = Infinity
  for (const corner of corners) {
    if (corner.cost + TURN > least) continue
    for (const next of turnAt(corner, board, to)) {
      const known = reached.get(keyOf(next))
      if (known && known.cost <= next.cost) continue
      reached.set(keyOf(next), next)
      corners.push(next)
      if (isSame(next.at, to)) least = Math.min(least, next.cost)
    }
  }
  const ends = [...reached.values()].filter(({ at }) => isSame(at, to))
  const end = ends.sort((a, b) => a.cost - b.cost)[0]
  return end && pointsTo(end)
}

/** Yields the cells of the line across the one that led to a corner. */
function* turnAt(corner: Reached, board: Board, to: Position): Generator<Reached> {
  const isAcross = !corner.isAcross
  for (const step of [-1, 1]) {
    let { at, cost } = { ...corner, cost: corner.cost + TURN }
    do {
      at = isAcross ? { ...at, col: at.col + step } : { ...at, row: at.row + step }
      cost++
      if (isFree(board, at) || isSame(at, to)) yield { at, isAcross, cost, corner }
    } while (isFree(board, at))
  }
}

/** Numbers a cell, the margin's too, for each of the two directions. */
const keyOf = ({ at: { row, col }, isAcross }: Reached): number =>
  2 * (32 * (row + 1) + col + 1) + Number(isAcross)

const isFree = (board: Board, { row, col }: Position): boolean =>
  isInside({ rows: board.rows + 2, cols: board.cols + 2 }, { row: row + 1, col: col + 1 }) &&
  isEmpty(valueAt(board, { row, col }))

const pointsTo = ({ at, corner }: Reached): readonly Position[] =>
  corner ? [...pointsTo(corner), at] : [at]
