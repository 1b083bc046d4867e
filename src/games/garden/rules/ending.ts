import { canMove } from './step'
import { type Ending, type GardenPosition, SIDES, type Side, type Tally } from './types'

/** How the game has ended; `null` while it goes on. */
export function findEnding(position: GardenPosition): Ending | null {
  const winner = leaderOf(position.points)
  if (hasReachedGoal(position)) return { winner, reason: 'goal' }
  if (SIDES.some((side) => canMove(position, side))) return null
  return { winner, reason: 'no-moves' }
}

export const hasReachedGoal = ({ points, goal }: GardenPosition): boolean =>
  SIDES.some((side) => points[side] >= goal)

function leaderOf({ human, ai }: Tally): Side | null {
  if (human > ai) return 'human'
  return ai > human ? 'ai' : null
}
