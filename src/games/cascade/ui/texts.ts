import type { I18n, MessageDescriptor } from '@lingui/core'
import type { Group } from '../rules/matches'
import type { CascadeEvent } from '../rules/types'

const NAMES: readonly MessageDescriptor[] = [
  /*i18n*/ { id: 'cascade.gem.circle', message: 'red circle' },
  /*i18n*/ { id: 'cascade.gem.diamond', message: 'blue diamond' },
  /*i18n*/ { id: 'cascade.gem.square', message: 'green square' },
  /*i18n*/ { id: 'cascade.gem.star', message: 'yellow star' },
  /*i18n*/ { id: 'cascade.gem.triangle', message: 'purple triangle' },
  /*i18n*/ { id: 'cascade.gem.hexagon', message: 'orange hexagon' },
  /*i18n*/ { id: 'cascade.gem.drop', message: 'teal drop' },
  /*i18n*/ { id: 'cascade.gem.heart', message: 'pink heart' },
  /*i18n*/ { id: 'cascade.gem.cross', message: 'brown cross' },
  /*i18n*/ { id: 'cascade.gem.moon', message: 'slate moon' },
  /*i18n*/ { id: 'cascade.gem.pentagon', message: 'lime pentagon' },
  /*i18n*/ { id: 'cascade.gem.ring', message: 'indigo ring' },
  /*i18n*/ { id: 'cascade.gem.arrow', message: 'grey arrow' },
  /*i18n*/ { id: 'cascade.gem.hourglass', message: 'wine hourglass' },
  /*i18n*/ { id: 'cascade.gem.leaf', message: 'olive leaf' },
  /*i18n*/ { id: 'cascade.gem.bolt', message: 'sky-blue bolt' },
]

/** What a kind of gem is called: its colour and its form. */
export function gemName(i18n: I18n, kind: number): string {
  const name = NAMES[kind - 1]
  return name ? i18n._(name) : ''
}

/** Gems that count as one: how many, of which kind, and where the first of them was. */
const groupText = (i18n: I18n, [kind, x, y, count]: Group): string =>
  i18n._({
    id: 'cascade.group',
    message: '{count} × {name} from row {row}, column {col}',
    values: { count, name: gemName(i18n, kind), row: y + 1, col: x + 1 },
  })

/** A step of a cascade: what lined up, how many, and what it brought. */
export const stepText = (
  i18n: I18n,
  { step, groups, points }: Extract<CascadeEvent, { type: 'matched' }>,
): string =>
  i18n._({
    id: 'cascade.step',
    message: 'Step {step}: {groups}. {points, plural, one {# point} other {# points}}.',
    values: {
      step,
      points,
      groups: groups.map((group) => groupText(i18n, group)).join('; '),
    },
  })
