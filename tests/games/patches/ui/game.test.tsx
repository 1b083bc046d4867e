// @vitest-environment jsdom
import { startSession } from '#src/engine/session.ts'
import '../../../support/browser'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { judgeChoice, judgeMoves, oddsAt } from '#src/games/patches/ai/judge.ts'
import type { Opponent } from '#src/games/patches/opponent.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { PatchesOptions } from '#src/games/patches/rules/types.ts'
import { screen as patches } from '#src/games/patches/screen.tsx'
import { patchesSettings } from '#src/games/patches/settings.ts'
import { button, openSession, renderPlaying } from '../../../support/playing'
import { placementOf, stateOf } from '../rules/playing'

const OPTIONS: PatchesOptions = { board: 'small', level: 'easy', deal: 1 }

const CROWDED = `
  .   .   .   .
  .   .   bc1 .
  .   rs3 .   .
  .   .   .   .`

/** The screen of a position, with an opponent whose placements are given in order. */
function renderGame(
  rows: string,
  hands: readonly [string, string],
  answers: readonly string[],
  { speed = 100, points = '0 0' } = {},
) {
  const [user, opponent] = hands
  const state = stateOf(
    `phase choosing\npoints ${points}\nuser ${user}\nopponent ${opponent}\ndeck\n${rows}`,
  )
  const left = [...answers]
  const seat: Opponent = {
    decide: async () => placementOf(left.shift() ?? ''),
    judge: async (moves, level, report) => judgeMoves(moves, level, report),
    judgeChoice: async (view, made) => judgeChoice(view, made),
    odds: async (view, level, made) => oddsAt(view, level, made),
    end: () => {},
  }
  const session = { ...startSession(rules, OPTIONS, 'seed'), dealt: state }
  const playing = openSession(patches, { session }, seat)
  playing.playback.setSpeed(speed)
  return renderPlaying(playing)
}

/** Before its last round. */
const LAST = 'rs2 . O O\nO O O U\nU U U yt1\nyt4 gs3 . U'

const press = async (user: UserEvent, ...names: readonly string[]) => {
  for (const name of names) await user.click(button(name))
}
const announcer = () => screen.queryAllByRole('status').at(0)
const said = () => announcer()?.textContent ?? ''
/** The words of the last turn, empty once the page has gone. */
const told = () => announcer()?.nextSibling?.textContent ?? ''
const side = (name: string) => screen.queryByText(name)?.closest('li')?.textContent

const findEnd = async () => {
  const title = await screen.findByText('You win!', { selector: 'dialog *' })
  return title.closest('dialog') ?? document.body
}

/** Counts the cells that the opponent played on or took in the last round. */
const marked = () => document.querySelectorAll('[data-trace]').length

/** Records which parts appear in the page, those of one change joined. */
function watchParts(parts: Record<string, () => boolean>): () => readonly string[] {
  const seen: string[] = []
  const look = () => {
    const there = Object.keys(parts).filter((name) => parts[name]?.())
    const come = there.filter((name) => !seen.join().includes(name))
    if (come.length > 0) seen.push(come.join(' + '))
  }
  const observer = new MutationObserver(look)
  observer.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  return () => seen
}

