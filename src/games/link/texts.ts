/** Words that several pages of Link say, and its board is shown without. */
export const DIFFICULTY = /*i18n*/ { id: 'link.difficulty', message: 'Difficulty' }
export const GRADES = /*i18n*/ { id: 'link.grades', message: 'How boards are graded' }
export const GRAVITY = /*i18n*/ { id: 'link.gravity', message: 'After a match' }
export const JOURNEY_NAME = /*i18n*/ { id: 'link.journey', message: 'Journey' }
export const NO_NET = /*i18n*/ { id: 'link.no-net', message: 'No net' }
export const NO_SHUFFLE = /*i18n*/ {
  id: 'link.no-shuffle',
  message: 'No shuffle gets past the walls.',
}
export const PLAY_STAGE = /*i18n*/ { id: 'link.journey.play', message: 'Play stage {stage}' }
export const RISK = /*i18n*/ { id: 'link.risk', message: 'Risk' }
export const SEARCH = /*i18n*/ { id: 'link.search', message: 'Search' }
export const SIZE = /*i18n*/ { id: 'link.size', message: 'Size' }
export const WON_BOARD = /*i18n*/ {
  id: 'link.won.board',
  message: 'The board in the order in which it was cleared',
}
