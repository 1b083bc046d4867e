import type { I18n } from '@lingui/core'
import type { SaveProblem } from '../../../engine/session'
import type { AskedProblem } from '../asked'

type LinkProblem = AskedProblem | SaveProblem

const WORDS = {
  'unknown-choice': /*i18n*/ {
    id: 'link.problem.choice',
    message: 'There is no board named “{detail}”.',
  },
  'not-options': /*i18n*/ { id: 'link.problem.options', message: 'It does not say what to deal.' },
  'no-level': /*i18n*/ {
    id: 'problem.no-level',
    message: 'A level is missing from it. There are: {detail}.',
  },
  'unknown-level': /*i18n*/ {
    id: 'link.problem.level',
    message: 'There is no level named “{detail}”.',
  },
  'unknown-gravity': /*i18n*/ {
    id: 'link.problem.drift',
    message: 'There is no drift named “{detail}”.',
  },
  'unknown-layout': /*i18n*/ {
    id: 'link.problem.deal',
    message: 'It was made by a version of the game that deals otherwise ({detail}).',
  },
  'unknown-walls': /*i18n*/ {
    id: 'link.problem.walls',
    message: 'There are no walls named “{detail}”.',
  },
  'no-size': /*i18n*/ {
    id: 'link.problem.no-size',
    message: 'The size of its board is missing: 2 to 30 columns (cols) and rows (rows).',
  },
  'bad-size': /*i18n*/ {
    id: 'link.problem.size',
    message: 'A board has 2 to 30 columns and rows, not {detail}.',
  },
  'odd-tiles': /*i18n*/ {
    id: 'link.problem.odd-tiles',
    message: 'A board of {detail} has an odd number of tiles, so one would be left over.',
  },
  'no-kinds': /*i18n*/ {
    id: 'link.problem.no-kinds',
    message: 'The number of kinds (kinds) is missing from it: 2 to 36.',
  },
  'bad-kinds': /*i18n*/ {
    id: 'link.problem.kinds',
    message: 'A board has 2 to 36 kinds, not {detail}.',
  },
  'no-board': /*i18n*/ { id: 'link.problem.no-board', message: 'The board is missing from it.' },
  'no-tiles': /*i18n*/ { id: 'link.problem.no-tiles', message: 'Its board is empty.' },
  'odd-kind': /*i18n*/ {
    id: 'link.problem.odd-kind',
    message: 'Its board has an odd number of tiles of kind {detail}, so one would be left over.',
  },
  'too-small': /*i18n*/ {
    id: 'link.problem.too-small',
    message: 'Its board is too small ({detail}).',
  },
  'too-large': /*i18n*/ {
    id: 'link.problem.too-large',
    message: 'Its board is too large ({detail}).',
  },
  ragged: /*i18n*/ {
    id: 'link.problem.ragged',
    message: 'The rows of its board differ in length ({detail}).',
  },
  'unknown-character': /*i18n*/ {
    id: 'link.problem.character',
    message: 'Its board has a character that is no tile ({detail}).',
  },
  'bad-move': /*i18n*/ {
    id: 'link.problem.move',
    message: 'Its list of moves does not fit the board (move {detail}).',
  },
  'not-a-save': /*i18n*/ { id: 'link.problem.save', message: 'Its list of moves cannot be read.' },
  'other-version': /*i18n*/ {
    id: 'link.problem.save',
    message: 'Its list of moves cannot be read.',
  },
  'other-game': /*i18n*/ { id: 'link.problem.save', message: 'Its list of moves cannot be read.' },
  'bad-options': /*i18n*/ { id: 'link.problem.save', message: 'Its list of moves cannot be read.' },
} as const satisfies Record<LinkProblem, unknown>

const isKnown = (code: string): code is LinkProblem => code in WORDS

/** What is wrong with a link, in a sentence. */
export function problemWords(i18n: I18n, { code, detail = '' }: { code: string; detail?: string }) {
  const words = isKnown(code) ? WORDS[code] : WORDS['not-options']
  return i18n._(words.id, { detail }, { message: words.message })
}
