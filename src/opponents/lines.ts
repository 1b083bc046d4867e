import type { MessageDescriptor } from '@lingui/core'
import type { Strength } from '#src/engine/fields.ts'

/** Words of an opponent at the end of a game that the player won, lost or drew, by `result`. */
export const LINES: Readonly<Record<Strength, MessageDescriptor>> = {
  beginner: /*i18n*/ {
    id: 'line.beginner',
    message:
      '{result, select, won {Wow! Will you show me how?} lost {I won? I won! How did I do that?} other {The same as you! Does that count?}}',
  },
  easy: /*i18n*/ {
    id: 'line.easy',
    message:
      '{result, select, won {Lovely! I was watching a cloud.} lost {Oh, is it over? That was luck.} other {Half for you, half for me. Nice.}}',
  },
  fair: /*i18n*/ {
    id: 'line.fair',
    message:
      '{result, select, won {I grabbed and you thought. It shows.} lost {Grab first, think later. Ha!} other {So close! Quick, once more.}}',
  },
  medium: /*i18n*/ {
    id: 'line.medium',
    message:
      '{result, select, won {You spoilt all my plans. Bravo!} lost {For once, all went as planned.} other {Fair is fair. But who is better?}}',
  },
  hard: /*i18n*/ {
    id: 'line.hard',
    message:
      '{result, select, won {Well played. I have something to think about.} lost {A good game. One day you will have me.} other {Neither of us blinked.}}',
  },
}
