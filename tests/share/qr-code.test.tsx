// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { isOver, playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { codeMove } from '#src/games/link/rules/code.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame } from '#src/games/link/rules/types.ts'
import { QrCode } from '#src/share/QrCode.tsx'
import { linkOf } from '../support/link-of'
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
  const code = screen.getByRole('img', { name: 'QR code' })
  const size = Number(code.getAttribute('viewBox')?.split(' ').at(-1))
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  view.unmount()
  return { size, text: scan(path, size) }
}

/** A game of Expert, played with a thought of up to ten seconds before each match. */
function playExpert(seed: string): Session<LinkGame> {
  const options = { level: 'expert', gravity: 'none', layout: 'even' } as const
  const random = makeRandom(seed)
  let now = 0
  let session = startSession(rules, options, seed)
  while (!isOver(rules, session)) {
    const [move] = rules.legalMoves(stateOf(session))
    now += random.below(10_000)
    const next = move && playMove(rules, session, move, now)
    if (!next?.ok) throw new Error('An open board has a legal move')
    session = next.state
  }
  return session
}

test('whole games of Expert are scanned back, in version 10 at most', () => {
  for (const seed of ['one', 'two', 'three']) {
    const link = `https://pairwise.example.org/#/${linkOf({ rules, codeMove }, playExpert(seed))}`
    const { size, text } = draw(link)
    expect(text).toBe(link)
    expect(size).toBeLessThanOrEqual(sideOf(10))
  }
})

test('of a longer link, it is said that there is none', () => {
  render(
    <I18nProvider i18n={i18n}>
      <QrCode link={BOARD.padEnd(801, 'x')} />
    </I18nProvider>,
  )
  expect(screen.getByText('This link is too long for a QR code.')).toBeDefined()
})

test.each([
  ['of a board', BOARD, 5],
  ['of 220 characters', `${BOARD}&g=${'Zk-9'.repeat(35)}`, 10],
  ['of a long game', `${BOARD}&g=${'x_Y7'.repeat(175)}`, 20],
])('the link %s is scanned back', (_, link, version) => {
  const { size, text } = draw(link)
  expect(text).toBe(link)
  expect(size).toBeLessThanOrEqual(sideOf(version))
})
