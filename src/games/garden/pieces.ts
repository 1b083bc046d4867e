import type { Session } from '#src/engine/session.ts'
import type { GardenGame, Side } from './rules/types'

/** How many flowers a side has moved or gathered with; turns that ran out of time do not count. */
export const piecesPlayed = ({ past }: Session<GardenGame>, side: Side): number =>
  past.filter(({ move }) => move.type === 'move' && move.side === side).length
