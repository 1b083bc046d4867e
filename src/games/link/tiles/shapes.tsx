import type { I18n } from '@lingui/core'
import { type Form, formName } from '#src/ui/names.ts'
import { capitalised } from '#src/ui/texts.ts'
import { Drawing, type TileSet } from './tile-set.tsx'

/** Outlines of distinct forms, 36 × 36. */
const FORMS: readonly (readonly [form: Form, outline: string])[] = [
  ['circle', 'M18 4a14 14 0 1 1 0 28 14 14 0 1 1 0-28z'],
  ['square', 'M6 6h24v24H6z'],
  ['triangle', 'M18 4l15 27H3z'],
  ['diamond', 'M18 2l15 16-15 16L3 18z'],
  ['hourglass', 'M4 4h28L22 18l10 14H4l10-14z'],
  ['star', 'M18 2l4.7 10.6 11.3 1.2-8.5 7.6 2.5 11.3L18 27l-10 5.7 2.5-11.3L2 13.8l11.3-1.2z'],
  ['cross', 'M13 4h10v9h9v10h-9v9H13v-9H4V13h9z'],
  ['heart', 'M18 32C5 22 3 16 3 12a7.5 7.5 0 0 1 15-2 7.5 7.5 0 0 1 15 2c0 4-2 10-15 20z'],
  ['moon', 'M24 4a14.5 14.5 0 1 0 8 20A12.5 12.5 0 0 1 24 4z'],
  ['drop', 'M18 3c8 10 12 14 12 19a12 12 0 0 1-24 0c0-5 4-9 12-19z'],
  ['arrow', 'M18 3l14 15h-8v15H12V18H4z'],
  ['bolt', 'M23 1L4 20h10l-3 15 21-20H21z'],
]

/** Distinct to most colour-blind eyes, with contrast on ivory; forms do not depend on them. */
const COLOURS = ['#0068a3', '#b34700', '#00705a', '#99306a', '#6f5400', '#2b2b2b', '#4a45c4']

/** Maps kinds 1–36 to all pairs of form and fill. */
function shapeOf(kind: number) {
  const index = kind - 1
  const [form, outline] = FORMS[index % FORMS.length] ?? ['circle', '']
  return {
    form,
    outline,
    fill: ['full', 'hollow', 'half'][Math.floor(index / FORMS.length)] ?? 'full',
    colour: COLOURS[index % COLOURS.length] ?? '#000',
  }
}

function shapeName(i18n: I18n, kind: number): string {
  const { form, fill } = shapeOf(kind)
  const name = i18n._({
    id: 'link.shape',
    message: '{fill, select, full {full} hollow {hollow} other {half-full}} {form}',
    values: { fill, form: formName(i18n, form) },
  })
  return capitalised(name)
}

function Shape({ kind }: { kind: number }) {
  const { outline, fill, colour } = shapeOf(kind)
  return (
    <Drawing
      fill={fill === 'full' ? colour : 'none'}
      stroke={colour}
      strokeWidth="2.8"
      strokeLinejoin="round"
    >
      <path d={outline} />
      {fill === 'half' && <path d={outline} fill={colour} style={{ clipPath: 'inset(50% 0 0)' }} />}
    </Drawing>
  )
}

export const shapes: TileSet = { name: shapeName, Face: Shape }
