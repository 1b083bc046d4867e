import type { I18n } from '@lingui/core'
import type { Effect } from '../rules/step'

/** What a step would do: "clears 3 flowers: 2 points", "free slide, 2 left after it". */
export function effectWords(i18n: I18n, effect: Effect): string {
  switch (effect.type) {
    case 'clear':
      return i18n._({
        id: 'garden.effect.clear',
        message:
          'clears {count} flowers: {points, plural, =0 {no points} one {# point} other {# points}}',
        values: { count: effect.cells.length, points: effect.points },
      })
    case 'free-slide':
      return i18n._({
        id: 'garden.effect.slide',
        message: 'free slide, {left} left after it',
        values: { left: effect.left },
      })
  }
}
