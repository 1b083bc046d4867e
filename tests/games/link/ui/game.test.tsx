// @vitest-environment jsdom
import { playMove, startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { Profiler } from 'react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import type { Playing } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import type { Position } from '#src/engine/grid.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import type { LinkOptions } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import { linkSettings } from '#src/games/link/settings.ts'
import type { Link, Solver } from '#src/games/link/types.ts'
import { Tile } from '#src/games/link/ui/Tile.tsx'
import { Board } from '#src/ui/board/Board.tsx'
import { settingsStore } from '#src/ui/settings.ts'
import { button, openSession, renderPlaying } from '../../../support/playing'
import { onPage } from './solver-on-page'

/** Kinds 1, 2 and 3 are the grinning face, the dog and the apple. */
const BOARD = `
ABCA
CBAA
`

/** Walls separate the two faces; the dogs match. */
const WALLED = `
.#.#.
#A#A#
.#.#.
BB...
`

/** A board that is lost once the two dogs on the left are taken, though the apples match. */
const TREACHEROUS = 'BABCC\nBBA..'

/** Lost as it is dealt, though there are matches. */
const LOST = 'AB.DD\nBA...\n.CC..'

function startGame(board: string, gravity: Gravity = 'none'): SessionOf<Link> {
  const options: LinkOptions = { level: 'literal', board: board.trim(), gravity }
  return startSession(rules, options, 'seed')
}

const openBoard = (board: string, solver: Solver = onPage): Playing<Link> =>
  openSession(linkScreen, { session: startGame(board) }, solver)

async function renderSession(session: SessionOf<Link>, solver: Solver = onPage) {
  const playing = renderPlaying(openSession(linkScreen, { session }, solver))
  // Notices are loaded after the board.
  await act(() => import('#src/games/link/ui/Notices.tsx'))
  return playing
}

const renderGame = (board: string, solver?: Solver) => renderSession(startGame(board), solver)

const said = () => screen.getByRole('status')

async function loseBoard(user: UserEvent): Promise<void> {
  await user.click(button('Dog, row 1, column 1'))
  await user.click(button('Dog, row 2, column 1'))
}

function playMatch(session: SessionOf<Link>): SessionOf<Link> {
  const [move] = rules.legalMoves(session.dealt)
  const played = move && playMove(rules, session, move, 0)
  return played?.ok ? played.state : session
}

const figure = (term: string) => screen.getByText(term).closest('div')

describe('a game of Link', () => {
  test('selects, unselects, and counts nothing for it', async () => {
    const { user } = await renderGame(BOARD)
    await user.click(button('Dog, row 1, column 2'))
    expect(button('Dog, row 1, column 2').getAttribute('aria-pressed')).toBe('true')
    expect(said().textContent).toBe('Dog selected, row 1, column 2.')
    await user.click(button('Dog, row 1, column 2'))
    expect(button('Dog, row 1, column 2').getAttribute('aria-pressed')).toBe('false')
    expect(figure('moves')?.textContent).toContain('0')
  })

  test('takes a matching pair and says so, with or without the time', async () => {
    const { user } = await renderGame(BOARD)
    await user.click(button('Dog, row 1, column 2'))
    await user.click(button('Dog, row 2, column 2'))
    expect(screen.queryByRole('button', { name: /^Dog/ })).toBeNull()
    expect(said().textContent).toBe('Matched: Dog, path I. 6 tiles left.')
    expect(figure('moves')?.textContent).toContain('1')
    expect(figure('tiles left')?.textContent).toContain('6')
    expect(figure('time')).not.toBeNull()
    act(() => settingsStore.getState().change({ clock: false }))
    onTestFinished(() => settingsStore.getState().reset())
    expect(screen.queryByText('time')).toBeNull()
  })

  test('says why no path joins two tiles and, as an assist, what is in the way', async () => {
    const { user, store } = await renderGame('.B.B.\nBABAB\n.B.B.')
    await user.click(button('Grinning face, row 2, column 2'))
    await user.click(button('Grinning face, row 2, column 4'))
    expect(said().textContent).toBe('Shut in on all sides. Why?')
    expect(figure('moves')?.textContent).toContain('1')
    expect(screen.queryByRole('button', { pressed: true, name: /row/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Why?' }))
    expect(said().textContent).toBe('Without this tile there would be a path: row 2, column 3.')
    expect(document.activeElement).toBe(button('Grinning face, row 2, column 2'))
    expect(store.getState().equals).toEqual([{ row: 1, col: 2 }])
    expect(store.getState().session.assists).toEqual({ why: 1 })
  })

  test('hints a pair by its places', async () => {
    const { user } = await renderGame(BOARD)
    await user.click(button('Hint'))
    expect(said().textContent).toMatch(/^Hint: .*, row \d, column \d and row \d, column \d\.$/)
  })

  test('marks a hint outside a clearing line as unproven', async () => {
    const { user } = await renderGame('AACC\n..DE\n..ED')
    await waitFor(() => expect(said().textContent).toContain('This board cannot be cleared.'))
    await user.click(button('Hint'))
    expect(said().textContent).toBe(
      'Hint, unproven: Grinning face, row 1, column 1 and row 1, column 2.',
    )
  })

  test('unselects by Escape also from a tool, once nothing is open', async () => {
    const { user, store } = await renderGame(BOARD)
    await user.click(button('Dog, row 1, column 2'))
    button('More').focus()
    await user.keyboard('{Escape}')
    expect(store.getState().selected).toBeNull()
    expect(said().textContent).toBe('Nothing selected.')
  })

  test('says once that an undo costs a star', async () => {
    const { user } = await renderGame(BOARD)
    const price = 'Undone. It counts as an assist, which costs a star.'
    for (const isFirst of [true, false]) {
      await user.click(button('Dog, row 1, column 2'))
      await user.click(button('Dog, row 2, column 2'))
      await user.click(button('Undo'))
      await expect.poll(() => said().textContent).toContain('8 tiles left.')
      expect(screen.queryByText(price) !== null).toBe(isFirst)
    }
  })

  test('plays nothing again that another match has followed', async () => {
    const { user } = await renderGame(BOARD)
    await user.click(button('Dog, row 1, column 2'))
    await user.click(button('Dog, row 2, column 2'))
    await user.click(button('Undo'))
    await user.click(button('Grinning face, row 1, column 4'))
    await user.click(button('Grinning face, row 2, column 4'))
    await user.keyboard('y')
    expect(button('Redo')).toHaveProperty('disabled', true)
    expect(screen.getAllByRole('button', { name: /row/ })).toHaveLength(6)
  })

  test.each([
    ['leads back to a solvable position', 'Undo to a solvable position', 8],
    ['is spoken of no more once that is dismissed', 'Dismiss', 6],
  ])('a board that a match has lost %s', async (_, choice, left) => {
    const { user } = await renderGame(TREACHEROUS)
    await loseBoard(user)
    const name = 'This board can no longer be cleared.'
    const notice = await screen.findByRole('region', { name })
    await user.click(within(notice).getByRole('button', { name: choice }))
    expect(screen.getAllByRole('button', { name: /row/ })).toHaveLength(left)
    expect(screen.queryByRole('region', { name: /cleared/ })).toBeNull()
  })

  test('only announces a lost board where its notice is off, until it is on', async () => {
    linkSettings.getState().change({ lostNotice: false })
    onTestFinished(() => linkSettings.getState().reset())
    const { user } = await renderGame(TREACHEROUS)
    await loseBoard(user)
    const lost = 'This board can no longer be cleared.'
    await waitFor(() => expect(said().textContent).toContain(lost))
    expect(screen.queryByRole('region', { name: lost })).toBeNull()
    act(() => linkSettings.getState().change({ lostNotice: true }))
    expect(screen.getByRole('region', { name: lost })).toBeDefined()
  })

  test.each([
    ['at once', startGame(LOST)],
    ['when it is opened after a match', playMatch(startGame(LOST))],
  ])('says that a board lost as it was dealt cannot be cleared, %s', async (_, session) => {
    const { user } = await renderSession(session)
    const notice = await screen.findByRole('region', { name: 'This board cannot be cleared.' })
    await waitFor(() => expect(said().textContent).toContain('This board cannot be cleared.'))
    expect(within(notice).queryByRole('button', { name: /Undo|New/ })).toBeNull()
    await user.click(within(notice).getByRole('button', { name: 'Shuffle' }))
    await waitFor(() => expect(said().textContent).toContain('Shuffled: the board can be cleared.'))
    expect(screen.queryByRole('region', { name: /cleared/ })).toBeNull()
  })

  test('deals a clearable board of the same level in place of one lost as it was dealt', async () => {
    const size = { rows: 4, cols: 4, kinds: 8, walls: 'none' } as const
    const options = { level: 'custom', ...size, gravity: 'none', layout: 'even' } as const
    const session = startSession(rules, options, '3')
    const peeled = { ...options, layout: 'peeled' } as const
    const findDeal: Solver['findDeal'] = async (_, seed) => ({
      value: { options: peeled, seed },
      line: null,
    })
    const { user, store } = await renderSession(session, { ...onPage, findDeal })
    const notice = await screen.findByRole('region', { name: 'This board cannot be cleared.' })
    await user.click(within(notice).getByRole('button', { name: 'New game' }))
    expect(store.getState().session.options).toEqual(peeled)
    expect(screen.queryByRole('region', { name: /cleared/ })).toBeNull()
  })

  test('announces a long search for a solvable position, with its progress, and can stop it', async () => {
    const lastClearable: Solver['lastClearable'] = (_, __, report) => {
      report(1)
      return new Promise(() => {})
    }
    const { user } = await renderGame(TREACHEROUS, { ...onPage, lastClearable })
    await loseBoard(user)
    await user.click(await screen.findByRole('button', { name: 'Undo to a solvable position' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(await screen.findByText('Looking for the last solvable position…')).toBeDefined()
    const progress = await screen.findByRole('progressbar')
    expect([progress.getAttribute('value'), progress.getAttribute('max')]).toEqual(['1', '2'])
    expect(screen.getByText('Checked 1 of 2 positions')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Stop looking' }))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(screen.queryByText('Looking for the last solvable position…')).toBeNull()
    expect(screen.getByRole('button', { name: 'Undo to a solvable position' })).toBeDefined()
  })

  test('names walls with their places, and counts them where the board is described', async () => {
    const { user } = await renderGame(WALLED)
    expect(screen.getAllByRole('img', { name: /^Wall, row \d, column \d$/ })).toHaveLength(7)
    await user.keyboard('{Control>}{Home}{/Control}{ArrowRight}')
    expect(document.activeElement).toBe(screen.getByRole('img', { name: 'Wall, row 1, column 4' }))
    await user.keyboard('w')
    expect(said().textContent).toBe(
      'Wall, row 1, column 4. The board has 4 rows and 5 columns. 4 tiles left. 7 walls.',
    )
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowLeft}')
    expect(document.activeElement).toBe(button('Grinning face, row 2, column 4'))
  })

  test.each([
    ['AB\nBA\nCC', 'Tiles slide right'],
    ['AAB\nCCB', 'Tiles fall down'],
  ])('names the gravity of %j as it is seen: %s', async (board, name) => {
    const { user } = await renderSession(startGame(board, 'down'))
    await user.keyboard('w')
    expect(said().textContent).toContain(`After a match: ${name}.`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(name)
  })

  test('opened by a key has the focus on its board, and by a pointer not', async () => {
    const user = userEvent.setup()
    await user.keyboard('{Enter}')
    await renderGame(BOARD)
    expect(document.activeElement).toBe(button('Grinning face, row 1, column 1'))
    cleanup()
    await user.click(document.body)
    await renderGame(BOARD)
    expect(document.activeElement).toBe(document.body)
  })

  test('announces that walls allow no shuffle, and plays on', async () => {
    const { user } = await renderGame(WALLED)
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Shuffle' }))
    expect(said().textContent).toContain('No shuffle gets past the walls.')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getAllByRole('button', { name: /row/ })).toHaveLength(4)
  })

  test('announces a loss through walls, with the tiles left and actions', async () => {
    const { user } = await renderGame(WALLED)
    await user.click(button('Dog, row 4, column 1'))
    await user.click(button('Dog, row 4, column 2'))
    expect(said().textContent).toMatch(
      /No matches are left, and no shuffle is possible\. The game is lost\.$/,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Board lost' })
    expect(dialog.textContent).toContain('2 tiles left')
    expect(screen.queryByText('This board can no longer be cleared.')).toBeNull()
    expect(within(dialog).getByRole('button', { name: 'New game' })).toBe(document.activeElement)
    await user.click(within(dialog).getByRole('button', { name: 'See the board' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Undo' }))
    expect(screen.getAllByRole('button', { name: /^Dog/ })).toHaveLength(2)
  })
})

describe('a click', () => {
  test('renders only the changed cells', async () => {
    const cells: string[] = []
    let boards = 0
    const view = { rows: 2, cols: 4, transpose: (position: Position) => position }
    const renderCell = (position: Position) => {
      boards += 1
      return (
        <Profiler id={`${position.row},${position.col}`} onRender={(id) => cells.push(id)}>
          <Tile position={position} shown={position} view={view} />
        </Profiler>
      )
    }
    const user = userEvent.setup()
    render(
      <I18nProvider i18n={i18n}>
        <PlayingContext value={openBoard(BOARD)}>
          <Board label="Board" view={view} renderCell={renderCell} onEscape={() => {}} />
        </PlayingContext>
      </I18nProvider>,
    )
    expect(boards).toBe(8)
    expect(cells).toHaveLength(8)
    await user.click(button('Dog, row 1, column 2'))
    expect(new Set(cells.splice(0).slice(8))).toEqual(new Set(['0,1']))
    await user.click(button('Dog, row 2, column 2'))
    expect(new Set(cells.splice(0))).toEqual(new Set(['0,1', '1,1']))
    expect(boards).toBe(8)
  })
})
