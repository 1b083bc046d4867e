import type { MessageDescriptor } from '@lingui/core'

/** What several links and addresses are refused for; `what` and the limits come with each. */
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

const BAD_SIZE = /*i18n*/ {
  id: 'problem.size',
  message: 'A board has {min} to {max} columns and rows, not {detail}.',
}

const BAD_KINDS = /*i18n*/ {
  id: 'problem.kinds',
  message: 'A board has {min} to {max} kinds, not {detail}.',
}

type Thing = 'page' | 'game' | 'level' | 'gravity' | 'walls' | 'board' | 'size' | 'kinds'

export const noSuch = (what: Thing): MessageDescriptor => ({ ...NO_SUCH, values: { what } })

/** That something is missing; `detail` where the code of the problem does not list what it may be. */
export const missing = (what: Thing, detail?: string): MessageDescriptor => ({
  ...MISSING,
  values: detail ? { what, detail } : { what },
})

export const badSize = (min: number, max: number): MessageDescriptor => ({
  ...BAD_SIZE,
  values: { min, max },
})

export const badKinds = (min: number, max: number): MessageDescriptor => ({
  ...BAD_KINDS,
  values: { min, max },
})

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
