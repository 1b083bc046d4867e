import type { I18n } from '@lingui/core'
import type { SaveProblem } from '../../../engine/session'
import type { AskedProblem } from '../asked'

type GardenProblem = AskedProblem | SaveProblem

const SAVE = /*i18n*/ {
  id: 'garden.problem.save',
  message: 'Its list of moves cannot be read.',
}

const WORDS = {
  'unknown-choice': /*i18n*/ {
    id: 'garden.problem.choice',
    message: 'There is no garden named “{detail}”.',
  },
  'not-options': /*i18n*/ {
    id: 'garden.problem.options',
    message: 'It does not say what to deal.',
  },
  'unknown-difficulty': /*i18n*/ {
    id: 'garden.problem.difficulty',
    message: 'There is no difficulty named “{detail}”.',
  },
  'unknown-deal': /*i18n*/ {
    id: 'garden.problem.deal',
    message: 'It was made by a version of the game that deals otherwise ({detail}).',
  },
  'bad-move': /*i18n*/ {
    id: 'garden.problem.move',
    message: 'Its list of moves does not fit the garden (move {detail}).',
  },
  'not-a-save': SAVE,
  'other-version': SAVE,
  'other-game': SAVE,
  'bad-options': SAVE,
} as const satisfies Record<GardenProblem, unknown>

const isKnown = (code: string): code is GardenProblem => code in WORDS

/** What is wrong with a link, in a sentence. */
export function problemWords(i18n: I18n, { code, detail = '' }: { code: string; detail?: string }) {
  const words = isKnown(code) ? WORDS[code] : WORDS['not-options']
  return i18n._(words.id, { detail }, { message: words.message })
}