describe('a round of Patches', () => {
  test.each([
    ['tile first', ['Yellow circle three', 'Open cell, row 3, column 3']],
    ['cell first', ['Open cell, row 3, column 3', 'Yellow circle three']],
  ])('previews what a placement would match: %s', async (_, names) => {
    const { user } = renderGame(CROWDED, ['yc3', 'bc3'], [])
    await press(user, ...names)
    expect(screen.getByText('Matches 2 tiles: 2 shared + 2 − 1 = 3.')).toBeDefined()
    await waitFor(() =>
      expect(said()).toContain(
        'Matches blue circle one (shape) and red square three (number): strength 3.',
      ),
    )
    expect(button('Open cell, row 3, column 3').getAttribute('aria-pressed')).toBe('true')
  })

  test('previews what a tile would match under the pointer, and takes it back', async () => {
    const { user } = renderGame(CROWDED, ['yc3', 'bc3'], [])
    await user.click(button('Yellow circle three'))
    await user.hover(button('Open cell, row 3, column 3'))
    expect(screen.getByText(/: 2 shared \+ 2 − 1 = 3\.$/)).toBeDefined()
    await user.unhover(button('Open cell, row 3, column 3'))
    expect(screen.getByText(/Choose a cell with a dot\.$/)).toBeDefined()
  })

  const RULE = 'A match is a shared colour, shape or number: both cells are yours.'
  test.each([
    ['before anybody’s first match', CROWDED, '0 0', `${RULE} Choose a tile.`],
    ['later', CROWDED, '1 0', 'Choose a tile.'],
    [
      'without a match',
      '. . . .\n. rs1 . .\n. . . .\n. . . .',
      '0 1',
      'No match is possible now. Choose a tile.',
    ],
  ])('asks for a placement %s', (_, rows, points, prompt) => {
    renderGame(rows, ['yc3', 'bc3'], [], { points })
    expect(screen.getByText(prompt)).toBeDefined()
  })

  test('says that a tile has no match', async () => {
    const { user } = renderGame(CROWDED, ['gt2 yc3', 'bc3'], [])
    await user.click(button('Green triangle two'))
    const prompt = 'No match is possible with this tile. Choose a cell with a dot.'
    expect(screen.getByText(prompt)).toBeDefined()
  })

  test('tells the score once', () => {
    renderGame(CROWDED, ['yc3', 'bc3'], [])
    expect(screen.getAllByText('0 / 9 cells')).toHaveLength(2)
    expect(screen.queryByText('opponent', { exact: true })).toBeNull()
  })

  test.each([
    ['Empty cell, row 1, column 1', 'Too far away: a tile must touch another tile or token'],
    ['Blue circle one, row 2, column 3', 'That cell isn’t empty. Choose another.'],
    ['Submit', 'First choose a tile and a cell.'],
  ])('announces why %s is refused', async (name, words) => {
    const { user } = renderGame(CROWDED, ['yc3', 'bc3'], [])
    await user.click(button(name))
    await waitFor(() => expect(said()).toContain(words))
  })

  test('shows the opponent’s tile, then its matches, then what is said, then tokens', async () => {
    const { user } = renderGame(CROWDED, ['yc3 yc4', 'bc3 bc4'], ['bc3 1,1'], { speed: 1 })
    await press(user, 'Yellow circle three', 'Open cell, row 3, column 3')
    const parts = watchParts({
      tile: () => screen.queryByLabelText('Blue circle three, row 2, column 2') !== null,
      lines: () => document.querySelector('line[data-player=opponent]') !== null,
      words: () => told().includes('Conflict over'),
      tokens: () => side('Clover') === 'Clover3 / 9 cells4 points',
    })
    await user.click(button('Submit'))
    await waitFor(() => expect(parts()).toEqual(['tile', 'lines', 'words', 'tokens']))
  })

  test('shows both tiles, then the tokens, and explains the conflict', async () => {
    const { user } = renderGame(CROWDED, ['yc3 yc4', 'bc3 bc4'], ['bc3 1,1'], { speed: 1 })
    await press(user, 'Yellow circle three', 'Open cell, row 3, column 3', 'Submit')
    await waitFor(() => button('Blue circle three, row 2, column 2'))
    expect(button('Blue circle one, row 2, column 3')).toBeDefined()
    await waitFor(() =>
      expect(told()).toBe(
        'Conflict over 2 tiles: Clover’s 4 beats your 3. Clover captures 3 cells for 4 points.',
      ),
    )
    expect(side('Clover')).toBe('Clover0 / 9 cells0 points')
    await waitFor(() => button('Clover’s snake, row 2, column 2'))
    expect(side('Clover')).toBe('Clover3 / 9 cells4 points')
    expect(marked()).toBe(3)
    await user.click(button('Yellow circle four'))
    expect(marked()).toBe(3)
    await user.click(button('Undo'))
    expect(marked()).toBe(0)
  })

  test('shows the last round again by a key, without playing it', async () => {
    const { user, store } = renderGame(CROWDED, ['yc3 yc4', 'bc3 bc4'], ['bc3 1,1'], { speed: 1 })
    await press(user, 'Yellow circle three', 'Open cell, row 3, column 3', 'Submit')
    await waitFor(() => button('Clover’s snake, row 2, column 2'))
    const { session } = store.getState()
    const words = told()
    await user.keyboard('l')
    expect(button('Blue circle one, row 2, column 3')).toBeDefined()
    expect(side('Clover')).toBe('Clover0 / 9 cells0 points')
    expect(told()).toBe(words)
    expect(said()).toContain('Clover captures 3 cells for 4 points.')
    await waitFor(() => button('Clover’s snake, row 2, column 2'))
    expect(store.getState().session).toBe(session)
  })

  test('asks for another cell where a collision was lost', async () => {
    const { user, store } = renderGame(CROWDED, ['yc3 yc4', 'rt3 bc4'], ['rt3 1,1'])
    await press(user, 'Yellow circle three', 'Open cell, row 2, column 2', 'Submit')
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
    expect(
      await screen.findByText('Choose another cell for your yellow circle three.'),
    ).toBeDefined()
    await press(user, 'Open cell, row 4, column 1', 'Submit')
    expect(button('Yellow circle three, row 4, column 1')).toBeDefined()
  })

  test('says at the end who won, by how much, and why', async () => {
    const { user } = renderGame(LAST, ['bs1', 'rc4'], ['rc4 0,1'])
    await press(user, 'Blue square one', 'Open cell, row 4, column 3')
    await user.keyboard('s')
    const dialog = await findEnd()
    expect(dialog.textContent).toContain('8 : 7')
    expect(dialog.textContent).toContain('You hold more cells.')
    await user.click(within(dialog).getByRole('button', { name: 'Play again' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('beside the board', () => {
  beforeEach(() => {
    const { matchMedia } = window
    vi.stubGlobal('matchMedia', (query: string) => {
      const media = matchMedia(query)
      return Object.assign(media, { matches: media.matches || query.includes('landscape') })
    })
    onTestFinished(() => void vi.stubGlobal('matchMedia', matchMedia))
  })

  const lit = () => document.querySelectorAll('[data-board] [data-side]').length
  const console = () => screen.findByRole('list', { name: 'What happened' })
  const lines = async () =>
    within(await console())
      .getAllByRole('listitem')
      .map((line) => line.textContent ?? '')

  test('stand refusals, then rounds, the newest first; a click lights a round', async () => {
    const { user, store } = renderGame(CROWDED, ['yc3 yc4', 'bc3 bc4'], ['bc3 1,1'])
    await press(user, 'Yellow circle three', 'Open cell, row 3, column 3', 'Submit')
    await waitFor(() => button('Clover’s snake, row 2, column 2'))
    await press(user, 'Submit', 'Clover’s snake, row 2, column 2')
    const [newest, before, round, ...earlier] = await lines()
    expect(newest).toBe('That cell isn’t empty. Choose another.')
    expect(before).toBe('First choose a tile and a cell.')
    expect(round).toContain('Matches blue circle one (shape) and red square three (number)')
    expect(round).toContain('Clover’s 4 beats your 3')
    expect(earlier).toEqual([])
    const { session } = store.getState()
    expect(lit()).toBe(0)
    await user.click(within(await console()).getByRole('button'))
    expect(lit()).toBe(4)
    expect(store.getState()).toMatchObject({ session, showing: null })
  })

  test('a click on a line of a game that is over shows the board as it stood then', async () => {
    const { user, store } = renderGame(LAST, ['bs1', 'rc4'], ['rc4 0,1'])
    await press(user, 'Blue square one', 'Open cell, row 4, column 3', 'Submit')
    await findEnd()
    await user.click(button('See the board'))
    await user.click(within(await console()).getByRole('button'))
    expect(store.getState().showing).toEqual({ type: 'replay', from: 1 })
    expect(button('Exit replay')).toBeDefined()
  })
})

test('the odds of the opponent’s choice are told after a round, if they are wanted', async () => {
  patchesSettings.getState().change({ odds: true })
  onTestFinished(() => patchesSettings.getState().change({ odds: false }))
  const { user } = renderGame(CROWDED, ['yc3 yc4', 'bc3 bc4'], ['bc3 1,1'])
  expect(screen.queryByText(/probability/)).toBeNull()
  await press(user, 'Yellow circle three', 'Open cell, row 3, column 3', 'Submit')
  // Easy plays three moves in ten like medium, which would capture three cells here or there.
  const told =
    /^Choose .* Clover chose this with a probability of \d+%; their likeliest choices had \d/
  await screen.findByText(told)
})

/** A position where blue triangle three captures five cells in the user's half. */
const SUPER = `
  .   .   .   .
  .   bc1 .   .
  yt4 .   rs3 .
  .   gt2 .   .`

describe('a hint', () => {
  const look = (name: string) => button(name).getAttribute('data-look')

  test('marks a tile and a cell, says why, counts as an assist, and goes with the round', async () => {
    const { user, store } = renderGame(SUPER, ['bt3 rh1', 'gh4 gh1'], ['gh4 0,0'])
    await user.click(button('Hint'))
    await waitFor(() => expect(look('Open cell, row 3, column 2')).toBe('hinted'))
    expect(button('Blue triangle three').hasAttribute('data-hinted')).toBe(true)
    expect(button('Red hexagon one').hasAttribute('data-hinted')).toBe(false)
    await waitFor(() =>
      expect(said()).toContain(
        'Blue triangle three, row 3, column 2. It matches 4 tiles, with strength 14.',
      ),
    )
    expect(store.getState().session.assists.hint).toBe(1)
    await press(user, 'Blue triangle three', 'Open cell, row 3, column 2', 'Submit')
    await waitFor(() => expect(store.getState().session.past).toHaveLength(1))
    expect(store.getState().hinted).toBeNull()
    expect(document.querySelector('[data-hinted], [data-look="hinted"]')).toBeNull()
  })

  test('is given once a position', async () => {
    const { user, store } = renderGame(SUPER, ['bt3 rh1', 'gh4'], [])
    await user.keyboard('h')
    await waitFor(() => expect(store.getState().hinted).not.toBeNull())
    await user.keyboard('h')
    expect(store.getState()).toMatchObject({ wantsHint: false, session: { assists: { hint: 1 } } })
  })
})
