import type { I18n } from '@lingui/core'
import type { Step } from '#src/engine/session.ts'

/** Words that several pages of Link say, and its board is shown without. */
export const BEST = /*i18n*/ { id: 'link.level.best', message: 'Best {time}' }
export const CLEARED = /*i18n*/ { id: 'link.cleared', message: 'Board cleared. You win!' }
export const DIFFICULTY = /*i18n*/ { id: 'link.difficulty', message: 'Difficulty' }
export const GRADES = /*i18n*/ { id: 'link.grades', message: 'How boards are graded' }
export const GRAVITY = /*i18n*/ { id: 'link.gravity', message: 'After a match' }
export const LOST = /*i18n*/ { id: 'link.lost', message: 'This board can no longer be cleared.' }
export const LOST_AS_DEALT = /*i18n*/ {
  id: 'link.lost.dealt',
  message: 'This board cannot be cleared.',
}
export const MOVES = /*i18n*/ {
  id: 'link.over.moves',
  message: '{count, plural, one {# move} other {# moves}}',
}
export const NEXT = /*i18n*/ { id: 'link.next.larger', message: 'Next: {name}' }
export const NO_SHUFFLE = /*i18n*/ {
  id: 'link.no-shuffle',
  message: 'No shuffle gets past the walls.',
}
export const OVER = /*i18n*/ {
  id: 'link.over',
  message: 'No matches are left, and no shuffle is possible. The game is lost.',
}
export const PLAY_STAGE = /*i18n*/ { id: 'link.journey.play', message: 'Play stage {stage}' }
export const RISK = /*i18n*/ { id: 'link.risk', message: 'Risk' }
export const SEARCH = /*i18n*/ { id: 'link.search', message: 'Search' }
export const SIZE = /*i18n*/ { id: 'link.size', message: 'Size' }
export const WON_BOARD = /*i18n*/ {
  id: 'link.won.board',
  message: 'The board in the order in which it was cleared',
}

/** Numbers the forced shuffle of a step among those of its game; a link does not know of earlier ones. */
export const forcedNumber = (step: Step): number =>
  step.assists ? (step.assists.forced ?? 0) + 1 : 0

export const forcedText = (i18n: I18n, count: number): string =>
  i18n._({
    id: 'link.forced',
    message:
      '{count, plural, =0 {Nothing matched: shuffled.} one {Nothing matched: shuffled, #.} other {Nothing matched: shuffled, #.}}',
    values: { count },
  })
