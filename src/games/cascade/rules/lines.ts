import { type Position, positions } from '#src/engine/grid.ts'
import { type Board, kindAt } from './board'
import type { Group } from './clusters'

/** A way to walk along a line. */
type Step = Readonly<Position>

const ALONG_ROW: Step = { row: 0, col: 1 }
const ALONG_COLUMN: Step = { row: 1, col: 0 }

/**
 * The other counting: each longest run of three or more by itself, so that gems where two runs
 * cross count twice. In reading order of the first gem, a run along the row before one down.
 */
export function countLines(board: Board): Group[] {
  return [...positions(board)].flatMap((start) => [
    ...findLine(board, start, ALONG_ROW),
    ...findLine(board, start, ALONG_COLUMN),
  ])
}

/** The run that starts here, if one does. */
function findLine(board: Board, { row, col }: Position, step: Step): Group[] {
  const kind = kindAt(board, { row, col })
  if (kind === 0 || kindAt(board, { row: row - step.row, col: col - step.col }) === kind) return []
  let count = 1
  while (kindAt(board, { row: row + count * step.row, col: col + count * step.col }) === kind) {
    count++
  }
  return count < 3 ? [] : [[kind, col, row, count]]
}
