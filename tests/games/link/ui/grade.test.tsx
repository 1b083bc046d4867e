// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Grade } from '#src/games/link/grade/scales.ts'
import { GradeScale } from '#src/games/link/ui/GradeScale.tsx'

const textsOf = (role: string) =>
  screen.getAllByRole(role).map(({ textContent }) => textContent?.trim())

test.each<[Grade, string[]]>([
  [
    { risk: 'easy', search: 'obvious', cleared: 256, looks: 1.84 },
    [
      'Easy, 1 of 5',
      '256 of 256 random players clear it',
      'Obvious, 1 of 5',
      '1.8 tiles looked at to find a match',
    ],
  ],
  [
    { risk: 'fiendish', search: 'buried', cleared: 11, looks: 12 },
    [
      'Fiendish, 4 of 5',
      '11 of 256 random players clear it',
      'Buried, 5 of 5',
      '12 tiles looked at to find a match',
    ],
  ],
])('%o is told by words, steps and figures', (grade, texts) => {
  render(
    <I18nProvider i18n={i18n}>
      <GradeScale grade={grade} />
    </I18nProvider>,
  )
  expect(textsOf('term')).toEqual(['Risk', 'Search'])
  expect(textsOf('definition')).toEqual(texts)
})
