import type { Board } from './board'
import { countGroups } from './cascade'
import { findMarks } from './marks'
import { scoreStep } from './points'
import { legalSwaps, type Swap, swapped } from './swaps'
import type { Counting } from './types'

/** The legal swap whose own matches bring the most points, the first of equals; none on a dead board. */
export function findHint(board: Board, counting: Counting): Swap | undefined {
  let best: Swap | undefined
  let most = 0
  for (const swap of legalSwaps(board)) {
    const points = scoreSwap(swapped(board, swap), counting)
    if (points > most) [best, most] = [swap, points]
  }
  return best
}

const scoreSwap = (board: Board, counting: Counting): number =>
  scoreStep(countGroups(board, findMarks(board), counting), 1)
