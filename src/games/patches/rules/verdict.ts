import { capturedOn, isFull } from './board.ts'
import type { Board, Each, PatchesState, Player, Reason } from './types.ts'

export interface Verdict {
  readonly winner: Player | null
  readonly reason: Reason
}

const leaderOf = ({ user, opponent }: Each<number>): Player | null => {
  if (user > opponent) return 'user'
  return opponent > user ? 'opponent' : null
}

function majorityOn(board: Board): Player | null {
  const captured = capturedOn(board)
  return 2 * Math.max(captured.user, captured.opponent) > board.cells.length
    ? leaderOf(captured)
    : null
}

/** Returns the result, or `null` while the game continues. More cells win, then more points. */
export function verdictOn({
  board,
  points,
}: Pick<PatchesState, 'board' | 'points'>): Verdict | null {
  const majority = majorityOn(board)
  if (majority) return { winner: majority, reason: 'majority' }
  if (!isFull(board)) return null
  const more = leaderOf(capturedOn(board))
  if (more) return { winner: more, reason: 'cells' }
  const stronger = leaderOf(points)
  return { winner: stronger, reason: stronger ? 'points' : 'equal' }
}
