// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { QrCode } from '#src/share/QrCode.tsx'
import { scan } from '../support/scan'

const BOARD = 'https://pairwise.example.org/#/link?c=aB3_&level=expert&gravity=down&seed=k3f9'

/** The modules of a version's side, and the margin on both sides. */
const sideOf = (version: number) => 17 + 4 * version + 2 * 4

function draw(link: string) {
  const view = render(
    <I18nProvider i18n={i18n}>
      <QrCode link={link} />
    </I18nProvider>,
  )
  const code = screen.getByRole('img', { name: 'QR code of the link' })
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1))
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  view.unmount()
  return { size, text: scan(path, size) }
}

test.each([
  ['of a board', BOARD, 5],
  ['of a game of Expert', `${BOARD}&g=${'Zk-9'.repeat(35)}`, 10],
  ['of a long game', `${BOARD}&g=${'x_Y7'.repeat(180)}`, 20],
])('the link %s is scanned back', (_, link, version) => {
  const { size, text } = draw(link)
  expect(text).toBe(link)
  expect(size).toBeLessThanOrEqual(sideOf(version))
})
