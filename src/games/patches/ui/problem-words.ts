import type { I18n } from '@lingui/core'
import type { SaveProblem } from '../../../engine/session'
import type { AskedProblem } from '../asked'

type PatchesProblem = AskedProblem | SaveProblem

const WORDS = {
  'unknown-choice': /*i18n*/ {
    id: 'patches.problem.choice',
    message: 'There is no game named “{detail}”.',
  },
  'not-options': /*i18n*/ {
    id: 'patches.problem.options',
    message: 'It does not say what to deal.',
  },
  'no-board': /*i18n*/ {
    id: 'patches.problem.no-board',
    message: 'The board is missing from it. There are: {detail}.',
  },
  'unknown-board': /*i18n*/ {
    id: 'patches.problem.board',
    message: 'There is no board named “{detail}”.',
  },
  'no-level': /*i18n*/ {
    id: 'problem.no-level',
    message: 'A level is missing from it. There are: {detail}.',
  },
  'unknown-level': /*i18n*/ {
    id: 'patches.problem.level',
    message: 'There is no level named “{detail}”.',
  },
  'unknown-deal': /*i18n*/ {
    id: 'patches.problem.deal',
    message: 'It was made by a version of the game that deals otherwise ({detail}).',
  },
  'bad-move': /*i18n*/ {
    id: 'patches.problem.move',
    message: 'Its list of moves does not fit the game (move {detail}).',
  },
  'not-a-save': /*i18n*/ {
    id: 'patches.problem.save',
    message: 'Its list of moves cannot be read.',
  },
  'other-version': /*i18n*/ {
    id: 'patches.problem.save',
    message: 'Its list of moves cannot be read.',
  },
  'other-game': /*i18n*/ {
    id: 'patches.problem.save',
    message: 'Its list of moves cannot be read.',
  },
  'bad-options': /*i18n*/ {
    id: 'patches.problem.save',
    message: 'Its list of moves cannot be read.',
  },
} as const satisfies Record<PatchesProblem, unknown>

const isKnown = (code: string): code is PatchesProblem => code in WORDS

/** What is wrong with a link, in a sentence. */
export function problemWords(i18n: I18n, { code, detail = '' }: { code: string; detail?: string }) {
  const words = isKnown(code) ? WORDS[code] : WORDS['not-options']
  return i18n._(words.id, { detail }, { message: words.message })
}
