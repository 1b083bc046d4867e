// @vitest-environment jsdom
import '../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import ShareGame from '#src/share/ShareGame.tsx'
import { played } from '../support/link-of'
import { startOpponent } from '../support/memory/opponent'
import { rules } from '../support/memory/rules/rules'
import { screen as memory } from '../support/memory/screen'
import { openSession } from '../support/playing'

/** The cards read `abab`. */
const deal = { options: { pairs: 2, deal: 1 }, seed: 'seed 10' } as const

const turn = (card: number) => ({ type: 'turn', card }) as const

const UNPLAYED = played(rules, deal, [])
const BEGUN = played(rules, deal, [turn(0)])
const WON = played(rules, deal, [0, 2, 1, 3].map(turn))

/** Without an opponent, so that it can be raced. */
const { opponent: _, ...alone } = memory

async function openShare(session = WON) {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  const playing = openSession(alone, { session }, startOpponent(), '2')
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={playing}>
        <ShareGame onClose={() => {}} />
      </PlayingContext>
    </I18nProvider>,
  )
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  return { user, field }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }))

const stub = (name: 'share' | 'canShare' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

const NAMES = ['share', 'canShare', 'clipboard'] as const

afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(navigator, name)
})

const REFUSED = 'NotAllowedError'
const SELECTED = 'The browser does not allow copying. The text is selected: copy it yourself.'

const error = (name: string) => new DOMException('not here', name)

/** A share sheet that takes all, and ends as given. */
function stubSheet(share: () => Promise<void>) {
  const sheet = vi.fn(share)
  stub('canShare', () => true)
  stub('share', sheet)
  return sheet
}

const stubClipboard = (writeText: () => Promise<void>) => stub('clipboard', { writeText })

describe('the text', () => {
  test.each([
    ['a board', UNPLAYED, 'Board, Position', /^http\S+seed=\S+$/],
    ['a game', BEGUN, 'Game, Board, Position', /^http\S+&g=\S+$/],
    ['a game that is over', WON, 'Game, Race, Board', /^0:00 · No assists\nhttp\S+&g=\S+$/],
  ])('of %s', async (_, session, kinds, expected) => {
    const { field } = await openShare(session)
    const [title, ...lines] = field.value.split('\n')
    expect(title).toBe('Pairwise · Memory · 2 pairs')
    expect(lines.join('\n')).toMatch(expected)
    const what = within(screen.getByRole('group', { name: 'What to share' }))
    const radios = what.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
    expect(radios.map((name) => name?.trim()).join(', ')).toBe(kinds)
  })

  test('is of the board alone, or the position, where that is chosen', async () => {
    const { user, field } = await openShare(BEGUN)
    await user.click(screen.getByRole('radio', { name: 'Board' }))
    expect(field.value).toMatch(/^Pairwise · Memory · 2 pairs\nhttp\S+seed=seed%2010$/)
    await user.click(screen.getByRole('radio', { name: 'Position' }))
    expect(field.value).toBe('player 0:0 Abab')
    expect(screen.queryByText('QR code')).toBeNull()
  })

  test('is of a race, where that is chosen', async () => {
    const { user, field } = await openShare()
    await user.click(screen.getByRole('radio', { name: 'Race' }))
    expect(field.value).toMatch(/\n0:00 · No assists\nhttp\S+&race=\S+$/)
  })
})

describe('with a share sheet', () => {
  test('the text is shared, first of all actions', async () => {
    const sheet = stubSheet(async () => {})
    const { user, field } = await openShare()
    expect(buttons()).toEqual(['Close', 'Copy', 'Share'])
    expect(document.activeElement?.textContent).toBe('Share')
    await press(user, 'Share')
    expect(sheet).toHaveBeenCalledWith({ text: field.value })
    expect(screen.getByRole('status').textContent).toBe('Handed over.')
  })

  test.each([
    ['given up', 'AbortError', async () => {}, 0, 'Nothing was shared.'],
    ['refused', REFUSED, async () => {}, 1, 'This device refused to share it, so it was copied.'],
    ['refused, and the clipboard too', REFUSED, () => Promise.reject(error(REFUSED)), 1, SELECTED],
  ])('%s: what happened is said', async (_, shared, copy, copies, expected) => {
    stubSheet(() => Promise.reject(error(shared)))
    const { user, field } = await openShare()
    const writeText = vi.fn(copy)
    stubClipboard(writeText)
    await press(user, 'Share')
    expect(screen.getByRole('status').textContent).toBe(expected)
    expect(writeText).toHaveBeenCalledTimes(copies)
    expect(document.activeElement === field).toBe(expected === SELECTED)
  })
})

describe('without a share sheet', () => {
  test('the text is copied', async () => {
    const { user, field } = await openShare()
    expect(buttons()).toEqual(['Close', 'Copy'])
    expect(document.activeElement?.textContent).toBe('Copy')
    await press(user, 'Copy')
    expect(screen.getByRole('status').textContent).toBe('Copied')
    expect(await navigator.clipboard.readText()).toBe(field.value)
    await user.click(screen.getByRole('radio', { name: 'Board' }))
    expect(screen.getByRole('status').textContent).toBe('')
  })

  const missing = 'Only a page opened over https can copy. The text is selected: copy it yourself.'
  test.each([
    ['refused', () => stubClipboard(() => Promise.reject(error(REFUSED))), SELECTED],
    ['missing', () => Reflect.deleteProperty(navigator, 'clipboard'), missing],
  ])('where the clipboard is %s, the text is selected', async (_, change, expected) => {
    const { user } = await openShare()
    change()
    await user.click(screen.getByRole('radio', { name: 'QR code' }))
    await press(user, 'Copy')
    expect(screen.getByRole('status').textContent).toBe(expected)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox')
    expect(document.activeElement).toBe(field)
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length])
  })
})
