// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startSession, stateOf } from '#src/engine/session.ts'
import type { Opponent } from '#src/games/patches/opponent.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { PatchesOptions, Player } from '#src/games/patches/rules/types.ts'
import { screen as patches } from '#src/games/patches/screen.tsx'
import { tileName } from '#src/games/patches/texts.ts'
import { friendStore } from '#src/opponents/friends.ts'
import { recordResults } from '#src/results/record-results.ts'
import { capitalised } from '#src/ui/texts.ts'
import { button, type Name, openSession, renderPlaying } from '../../../support/playing'
import { stateOf as parseState } from '../rules/playing'

const OPTIONS: PatchesOptions = { board: 'small', level: 'friend', deal: 1 }

const HANDS = `
phase choosing
points 0 0
user yc3 yc4
opponent bc3 bc4
deck gs1 gs2 gs3 gs4`.trim()

const CROWDED = `${HANDS}\n. . . .\n. . bc1 .\n. rs3 . .\n. . . .`

const nobody = async () => {
  throw new Error('Two people ask no program')
}
const opponent: Opponent = {
  decide: nobody,
  judge: nobody,
  judgeChoice: nobody,
  odds: nobody,
  end: () => {},
}

function renderGame(text = CROWDED) {
  const session = { ...startSession(rules, OPTIONS, 'seed'), dealt: parseState(text) }
  const playing = openSession(patches, { session }, opponent, 'small-friend')
  playing.playback.setSpeed(100)
  const { user, store } = renderPlaying(playing)
  const press = async (name: Name) => user.click(await waitFor(() => button(name)))
  const show = (name: string) => press(`I am ${name}: show my hand`)
  /** Chooses a tile and a cell by their names, and submits. */
  const submit = async (tile: string, cell: string) => {
    await press(tile)
    await press(new RegExp(`cell, ${cell}$`))
    await press('Submit')
  }
  return { playing, user, store, press, show, submit, now: () => store.getState().session }
}

/** Finds what the page says of a hand: its tiles by name, and their pictures. */
function leaksOf(hand: Player, state = parseState(CROWDED)): readonly string[] {
  const page = document.body.innerHTML.toLowerCase()
  return state.hands[hand].flatMap((tile) =>
    [tileName(i18n, tile), `data-tile="${tile}"`].filter((mark) => page.includes(mark)),
  )
}

const curtain = () => screen.findByRole('region', { name: /^Pass the device to / })

beforeEach(() => friendStore.getState().change({ first: 'An', second: 'Bình' }))

test('a curtain hides both hands, and shows that of the one who is next', async () => {
  const { show } = renderGame()
  expect((await curtain()).textContent).toContain('Pass the device to An.')
  expect([...leaksOf('user'), ...leaksOf('opponent')]).toEqual([])
  expect(document.activeElement?.textContent).toBe('I am An: show my hand')
  await show('An')
  const hand = screen.getByRole('region', { name: 'An’s hand' })
  const names = within(hand)
    .getAllByRole('button')
    .map((one) => one.getAttribute('aria-label'))
  expect(names.slice(0, 2)).toEqual(
    parseState(CROWDED).hands.user.map((tile) => capitalised(tileName(i18n, tile))),
  )
  expect(leaksOf('opponent')).toEqual([])
  expect(document.activeElement).toBe(within(hand).getAllByRole('button')[0])
})

test('both choose in secret, and the round is played once both have', async () => {
  const { show, submit, now } = renderGame()
  await show('An')
  await submit('Yellow circle four', 'row 3, column 3')
  expect((await curtain()).textContent).toContain('Pass the device to Bình.')
  expect([...leaksOf('user'), ...leaksOf('opponent')]).toEqual([])
  const said = () => screen.getAllByRole('status')[0]?.textContent
  await expect.poll(said).toBe('Pass the device to Bình.')
  expect(screen.queryByRole('button', { pressed: true })).toBeNull()
  await show('Bình')
  expect(leaksOf('user')).toEqual([])
  await submit('Blue circle three', 'row 1, column 2')
  expect(now().past.map(({ move }) => move)).toMatchObject([
    { type: 'round', user: { cell: { row: 2, col: 2 } }, opponent: { cell: { row: 0, col: 1 } } },
  ])
  expect((await curtain()).textContent).toContain('Pass the device to An.')
})

