import type { GameResult } from '#src/define/define-game.ts'
import { NO_ASSISTS } from '#src/engine/session.ts'

/** Returns a won novice game of Link with other fields. */
export const makeResult = (own: Partial<GameResult> = {}): GameResult => ({
  game: 'link',
  choice: 'novice',
  seed: 'x',
  end: 'won',
  ms: 60_000,
  moves: 24,
  assists: NO_ASSISTS,
  at: 1,
  ...own,
})
