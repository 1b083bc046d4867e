import type { I18n } from '@lingui/core'
import type { Notice } from '../events'
import type { Group } from '../rules/clusters'
import { gemName } from './gem-names'

/** Gems that count as one: how many, of which kind, and where the first of them was. */
const groupWords = (i18n: I18n, [kind, x, y, count]: Group): string =>
  i18n._({
    id: 'cascade.group',
    message: '{count} × {name} from row {row}, column {col}',
    values: { count, name: gemName(i18n, kind), row: y + 1, col: x + 1 },
  })

/** A step of a cascade: what lined up, how many, and what it brought. */
export const stepWords = (
  i18n: I18n,
  { step, groups, points }: Extract<Notice, { type: 'matched' }>,
): string =>
  i18n._({
    id: 'cascade.step',
    message: 'Step {step}: {groups}. {points, plural, one {# point} other {# points}}.',
    values: {
      step,
      points,
      groups: groups.map((group) => groupWords(i18n, group)).join('; '),
    },
  })
