import type { I18n } from '@lingui/core'
import { type Colour, colourName } from '#src/ui/colour-names.ts'
import { type Form, formName } from '#src/ui/form-names.ts'
import { listed } from '#src/ui/texts.ts'
import type { Group } from '../rules/matches'
import type { CascadeEvent } from '../rules/types'

/** Colours and forms of kinds 1 to 16. */
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

/** What a kind of gem is called: its colour and its form. */
export function gemName(i18n: I18n, kind: number): string {
  const look = LOOKS[kind - 1]
  if (!look) return ''
  const [colour, form] = look
  const values = { colour: colourName(i18n, colour), form: formName(i18n, form) }
  return i18n._({ id: 'coloured', message: '{colour} {form}', values })
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
      groups: listed(
        i18n,
        groups.map((group) => groupText(i18n, group)),
      ),
    },
  })
