import type { I18n } from '@lingui/core'
import { formName } from '#src/ui/names.ts'
import { capitalised } from '#src/ui/texts.ts'
import forms from './forms.json'
import { Drawing, type TileSet } from './tile-set.tsx'

/** Distinct to most colour-blind eyes, with contrast on ivory; forms do not depend on them. */
const COLOURS = ['#0068a3', '#b34700', '#00705a', '#99306a', '#6f5400', '#2b2b2b', '#4a45c4']

/** Maps kinds 1–36 to all pairs of form and fill. */
function shapeOf(kind: number) {
  const index = kind - 1
  const { form, outline } = forms[index % forms.length] ?? { form: 'circle', outline: '' }
  return {
    form,
    outline,
    fill: ['full', 'hollow', 'half'][Math.floor(index / forms.length)] ?? 'full',
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
