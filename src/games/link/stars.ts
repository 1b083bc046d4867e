import type { GameResult } from '#src/define/define-game.ts'
import { PLAYED_ON } from '#src/engine/session.ts'
import type { LinkChoice } from './choice.ts'
import type { Net } from './deal/levels.ts'

/** The first stage of each of the journey's gardens whose last star is only for a game with no net. */
export const FIRST_STRICT = 4

export const needsNoNet = (choice: LinkChoice): boolean =>
  choice.type === 'journey' && choice.stage !== undefined && choice.stage >= FIRST_STRICT

/** A board that was cleared. */
export interface Cleared extends Pick<GameResult, 'ms' | 'assists'>, Net {
  readonly limitMs: number
  /** Gives the last star only to a board with no net. */
  readonly needsNoNet?: boolean
}

/**
 * Awards a star for clearing a board, one for doing so in time, and one for doing so without help. Played on from an
 * earlier turn, a board has only the first and, with no net, none: stuck would not be lost.
 */
export function starsEarned({ ms, assists, limitMs, needsNoNet = false, net }: Cleared) {
  if (assists[PLAYED_ON]) return [net !== false, false, false] as const
  const isUnassisted = Object.values(assists).every((count) => count === 0)
  const isAlone = isUnassisted && (!needsNoNet || net === false)
  return [true, ms <= limitMs, isAlone] as const
}

export const starsOf = (cleared: Cleared): number => starsEarned(cleared).filter(Boolean).length
