import { tilesOf, without } from '../board/board'
import { slide } from '../board/gravity'
import { dealBoard } from '../deal/deal'
import { solve, type Verdict } from './solve'
import type { LinkState } from './types'

/**
 * What is known of a position: what the solver finds, or else, on the deal's own clearing line, its
 * rest. Under gravity some deals are beyond any search, but none is without that line. `budget` is
 * in positions searched.
 */
export function judge(state: LinkState, budget?: number): Verdict {
  const verdict = solve(state.board, state.options.gravity, budget)
  return verdict.status === 'unknown' ? (followDeal(state) ?? verdict) : verdict
}

/** The rest of the deal's clearing line, if the position lies on it. */
function followDeal({ board, options, seed }: LinkState): Verdict | undefined {
  const { board: dealt, certificate } = dealBoard(options, seed)
  if (!certificate) return undefined
  const taken = (tilesOf(dealt).length - tilesOf(board).length) / 2
  let reached = dealt
  for (const { from, to } of certificate.slice(0, taken)) {
    reached = slide(without(reached, from, to), options.gravity).board
  }
  const isOnLine = reached.cells.every((kind, index) => kind === board.cells[index])
  return isOnLine ? { status: 'clearable', moves: certificate.slice(taken) } : undefined
}
