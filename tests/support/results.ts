import type { GameResult } from '#src/define/define-game.ts'

/** Returns a won novice game of Link with other fields. */
export const makeResult = (own: Partial<GameResult> = {}): GameResult => ({
  game: 'link',
  choice: 'novice',
  seed: 'x',
  end: 'won',
  ms: 60_000,
  moves: 24,
  assists: {},
  at: 1,
  ...own,
})
