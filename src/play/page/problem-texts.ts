import type { MessageDescriptor } from '@lingui/core'

const NO_SUCH = /*i18n*/ {
  id: 'problem.no-such',
  message:
    'There is no {what, select, page {page} game {game} level {level} gravity {gravity} walls {wall layout} other {board}} named “{detail}”.',
}

const MISSING = /*i18n*/ {
  id: 'problem.missing',
  message:
    'The link is missing its {what, select, level {level} size {board size (cols and rows)} kinds {number of kinds (kinds)} other {board}}. Possible values: {detail}.',
}

const BAD_NUMBER = /*i18n*/ {
  id: 'problem.number',
  message:
    'A board has {min} to {max} {what, select, size {columns and rows} other {kinds}}, not {detail}.',
}

export const BAD_SIZE: MessageDescriptor = { ...BAD_NUMBER, values: { what: 'size' } }

export const BAD_KINDS: MessageDescriptor = { ...BAD_NUMBER, values: { what: 'kinds' } }

type Subject = 'page' | 'game' | 'level' | 'gravity' | 'walls' | 'board' | 'size' | 'kinds'

export const noSuch = (what: Subject): MessageDescriptor => ({ ...NO_SUCH, values: { what } })

export const missing = (what: Subject): MessageDescriptor => ({ ...MISSING, values: { what } })

export const BAD_MOVES = /*i18n*/ {
  id: 'problem.moves',
  message: 'Its list of moves cannot be read.',
}

export const NO_BOARD = /*i18n*/ {
  id: 'problem.options',
  message: 'It doesn’t say which board to deal.',
}

export const OTHER_DEAL = /*i18n*/ {
  id: 'problem.deal',
  message: 'It comes from a version of the game that deals differently ({detail}).',
}

export const ODD_TILES = /*i18n*/ {
  id: 'problem.odd-tiles',
  message:
    'A board of {detail} has an odd number of tiles, so one would be left over. Make the columns or the rows even.',
}

export const BAD_AREA = /*i18n*/ {
  id: 'problem.area',
  message: 'Its board is {is, select, small {too small} other {too large}} ({detail}).',
}