test('whoever loses a collision moves the tile that both have seen, without a curtain', async () => {
  const { show, submit, press, now } = renderGame()
  await show('An')
  await submit('Yellow circle three', 'row 3, column 3')
  await show('Bình')
  await submit('Blue circle three', 'row 3, column 3')
  expect(await screen.findByText('Bình: choose another cell for blue circle three.')).toBeDefined()
  const hand = screen.getByRole('region', { name: 'Bình’s hand' })
  expect(within(hand).getAllByRole('button', { name: /circle/ })).toHaveLength(1)
  await press(/cell, row 1, column 2$/)
  await press('Submit')
  expect(now().past.map(({ move }) => move.type)).toEqual(['round', 'replay'])
  expect((await curtain()).textContent).toContain('Pass the device to An.')
})

test('a collision that ends the game tells no tile to move', async () => {
  const { show, submit } = renderGame(`${HANDS}\nO O O U\nO O U U\nU U U O\n. rs3 . U`)
  await show('An')
  await submit('Yellow circle three', 'row 4, column 1')
  await show('Bình')
  await submit('Blue circle three', 'row 4, column 1')
  const said = () => screen.getAllByRole('status')[0]?.textContent
  await expect.poll(said).toContain('An wins!')
  expect(said()).toContain('You both chose row 4, column 1, on An’s side. An plays')
  expect(said()).not.toContain('must move')
})

test('undo takes back a choice, then a round, and shows no hand', async () => {
  const { press, show, submit, store, now } = renderGame()
  await show('An')
  await submit('Yellow circle four', 'row 3, column 3')
  await show('Bình')
  await press('Undo')
  expect((await curtain()).textContent).toContain('Pass the device to An.')
  expect(store.getState().sealed).toBeNull()
  await show('An')
  await submit('Yellow circle four', 'row 3, column 3')
  await show('Bình')
  await submit('Blue circle three', 'row 1, column 2')
  act(() => store.getState().undo())
  expect(now().past).toEqual([])
  // What is spoken of the round is about open tiles, and goes with the next announcement.
  await waitFor(() => expect([...leaksOf('user'), ...leaksOf('opponent')]).toEqual([]))
})

test('a pause covers the hand and puts back what was chosen', async () => {
  const { show, press, store } = renderGame()
  await show('An')
  await press('Yellow circle four')
  act(() => store.getState().pause())
  act(() => store.getState().resume())
  expect((await curtain()).textContent).toContain('Pass the device to An.')
  expect(leaksOf('user')).toEqual([])
  await show('An')
  expect(screen.getByRole('button', { name: 'Yellow circle four' }).ariaPressed).not.toBe('true')
})

test('behind the curtain no shortcut chooses, and the unseen tiles are closed', async () => {
  const { user, store } = renderGame()
  await user.keyboard('1s')
  expect([store.getState().tile, store.getState().sealed]).toEqual([null, null])
  expect(screen.getByRole('button', { name: 'Unseen' })).toHaveProperty('disabled', true)
  expect(screen.queryByRole('button', { name: 'Hint' })).toBeNull()
})

test('the position as text has neither hand', () => {
  const state = parseState(CROWDED)
  expect(patches.results.text(state, OPTIONS)).toMatch(/\nuser ?\nopponent ?\ndeck ?\n/)
  expect(patches.results.text(state, { ...OPTIONS, level: 'easy' })).toMatch(
    /\nuser yc3 yc4\nopponent ?\n/,
  )
})

test('the end names the winner, and is nobody’s result', async () => {
  const { playing, show, submit } = renderGame(
    `phase choosing\npoints 0 0\nuser yc3\nopponent bc3\ndeck\nU U U U\nU U . O\nO O . O\nO O O O`,
  )
  const results: unknown[] = []
  recordResults(playing, (result) => results.push(result))
  await show('An')
  await submit('Yellow circle three', 'row 3, column 3')
  await show('Bình')
  await submit('Blue circle three', 'row 2, column 3')
  const dialog = await screen.findByRole('dialog', { name: 'Bình wins!' })
  expect(within(dialog).queryByRole('button', { name: 'Learn from it' })).toBeNull()
  expect(stateOf(playing.store.getState().session).phase.type).toBe('over')
  expect(results).toEqual([])
  expect(screen.queryByRole('region', { name: /^Pass the device/ })).toBeNull()
})
