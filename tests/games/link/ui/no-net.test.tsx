// @vitest-environment jsdom
import '../../../support/browser'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { asCell, toPosition } from '#src/engine/grid.ts'
import { startSession, stateOf } from '#src/engine/session.ts'
import { tilesOf } from '#src/games/link/board/board.ts'
import type { Net } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import { button, openSession, renderPlaying } from '../../../support/playing'
import { onPage } from './solver-on-page'

/** A board that is stuck once the apples are taken. Kinds 1, 2, 3: the grinning face, the dog, the apple. */
const STUCK = 'ABCC\nBA..'

/** A board that is lost once the two dogs on the left are taken, though the apples match. */
const TREACHEROUS = 'BABCC\nBBA..'

const WITHOUT_NET: Net = { net: false }

async function renderGame(board: string, net: Net, isRace = false) {
  const session = startSession(rules, { level: 'literal', board, gravity: 'none', ...net }, 'seed')
  const playing = openSession(linkScreen, { session }, onPage)
  const { user } = renderPlaying(isRace ? { ...playing, ghost: session } : playing)
  // Notices and the end are loaded after the board.
  await act(() => import('#src/games/link/ui/Notices.tsx'))
  await act(() => import('#src/play/end/End.tsx'))
  await act(() => import('#src/play/end/Ended.tsx'))
  const match = async (...names: readonly string[]) => {
    for (const name of names) await user.click(button(name))
  }
  return { user, store: playing.store, match }
}

const APPLES = ['Apple, row 1, column 3', 'Apple, row 1, column 4'] as const
const FACES = ['Grinning face, row 1, column 1', 'Grinning face, row 1, column 2'] as const
const DOGS = ['Dog, row 1, column 1', 'Dog, row 2, column 1'] as const

const said = () => screen.getByRole('status').textContent
const tool = (name: string | RegExp) =>
  within(screen.getByRole('toolbar')).queryByRole('button', { name })

test.each([
  ['with no net', WITHOUT_NET, false],
  ['in a race', {}, true],
])('%s, no help is offered beside a refusal', async (_, net, isRace) => {
  const { match } = await renderGame('.B.B.\nBABAB\n.B.B.', net, isRace)
  await match('Grinning face, row 2, column 2', 'Grinning face, row 2, column 4')
  expect(said()).toContain('Shut in on all sides.')
  expect(screen.queryByRole('button', { name: 'Why?' })).toBeNull()
})

describe('a forced shuffle', () => {
  test('is numbered, and stays in sight while tiles are selected', async () => {
    const { store, match } = await renderGame(STUCK, {})
    await match(...APPLES)
    expect(said()).toContain('Nothing matched: shuffled, 1.')
    const { board } = stateOf(store.getState().session)
    const [cell = 0] = tilesOf(board)
    act(() => store.getState().select(toPosition(board, asCell(cell))))
    await expect.poll(said).toContain('selected')
    expect(screen.getByText('Nothing matched: shuffled, 1.').closest('[role=status]')).toBeNull()
  })

  test('is left to the end of a board that is cleared at once', async () => {
    const { store, match } = await renderGame(STUCK, {})
    await match(...APPLES)
    for (let state = stateOf(store.getState().session); !rules.outcome(state); ) {
      const [move] = rules.legalMoves(state)
      if (move?.type !== 'attempt') throw new Error('No match is left')
      for (const at of [move.from, move.to]) act(() => store.getState().select(at))
      state = stateOf(store.getState().session)
    }
    expect(screen.queryByText('Nothing matched: shuffled, 1.')).toBeNull()
  })
})

describe('with no net', () => {
  test('there is no shuffle, and one match is taken back', async () => {
    const { user, match } = await renderGame('AABB', WITHOUT_NET)
    expect(tool('Shuffle')).toBeNull()
    expect(tool('Undo')).toBeNull()
    await match(...FACES)
    await user.click(screen.getByRole('button', { name: 'Take back, 1 left' }))
    expect(screen.getAllByRole('button', { name: /^Grinning/ })).toHaveLength(2)
    await match(...FACES)
    expect(tool('Take back, none left')?.hasAttribute('disabled')).toBe(true)
    await user.keyboard('u')
    expect(screen.queryByRole('button', { name: /^Grinning/ })).toBeNull()
  })

  test('a new game says what the take-back leads to, and so does one that is played on', async () => {
    const { store, match } = await renderGame('AABB', WITHOUT_NET)
    await match(...FACES)
    act(() => store.getState().restart())
    const back = 'Take back brings the last one back, and is not used up.'
    expect(await screen.findByText(`Game restarted. ${back}`)).toBeDefined()
    await match(...FACES)
    act(() => store.getState().playOn(1))
    const own = 'Take back undoes one move of this game only.'
    expect(await screen.findByText(`Another game begins here. ${own}`)).toBeDefined()
  })

  test('a board that is stuck is lost; one that was dealt so teaches nothing', async () => {
    const { match } = await renderGame(STUCK, WITHOUT_NET)
    await match(...APPLES)
    expect(said()).toContain('No matches are left, and no shuffle is possible. The game is lost.')
    const dialog = await screen.findByRole('dialog', { name: 'Board lost' })
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Learn from it' })).toBeNull(),
    )
    expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull()
    const first = dialog.querySelector('[data-look=primary]')
    expect(first?.textContent).toBe('New game')
  })

  test('a board that can no longer be cleared offers the take-back, or another try', async () => {
    const { user, match } = await renderGame(TREACHEROUS, WITHOUT_NET)
    await match(...DOGS)
    const notice = await screen.findByRole('region', { name: /can no longer be cleared/ })
    const names = (region: HTMLElement) =>
      within(region)
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
    expect(names(notice)).toEqual(['Take back', 'Same board', 'Dismiss'])
    await user.click(within(notice).getByRole('button', { name: 'Take back' }))
    await match(...DOGS)
    const second = await screen.findByRole('region', { name: /can no longer be cleared/ })
    expect(names(second)).toEqual(['Same board', 'Dismiss'])
    expect(tool('Take back, none left')?.hasAttribute('disabled')).toBe(true)
    await user.click(within(second).getByRole('button', { name: 'Same board' }))
    expect(screen.getAllByRole('button', { name: /^Dog/ })).toHaveLength(4)
    expect(tool('Take back, 1 left')).not.toBeNull()
  })

  test('a board that is lost names the move that did it', async () => {
    const { match } = await renderGame(TREACHEROUS, WITHOUT_NET)
    await match(...DOGS, 'Apple, row 1, column 4', 'Apple, row 1, column 5')
    const dialog = within(await screen.findByRole('dialog', { name: 'Board lost' }))
    expect(await dialog.findByText(/Your 1st move made the board unwinnable\./)).toBeDefined()
  })
})
