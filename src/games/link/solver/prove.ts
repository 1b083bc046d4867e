import type { Prove } from './find.ts'
import { solve } from './verdict.ts'

/** Looks for each seed. */
const BUDGET = 5_000_000

export const prove: Prove = (board, gravity) => {
  const verdict = solve(board, gravity, BUDGET)
  return verdict.status === 'clearable' ? verdict.moves : undefined
}
