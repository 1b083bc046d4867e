// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Assists } from '#src/engine/session.ts'
import { AssistsUsed } from '#src/results/ui/AssistsUsed.tsx'

test.each<[string, Assists, string]>([
  ['by their texts, in one order', { undo: 2, hint: 1 }, '1 hint and 2 undos'],
  ['not those of a count of 0', { hint: 0, shuffle: 1 }, '1 shuffle'],
  ['by name where there is no text', { undo: 1, peek: 3 }, '1 undo and peek: 3'],
  ['as none where there are none', {}, 'No assists'],
])('assists are listed %s', (_, assists, expected) => {
  const { container } = render(
    <I18nProvider i18n={i18n}>
      <AssistsUsed assists={assists} />
    </I18nProvider>,
  )
  expect(container.textContent).toBe(expected)
})
