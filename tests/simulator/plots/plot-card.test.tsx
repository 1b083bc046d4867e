// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { PlotCard } from '#src/simulator/plots/PlotCard.tsx'

/** Preloads the drawing library, which is large. */
beforeAll(() => import('#src/simulator/plots/plot.ts'), 60_000)

const draw = () => document.createElementNS('http://www.w3.org/2000/svg', 'svg')

test.each([
  ['SVG', 'is saved', 'Saved as a file.', 1],
  // jsdom decodes no images.
  ['PNG', 'that cannot be made is reported', 'It could not be made. Nothing was shared.', 0],
])('a plot as %s %s', async (type, _, expected, downloads) => {
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} })
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saved.mockClear()
  const plot = { title: 'Steps', file: 'steps', legend: [], captions: ['A'], head: [], rows: [] }
  render(
    <I18nProvider i18n={i18n}>
      <PlotCard {...plot} ground="light" draw={draw} />
    </I18nProvider>,
  )
  await userEvent.click(screen.getByRole('button', { name: `Download Steps, ${type}` }))
  expect((await screen.findByText(expected)).getAttribute('role')).toBe('status')
  expect(saved).toHaveBeenCalledTimes(downloads)
})
