// @vitest-environment jsdom
import { playMove, startSession, stoppedAt } from '#src/engine/session.ts'
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { describe, expect, onTestFinished, test } from 'vitest'
import { chooseMove } from '#src/games/garden/ai/choose-move.ts'
import { judgeTurns } from '#src/games/garden/ai/judge.ts'
import type { Opponent } from '#src/games/garden/opponent.ts'
import { parsePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenMove, GardenOptions } from '#src/games/garden/rules/types.ts'
import { screen as garden } from '#src/games/garden/screen.tsx'
import HelpDialog from '#src/games/garden/ui/HelpDialog.tsx'
import { SLIDES } from '#src/games/garden/ui/slides.ts'
import { button, openSession, painted, renderPlaying } from '../../../support/playing'
import { moveOf } from '../rules/playing'

const options: GardenOptions = { difficulty: 'medium', deal: 1 }

/** The opponent without a worker. */
const lively: Opponent = {
  choose: async (position, level) =>
    chooseMove(position, level, { seed: 'opponent', budget: { nodes: 500 } }),
  judge: async (turns) => judgeTurns(turns, () => {}),
  findEven: async (_, stem) => stem,
  end: () => {},
}

/** An opponent that never answers. */
const lost: Opponent = { ...lively, choose: () => new Promise(() => {}) }

/** The player's tulip is in the first corner, between two of the opponent's. */
const POSITION = `
human 0:1 slides 3:3 goal 14
Eebc.DA
eC..B..
.......
.a...F.
.......
..f....
.......
`

/** A poppy shut in, a sunflower with nowhere free to slide, and a pair that can be gathered. */
const BLOCKED = `
human 0:1 slides 0:3 goal 14
Ab.....
c......
...B...
.......
.......
.......
Dd.....
`

/** Three poppies that reach the goal, beside a pair; the opponent's bellflowers reach it, too. */
const GIVEN_AWAY = `
human 11:11 slides 0:0 goal 14
AAA....
.......
DD.....
.......
ccc....
.......
.......
`

function renderGame(
  opponent: Opponent = lively,
  turnMs = 0,
  text = POSITION,
  moves: readonly GardenMove[] = [],
) {
  const parsed = parsePosition(text)
  if (!parsed.ok) throw new Error(parsed.code)
  const dealt = { ...rules.deal(options, 'seed'), position: parsed.value }
  const session = moves.reduce(
    (before, move) => {
      const played = playMove(rules, before, move, 0)
      if (!played.ok) throw new Error(played.code)
      return played.state
    },
    { ...startSession(rules, options, 'seed'), dealt },
  )
  const own = { turnWatch: stoppedAt(turnMs) }
  return renderPlaying(openSession(garden, { session, own }, opponent))
}

const TULIP = 'Your pink tulip, row 1, column 1'
const TARGET = 'Hazel’s pink tulip, row 1, column 2, clears 3 flowers: 3 points'

/** The announcer comes first; a notice that explains a rule is a status too. */
const said = () => screen.getAllByRole('status').at(0) ?? document.body
const side = (name: string) => screen.getByLabelText(name)

