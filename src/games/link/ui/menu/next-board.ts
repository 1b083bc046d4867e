import type { GameResult } from '#src/define/define-game.ts'
import { dailyMarks } from '#src/results/calendar/days.ts'
import { type GameInProgress, gameOf } from '#src/saves/saved-games.ts'
import { type LinkChoice, parseChoice } from '../../choice.ts'
import { journeyOf, nextStage } from '../../journey/journey.ts'
import type { Stage } from '../../journey/stages.ts'

/** The board that Play on the menu opens, and why. */
export type NextBoard =
  | { readonly type: 'continue'; readonly entry: GameInProgress }
  | { readonly type: 'journey'; readonly choice: LinkChoice; readonly stage: Stage }
  | { readonly type: 'daily' | 'again' | 'first' | 'larger'; readonly choice: LinkChoice }

const FIRST: LinkChoice = { type: 'level', level: 'novice', gravity: 'none' }

/** The boards that a newcomer clears first, each larger than the one before. */
const TO_LEARN = [FIRST, { ...FIRST, level: 'normal' }, { ...FIRST, level: 'hard' }] as const

/**
 * Returns the board to play next: the latest game in progress, the next stage of a journey that was played last, today's
 * board, the next stage, or the last level played; for a newcomer the smallest board, then larger ones.
 */
export function nextBoard(
  saved: readonly GameInProgress[],
  results: readonly GameResult[],
  today: string,
): NextBoard {
  const entry = saved.find(({ slot }) => gameOf(slot) === 'link')
  if (entry) return { type: 'continue', entry }
  const own = results.filter(({ game }) => game === 'link')
  if (own.length === 0) return { type: 'first', choice: FIRST }
  const stage = nextStage(journeyOf(own))
  const choice = stage && parseChoice(stage.choice)
  const journey = choice && ({ type: 'journey', choice, stage } as const)
  if (journey && parseChoice(own.at(-1)?.choice ?? '')?.type === 'journey') return journey
  const larger = TO_LEARN[own.filter(({ end }) => end === 'won').length]
  if (larger) return { type: 'larger', choice: larger }
  if (!dailyMarks(own, 'link').has(today)) return { type: 'daily', choice: { type: 'daily' } }
  return journey ?? { type: 'again', choice: own.map(levelOf).findLast(Boolean) ?? FIRST }
}

/** Returns the level of a result, if its board was one of a level. */
function levelOf({ choice }: GameResult): LinkChoice | undefined {
  const parsed = parseChoice(choice)
  return parsed && 'level' in parsed ? parsed : undefined
}
