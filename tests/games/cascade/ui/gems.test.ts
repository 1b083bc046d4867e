import { setupI18n } from '@lingui/core'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import gems from '#src/games/cascade/gems.json'
import { MAX_KINDS } from '#src/games/cascade/rules/board.ts'
import { messages } from '#src/locales/en.po'
import { colourName, formName } from '#src/ui/names.ts'

const PAINT = v.pipe(v.string(), v.hexColor())
const OUTLINE = v.pipe(v.string(), v.regex(/^M[\d\s.achlmqstvz-]+z$/i))
const GEM = v.strictObject({
  colour: v.string(),
  form: v.string(),
  outline: OUTLINE,
  fill: PAINT,
  edge: PAINT,
})

test('every kind has a gem of its own outline and fill', () => {
  expect(v.parse(v.array(GEM), gems)).toHaveLength(MAX_KINDS)
  expect(new Set(gems.map(({ outline }) => outline)).size).toBe(MAX_KINDS)
  expect(new Set(gems.map(({ fill }) => fill)).size).toBe(MAX_KINDS)
})

const i18n = setupI18n({ locale: 'en', messages: { en: messages } })

test.each(gems)('the $colour $form is called so', ({ colour, form }) => {
  expect(formName(i18n, form)).toBe(form)
  expect(colourName(i18n, colour)).toBe(colour === 'sky' ? 'sky-blue' : colour)
})
