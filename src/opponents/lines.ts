import type { MessageDescriptor } from '@lingui/core'
import type { Outcome } from '#src/engine/rules.ts'
import type { Strength } from './strengths.ts'

/** Words of an opponent at the end of a game that the player won, lost or drew. */
export const LINES: Readonly<
  Record<Strength, Readonly<Record<Outcome['result'], MessageDescriptor>>>
> = {
  beginner: {
    won: /*i18n*/ { id: 'line.beginner.won', message: 'Wow! Will you show me how?' },
    lost: /*i18n*/ { id: 'line.beginner.lost', message: 'I won? I won! How did I do that?' },
    drawn: /*i18n*/ { id: 'line.beginner.drawn', message: 'The same as you! Does that count?' },
  },
  easy: {
    won: /*i18n*/ { id: 'line.easy.won', message: 'Lovely! I was watching a cloud.' },
    lost: /*i18n*/ { id: 'line.easy.lost', message: 'Oh, is it over? That was luck.' },
    drawn: /*i18n*/ { id: 'line.easy.drawn', message: 'Half for you, half for me. Nice.' },
  },
  fair: {
    won: /*i18n*/ { id: 'line.fair.won', message: 'I grabbed and you thought. It shows.' },
    lost: /*i18n*/ { id: 'line.fair.lost', message: 'Grab first, think later. Ha!' },
    drawn: /*i18n*/ { id: 'line.fair.drawn', message: 'So close! Quick, once more.' },
  },
  medium: {
    won: /*i18n*/ { id: 'line.medium.won', message: 'You spoilt all my plans. Bravo!' },
    lost: /*i18n*/ { id: 'line.medium.lost', message: 'For once, all went as planned.' },
    drawn: /*i18n*/ { id: 'line.medium.drawn', message: 'Fair is fair. But who is better?' },
  },
  hard: {
    won: /*i18n*/ { id: 'line.hard.won', message: 'Well played. I have something to think about.' },
    lost: /*i18n*/ { id: 'line.hard.lost', message: 'A good game. One day you will have me.' },
    drawn: /*i18n*/ { id: 'line.hard.drawn', message: 'Neither of us blinked.' },
  },
}
