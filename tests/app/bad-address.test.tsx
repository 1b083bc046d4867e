// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { App } from '#src/app/App.tsx'

/** The address of a board given as text, rows separated by slashes. */
const literal = (rows: string): string =>
  `link?level=literal&board=${rows.replaceAll('/', '%0A')}&seed=test`

const BAD: readonly (readonly [address: string, words: string | RegExp])[] = [
  ['nowhere', 'no page named “nowhere”'],
  ['results/x', 'no page named “results/x”'],
  ['link/nothing', 'no board named “nothing”'],
  ['link/classic-sideways', 'no board named “classic-sideways”'],
  ['link/daily-2026-02-30', 'no board named “daily-2026-02-30”'],
  ['link/journey-8', 'no board named “journey-8”'],
  ['link/custom-31x4-8', '2 to 30 columns and rows, not 31'],
  ['link/custom-5x5-8', '5 × 5 has an odd number of tiles'],
  ['link/custom-6x6-37', '2 to 36 kinds, not 37'],
  ['link/link?level=classic&seed=a', 'no board named “/link?level=classic&seed=a”'],
  ['link/classic/and/more', 'no page named “link/classic/and/more”'],
  ['garden?cdifficulty=easy&seed=a', 'Part of it cannot be read: “cdifficulty=easy”'],
  [`link?level=novice&seed=${'a'.repeat(65)}`, /Part of it cannot be read: “a+”/],
  ['link?level=%E0%A4%A&seed=x', 'Part of it cannot be read'],
  ['link?seed=a', 'missing its level. Possible values: novice, normal, hard, classic,'],
  ['link?level=custom&seed=a', 'missing its board size (cols and rows). Possible values: 2–30.'],
  ['link?level=custom&rows=4&cols=4&seed=a', 'missing its number of kinds (kinds)'],
  ['patches?level=easy&seed=a', 'missing its board. Possible values: small, large.'],
  ['patches?board=small&seed=a', 'missing its level. Possible values: beginner, easy,'],
  ['tetris?seed=x', 'There is no game named “tetris”.'],
  ['link?level=novice', 'It doesn’t say which board to deal.'],
  ['link?level=novice&level=hard&seed=x', 'It has “level” twice.'],
  ['link?level=easy&seed=x', 'There is no level named “easy”.'],
  ['link?level=hard&gravity=out2&seed=x', 'There is no gravity named “out2”.'],
  ['link?level=hard&layout=odd&seed=x', 'deals differently (odd).'],
  ['link?level=custom&cols=99&rows=2&kinds=4&seed=x', 'not 99.'],
  [literal('AA/BBB'), 'The rows of its board differ in length (2).'],
  [literal('AAB'), 'odd number of tiles of kind B'],
  [literal('..'), 'Its board is empty.'],
  [literal('AA!!'), 'a character that isn’t a tile (1:3 !).'],
  ['link?c=AAAA&level=novice&seed=x', 'would deal another board.'],
  [`${literal('AABB')}&g=BAAAAAAA`, 'but its board is whole.'],
  [`${literal('AABB')}&g=CAAAAAAA`, 'another version'],
]

test.each(BAD)('%s says what is wrong or missing, and offers a game', async (address, words) => {
  location.hash = `#/${address}`
  window.dispatchEvent(new HashChangeEvent('hashchange'))
  render(
    <I18nProvider i18n={i18n}>
      <App />
    </I18nProvider>,
  )
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(
    'This link does not work',
  )
  const { textContent } = screen.getByRole('main')
  expect(textContent).toMatch(words)
  expect(textContent).not.toContain('undefined')
  expect(document.title).toBe('This link does not work · Pairwise')
  expect(screen.getByRole('link', { name: 'New game' }).getAttribute('href')).toMatch(/^#\/\w+$/)
})
