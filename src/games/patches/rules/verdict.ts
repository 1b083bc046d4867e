import { type Board, capturedOn, isFull } from './board'
import type { Each, PatchesState, Player, Reason } from './types'

/** How a game ended: who won, and what decided it. */
export interface Verdict {
  readonly winner: Player | null
  readonly reason: Reason
}

/** Who has more, if anybody. */
const ahead = ({ user, opponent }: Each<number>): Player | null => {
  if (user > opponent) return 'user'
  return opponent > user ? 'opponent' : null
}

/** The player who holds more than half of the cells. */
function majorityOn(board: Board): Player | null {
  const captured = capturedOn(board)
  return 2 * Math.max(captured.user, captured.opponent) > board.cells.length
    ? ahead(captured)
    : null
}

/** How the game ended; `null` while it goes on. More cells win; of equal cells, more points. */
export function verdictOn({
  board,
  points,
}: Pick<PatchesState, 'board' | 'points'>): Verdict | null {
  const majority = majorityOn(board)
  if (majority) return { winner: majority, reason: 'majority' }
  if (!isFull(board)) return null
  const more = ahead(capturedOn(board))
  if (more) return { winner: more, reason: 'cells' }
  const stronger = ahead(points)
  return { winner: stronger, reason: stronger ? 'points' : 'equal' }
}
