import type { Prove } from './find'
import { solve } from './verdict'

/** Positions searched for each seed. */
const BUDGET = 10_000

export const prove: Prove = (board, gravity) => {
  const verdict = solve(board, gravity, BUDGET)
  return verdict.status === 'clearable' ? verdict.moves : undefined
}