describe('a game of Garden', () => {
  test('says that a replay is one, and that nobody is to move in a pause', async () => {
    const { store } = renderGame(lost)
    const turn =
      /^First to 14 points\. You have 3 free slides, which clear nothing\. Select a flower/
    expect(screen.getByText(turn)).toBeDefined()
    act(() => store.getState().pause())
    await painted()
    expect(screen.queryByText(turn)).toBeNull()
    act(() => store.getState().resume())
    act(() => store.getState().show({ type: 'replay', from: 0 }))
    await painted()
    expect(screen.getByText('You are watching the replay.')).toBeDefined()
    expect(screen.queryByText(turn)).toBeNull()
  })

  test.each([
    ['three free slides', '3:3', '→ clears nothing and ends your turn; then 2 left'],
    ['the last of them', '1:3', '→ clears nothing and ends your turn; then 0 left'],
  ])('says what a free slide costs before it is spent: %s', async (_, slides, said) => {
    const { user } = renderGame(lost, 0, POSITION.replace('3:3', slides))
    await user.click(button('Your yellow sunflower, row 2, column 5'))
    expect(screen.getByText(said)).toBeDefined()
  })

  test.each([
    ['.AA....', '3:3', 'clears 2 flowers: 2 points'],
    ['.AA#...', '3:3', 'clears 2 flowers, −1 for a weed: 1 point'],
    ['#AA#...', '3:3', 'clears 2 flowers, −2 for weeds: no points'],
    ['.A.....', '3:3', 'clears nothing and ends your turn; then 2 left'],
    ['.A.....', '1:3', 'clears nothing and ends your turn; then 0 left'],
  ])('previews a move to the right in %s with slides %s', async (row, slides, effect) => {
    const { user } = renderGame(
      lost,
      0,
      `human 0:1 slides ${slides} goal 14\n${row}\n${'.......\n'.repeat(6)}`,
    )
    await user.click(button('Your red poppy, row 1, column 2'))
    await user.hover(button(new RegExp(`row 1, column 3, ${effect}$`)))
    expect(screen.getByText(effect)).toBeDefined()
  })

  test.each([
    ['asks for a clearing', BLOCKED, 'Your turn: clear a group, for no free slide is left'],
    [
      'tells a beginner of the one',
      POSITION.replace('3:3', '1:3'),
      'First to 14 points. You have 1 free slide, which clears nothing. Select a flower to see its moves.',
    ],
  ])('%s that is left', (_, position, prompt) => {
    renderGame(lost, 0, position)
    expect(screen.getByText(prompt)).toBeDefined()
  })

  test('says what a target would clear, clears it at once, and counts it once it has gone', async () => {
    const { user } = renderGame(lost)
    await user.click(button(TULIP))
    expect(button(TULIP).getAttribute('aria-pressed')).toBe('true')
    await user.hover(button(TARGET))
    expect(screen.getByText('clears 3 flowers: 3 points')).toBeDefined()
    await user.click(button(TARGET))
    expect(button('Empty cell, row 1, column 1')).toBeDefined()
    expect(screen.getByText('Hazel is thinking…')).toBeDefined()
    expect(side('Hazel').getAttribute('data-turn')).toBe('true')
    expect(side('You').getAttribute('data-turn')).toBe('false')
    expect(said().textContent).toContain('You took 3 pink tulips: +3. 3 to 1.')
    expect(side('You').textContent).toMatch(/0\/146 flowers.*0 moves made/)
    await expect.poll(() => side('You').textContent).toMatch(/3\/145 flowers.*1 move made/)
    expect(screen.getByText('Hazel is thinking…')).toBeDefined()
  })

  test('says what a flower of the opponent could take, and frames it', async () => {
    const { user } = renderGame(lost)
    await user.hover(button('Hazel’s pink tulip, row 1, column 2'))
    expect(screen.getByText('It could take 3 flowers: +3')).toBeDefined()
    expect(screen.getByRole('grid').querySelectorAll('[data-look="threat"]')).toHaveLength(3)
    await user.unhover(button('Hazel’s pink tulip, row 1, column 2'))
    expect(screen.queryByText(/It could take/)).toBeNull()
  })

  test('keeps the cells of the last move marked until the next', async () => {
    const { user } = renderGame(lost)
    await user.click(button(TULIP))
    await user.click(button(TARGET))
    const marks = [1, 2, 3].map((column) =>
      button(new RegExp(`row 1, column ${column}$`)).getAttribute('data-last'),
    )
    expect(marks).toEqual(['from', 'to', null])
    expect(button('Empty cell, row 2, column 1').getAttribute('data-last')).toBe('gone')
  })

  test.each([
    ['Your red poppy, row 1, column 1', 'It has no empty cell or match beside it'],
    ['Your yellow sunflower, row 3, column 4', 'It clears nothing, and no free slide is left'],
  ])('says why %s cannot move', async (name, why) => {
    const { user } = renderGame(lost, 0, BLOCKED)
    await user.click(button(name))
    expect(screen.getByText(why)).toBeDefined()
    expect(screen.queryByText('Choose where it goes')).toBeNull()
    expect(said().textContent?.toLowerCase()).toContain(`: ${why.toLowerCase()}.`)
  })

  test('resumes a turn with its time', async () => {
    const { user } = renderGame(lost, 12_000)
    expect(screen.getByLabelText('18 seconds left for this turn')).toBeDefined()
    await user.click(button(TULIP))
    expect(screen.getByRole('timer').textContent).toMatch(/^1[0-8]s$/)
  })

  test('announces refusals and changes nothing', async () => {
    const { user, store } = renderGame()
    await user.click(button('Hazel’s pink tulip, row 1, column 2'))
    expect(said().textContent).toContain('That flower belongs to Hazel.')
    await user.click(button(TULIP))
    await user.click(button('Empty cell, row 1, column 5'))
    expect(said().textContent).toContain('A flower can only slide one cell')
    expect(store.getState().session.past).toEqual([])
  })

  test('begins with a pause in a window that is out of sight', async () => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    onTestFinished(() => void Reflect.deleteProperty(document, 'visibilityState'))
    const session = { ...startSession(rules, options, 'seed'), stopwatch: { ms: 0, since: 0 } }
    renderPlaying(openSession(garden, { session, own: { turnWatch: stoppedAt(12_000) } }, lost))
    expect(await screen.findByRole('heading', { name: 'Paused' })).toBeDefined()
  })

  test('marks the move of a hint until the next one, and says what it takes and leaves', async () => {
    const { user, store } = renderGame(lost)
    await user.keyboard('h')
    const hinted = () => screen.getByRole('grid').querySelectorAll('[data-look=hinted]')
    await expect.poll(() => hinted().length).toBe(2)
    const words =
      /Hint: Your .+ from row \d, column \d to row \d, column \d\..*It takes \d flowers: \+\d\..*Hazel/
    await expect.poll(() => said().textContent).toMatch(words)
    const step = store.getState().hinted
    if (!step) throw new Error('A hint is marked')
    act(() => store.getState().select(step.from))
    expect(hinted()).toHaveLength(1)
    expect(screen.getByRole('grid').querySelectorAll('[aria-pressed=true]')).toHaveLength(1)
    act(() => store.getState().select(step.to))
    expect(hinted()).toHaveLength(0)
    expect(store.getState().session.assists.hint).toBe(1)
  })

  test('waits for a hint with its button pressed, which is off in the turn of the opponent', async () => {
    const { user, store } = renderGame({ ...lost, judge: () => new Promise(() => {}) })
    const hint = button('Hint')
    await user.click(hint)
    expect(hint.getAttribute('aria-pressed')).toBe('true')
    await user.click(button(TULIP))
    await user.click(button(TARGET))
    expect(hint).toHaveProperty('disabled', true)
    expect(hint.getAttribute('aria-pressed')).toBeNull()
    expect(store.getState().session.assists).toEqual({})
  })

  test('has a costly move of a game played again', async () => {
    const moves = [moveOf('human', '2,0 2,1'), moveOf('ai', '4,0 4,1')]
    const { user } = renderGame(lost, 0, GIVEN_AWAY, moves)
    await user.click(await screen.findByRole('button', { name: 'Learn from it' }))
    expect(await screen.findByText(/cost 100% of a win/)).toBeDefined()
    await user.click(button('Your red poppy, row 1, column 1'))
    await user.click(button(/^Your red poppy, row 1, column 2, clears 3/))
    expect(await screen.findByText('Yes, that is good.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Why?' }))
    expect(
      screen.getByText(/It takes 3 flowers: \+3. It ends the game, and you win./),
    ).toBeDefined()
  })

  test('passes a turn that runs out, and pauses after two in a row', async () => {
    const { store } = renderGame()
    act(() => store.getState().timeOut())
    await expect.poll(() => said().textContent).toContain('Time is up: you miss your turn.')
    await expect.poll(() => store.getState().session.past.length).toBe(2)
    act(() => store.getState().timeOut())
    expect(await screen.findByRole('heading', { name: 'Paused' })).toBeDefined()
  })
})

test('the slideshow plays its rules', async () => {
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never })
  render(
    <I18nProvider i18n={i18n}>
      <HelpDialog onClose={() => {}} />
    </I18nProvider>,
  )
  expect(screen.getByRole('region', { name: 'Yours and theirs' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(screen.getByRole('region', { name: 'Slide to its colour' })).toBeDefined()
  expect(await screen.findByText('You took 3 red poppies: +3.')).toBeDefined()
  for (let slide = 2; slide < SLIDES.length; slide++) await user.keyboard('{ArrowRight}')
  expect(screen.getByText('Undo and redo a full turn')).toBeDefined()
  expect(screen.getByRole('button', { name: 'Got it' })).toBeDefined()
})
