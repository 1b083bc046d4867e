import type { MessageDescriptor } from '@lingui/core'
import type { CodeProblem } from '#src/engine/game-code.ts'
import type { LinkProblem } from '#src/engine/link-code.ts'
import type { SaveProblem } from '#src/engine/restore.ts'

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

export const NO_BOARD = /*i18n*/ {
  id: 'problem.options',
  message: 'It doesn’t say which board to deal.',
}

const OTHER_DEAL = /*i18n*/ {
  id: 'problem.deal',
  message: 'It comes from a version of the game that deals differently ({detail}).',
}

const BAD_NUMBER = /*i18n*/ {
  id: 'problem.number',
  message:
    'A board has {min} to {max} {what, select, size {columns and rows} other {kinds}}, not {detail}.',
}

const BAD_AREA = /*i18n*/ {
  id: 'problem.area',
  message: 'Its board is {is, select, small {too small} other {too large}} ({detail}).',
}

const BAD_MOVES = /*i18n*/ {
  id: 'problem.moves',
  message: 'Its list of moves cannot be read.',
}

const BAD_CODE = /*i18n*/ {
  id: 'problem.code',
  message: 'The game in it was cut off or changed on the way, but its board is whole.',
}

const noSuch = (what: string) => ({ ...NO_SUCH, values: { what } })
const missing = (what: string) => ({ ...MISSING, values: { what } })

/** Reasons for which any game may refuse a link, each with its text. */
export const PROBLEMS = {
  'no-page': noSuch('page'),
  'no-game': noSuch('game'),
  'unknown-choice': noSuch('board'),
  'unknown-level': noSuch('level'),
  'unknown-difficulty': noSuch('level'),
  'unknown-board': noSuch('board'),
  'unknown-gravity': noSuch('gravity'),
  'unknown-walls': noSuch('walls'),
  'no-level': missing('level'),
  'no-board': missing('board'),
  'no-size': missing('size'),
  'no-kinds': missing('kinds'),
  'no-position': /*i18n*/ {
    id: 'link.problem.no-board',
    message: 'The link is missing its board.',
  },
  'no-seed': NO_BOARD,
  'not-options': NO_BOARD,
  'too-long': /*i18n*/ { id: 'link-code.too-long', message: 'It is too long to be a game.' },
  'bad-field': /*i18n*/ {
    id: 'link-code.bad-field',
    message: 'Part of it cannot be read: “{detail}”.',
  },
  twice: /*i18n*/ { id: 'link-code.twice', message: 'It has “{detail}” twice.' },
  'bad-size': { ...BAD_NUMBER, values: { what: 'size' } },
  'bad-kinds': { ...BAD_NUMBER, values: { what: 'kinds' } },
  'bad-net': /*i18n*/ {
    id: 'problem.net',
    message: 'Its field “net” can only be “false” (no net), not “{detail}”.',
  },
  'odd-tiles': /*i18n*/ {
    id: 'problem.odd-tiles',
    message:
      'A board of {detail} has an odd number of tiles, so one would be left over. Make the columns or the rows even.',
  },
  'too-small': { ...BAD_AREA, values: { is: 'small' } },
  'too-large': { ...BAD_AREA, values: { is: 'large' } },
  ragged: /*i18n*/ {
    id: 'problem.ragged',
    message: 'The rows of its board differ in length ({detail}).',
  },
  'unknown-character': /*i18n*/ {
    id: 'problem.character',
    message: 'Its board has a character that isn’t a tile ({detail}).',
  },
  'no-tiles': /*i18n*/ { id: 'link.problem.no-tiles', message: 'Its board is empty.' },
  'odd-kind': /*i18n*/ {
    id: 'link.problem.odd-kind',
    message: 'Its board has an odd number of tiles of kind {detail}, so one would be left over.',
  },
  'unknown-deal': OTHER_DEAL,
  'unknown-layout': OTHER_DEAL,
  'bad-move': /*i18n*/ {
    id: 'problem.move',
    message: 'Its list of moves doesn’t fit the board (move {detail}).',
  },
  'bad-code': BAD_CODE,
  cut: BAD_CODE,
  'other-code': /*i18n*/ {
    id: 'problem.other-code',
    message: 'The game in it comes from another version of Pairwise, but its board can be played.',
  },
  changed: /*i18n*/ {
    id: 'problem.changed',
    message: 'It was cut off or changed on the way, and would deal another board.',
  },
  forked: /*i18n*/ {
    id: 'problem.forked',
    message: 'It is not the game that you played: move {detail} is another. Yours is unchanged.',
  },
  'own-moves': /*i18n*/ {
    id: 'problem.own-moves',
    message:
      'It has moves of yours that were not made in your game here: {detail}. Yours is unchanged. Take them only if you made them on another device.',
  },
  'not-a-save': BAD_MOVES,
  'other-version': BAD_MOVES,
  'other-game': BAD_MOVES,
  'bad-options': BAD_MOVES,
} as const satisfies Readonly<
  Record<string, MessageDescriptor> &
    Record<SaveProblem | LinkProblem | CodeProblem, MessageDescriptor>
>

type SharedProblem = keyof typeof PROBLEMS

/** A game’s own texts of its refusals. */
export interface OwnProblems<Code extends string = string> {
  /** Texts for the reasons that only one game has, and for shared ones that it replaces. */
  readonly problems: Readonly<
    Record<Exclude<Code, SharedProblem>, MessageDescriptor> &
      Partial<Record<SharedProblem, MessageDescriptor>>
  >
  /** Least and most that a game's board may have. */
  readonly limits?: Readonly<Partial<Record<'size' | 'kinds', readonly [number, number]>>>
}
