import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Assists } from '#src/engine/session.ts'
import { assistsText } from '#src/results/assists.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

test.each<[string, Assists, string]>([
  ['by their texts, in one order', { undo: 2, hint: 1 }, '1 hint and 2 undos'],
  ['not those of a count of 0', { hint: 0, shuffle: 1 }, '1 shuffle'],
  ['by name where there is no text', { undo: 1, peek: 3 }, '1 undo and peek: 3'],
  ['as none where there are none', {}, 'No assists'],
])('assists are listed %s', (_, assists, expected) => {
  expect(assistsText(i18n, assists)).toBe(expected)
})
