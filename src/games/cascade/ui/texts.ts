import type { I18n } from '@lingui/core'
import { type Colour, colourName, type Form, formName } from '#src/ui/names.ts'
import { listed } from '#src/ui/texts.ts'
import type { Group } from '../rules/matches.ts'
import type { CascadeEvent } from '../rules/types.ts'

/** Colours and forms of kinds 1–16. */
const LOOKS: readonly (readonly [Colour, Form])[] = [
  ['red', 'circle'],
  ['blue', 'diamond'],
  ['green', 'square'],
  ['yellow', 'star'],
  ['purple', 'triangle'],
  ['orange', 'hexagon'],
  ['teal', 'drop'],
  ['pink', 'heart'],
  ['brown', 'cross'],
  ['slate', 'moon'],
  ['lime', 'pentagon'],
  ['indigo', 'ring'],
  ['grey', 'arrow'],
  ['wine', 'hourglass'],
  ['olive', 'leaf'],
  ['sky', 'bolt'],
]

export function gemName(i18n: I18n, kind: number): string {
  const look = LOOKS[kind - 1]
  if (!look) return ''
  const [colour, form] = look
  const values = { colour: colourName(i18n, colour), form: formName(i18n, form) }
  return i18n._({ id: 'coloured', message: '{colour} {form}', values })
}

const groupText = (i18n: I18n, [kind, x, y, count]: Group): string =>
  i18n._({
    id: 'cascade.group',
    message: '{count} × {name} from row {row}, column {col}',
    values: { count, name: gemName(i18n, kind), row: y + 1, col: x + 1 },
  })

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
      groups: listed(
        i18n,
        groups.map((group) => groupText(i18n, group)),
      ),
    },
  })
