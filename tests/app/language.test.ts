import { expect, test } from 'vitest'
import { pickLanguage } from '#src/app/language.ts'

test.each([
  ['system', ['en-GB'], 'en'],
  ['system', ['vi-VN'], 'vi'],
  ['system', ['zh-TW'], 'zh-Hant'],
  ['system', ['zh-CN'], 'zh-Hant'],
  ['system', ['fr-FR'], 'en'],
  ['system', ['fr-FR', 'VI', 'en'], 'vi'],
  ['system', [], 'en'],
  ['en', ['vi-VN'], 'en'],
] as const)('with %s chosen, a browser that prefers %j gets %s', (chosen, preferred, language) => {
  expect(pickLanguage(chosen, preferred)).toBe(language)
})
