import type { I18n } from '@lingui/core'
import type { SaveProblem } from '../../../engine/session'
import type { AskedProblem } from '../asked'

type CascadeProblem = AskedProblem | SaveProblem

const UNREADABLE = /*i18n*/ {
  id: 'cascade.problem.save',
  message: 'Its list of moves cannot be read.',
}

const WORDS = {
  'unknown-choice': /*i18n*/ {
    id: 'cascade.problem.choice',
    message: 'There is no board named “{detail}”.',
  },
  'not-options': /*i18n*/ {
    id: 'cascade.problem.options',
    message: 'It does not say what to deal.',
  },
  'bad-size': /*i18n*/ {
    id: 'cascade.problem.size',
    message: 'A board has 3 to 32 columns and rows, not {detail}.',
  },
  'bad-kinds': /*i18n*/ {
    id: 'cascade.problem.kinds',
    message: 'A board has 3 to 16 kinds of gem, not {detail}.',
  },
  'bad-swaps': /*i18n*/ {
    id: 'cascade.problem.swaps',
    message: 'A game has 1 to 5000 swaps, or is endless; {detail} is neither.',
  },
  'unknown-counting': /*i18n*/ {
    id: 'cascade.problem.counting',
    message: 'Gems are counted by clusters or by lines, not by “{detail}”.',
  },
  'unknown-deal': /*i18n*/ {
    id: 'cascade.problem.deal',
    message: 'It was made by a version of the game that deals otherwise ({detail}).',
  },
  'bad-move': /*i18n*/ {
    id: 'cascade.problem.move',
    message: 'Its list of moves does not fit the board (move {detail}).',
  },
  'not-a-save': UNREADABLE,
  'other-version': UNREADABLE,
  'other-game': UNREADABLE,
  'bad-options': UNREADABLE,
} as const satisfies Record<CascadeProblem, unknown>

const isKnown = (code: string): code is CascadeProblem => code in WORDS

/** What is wrong with a link, in a sentence. */
export function problemWords(i18n: I18n, { code, detail = '' }: { code: string; detail?: string }) {
  const words = isKnown(code) ? WORDS[code] : WORDS['not-options']
  return i18n._(words.id, { detail }, { message: words.message })
}
