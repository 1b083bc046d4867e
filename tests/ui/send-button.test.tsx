// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { SendButton } from '#src/ui/kit/DataSection.tsx'
import { makeSendable } from '#src/ui/send.ts'

const FILE = makeSendable('pairwise-games', '{}')

const stub = (name: 'share' | 'canShare', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})

afterEach(() => {
  saved.mockClear()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

function renderButton() {
  const texts: string[] = []
  render(
    <I18nProvider i18n={i18n}>
      <SendButton makeFiles={() => [FILE]} disabled={false} onSent={(text) => texts.push(text)} />
    </I18nProvider>,
  )
  return texts
}

test.each([
  ['is handed over', undefined, 'Handed over.', 0],
  ['stays where the sheet is closed', 'AbortError', 'Nothing was shared.', 0],
  [
    'is saved where it is refused',
    'NotAllowedError',
    'This device refused to share it, so it was saved as a file.',
    1,
  ],
])('a file %s', async (_, name, expected, downloads) => {
  Object.assign(URL, { createObjectURL: () => 'blob:one', revokeObjectURL: () => {} })
  const share = vi.fn(async () => {
    if (name) throw new DOMException('not here', name)
  })
  stub('canShare', ({ files = [] }: ShareData) => files.every(({ type }) => type === 'text/plain'))
  stub('share', share)
  const texts = renderButton()
  await userEvent.click(screen.getByRole('button', { name: 'Send to another device' }))
  await expect.poll(() => texts).toEqual(['', expected])
  expect(share).toHaveBeenCalledWith({ files: [FILE] })
  expect(saved).toHaveBeenCalledTimes(downloads)
})

test.each([
  ['there is no share sheet', undefined],
  ['it takes no files', () => false],
  [
    'asking for it throws',
    () => {
      throw new TypeError('Illegal invocation')
    },
  ],
])('where %s, nothing is offered', (_, canShare) => {
  if (canShare) stub('canShare', canShare)
  renderButton()
  expect(screen.queryByRole('button')).toBeNull()
})
