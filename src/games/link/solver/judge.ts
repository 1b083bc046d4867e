import { type Board, tilesOf, without } from '../board/board'
import { slide } from '../board/gravity'
import { peelDeal } from '../deal/deal'
import type { LinkOptions } from '../deal/levels'
import type { LinkState } from '../rules/types'
import { solve, type Verdict } from './verdict'

/**
 * What is known of a position: what the solver finds, or else, on a peeled deal's own line, its
 * rest. Under gravity some boards are beyond any search. `budget` is in positions searched.
 */
export function judge(
  { board, gravity, seed }: LinkState,
  options?: LinkOptions,
  budget?: number,
): Verdict {
  const verdict = solve(board, gravity, budget)
  if (verdict.status !== 'unknown' || !options) return verdict
  return followDeal(board, options, seed) ?? verdict
}

/** The rest of a peeled deal's line, if the board is on it. */
function followDeal(board: Board, options: LinkOptions, seed: string): Verdict | undefined {
  if (options.level === 'literal' || options.layout !== 'peeled') return undefined
  const peeled = peelDeal(options, seed)
  if (!peeled) return undefined
  const taken = (tilesOf(peeled.board).length - tilesOf(board).length) / 2
  let reached = peeled.board
  for (const { from, to } of peeled.line.slice(0, taken)) {
    reached = slide(without(reached, from, to), options.gravity).board
  }
  const isOnLine = reached.cells.every((content, index) => content === board.cells[index])
  return isOnLine ? { status: 'clearable', moves: peeled.line.slice(taken) } : undefined
}
