import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf, StateOf } from '#src/define/session.ts'
import { openSession, painted, renderPlaying } from './playing'

type MoveOf<G extends PlayTypes> = G['Game']['Move']

/** A game under test, played to its end by its rules. */
export interface Played<G extends PlayTypes> {
  readonly screen: Screen<G>
  readonly whole: SessionOf<G>
  /** Starts what answers in the place of a worker; `next` returns the next move of the game. */
  start(next: () => MoveOf<G> | undefined): G['Worker']
  /** Names the buttons that make a move; none for a move of the opponent. */
  presses(move: MoveOf<G>, state: StateOf<G>): readonly Name[]
  /** Buttons that are refused as the game begins, and why. */
  readonly refused: readonly (readonly [presses: readonly Name[], words: RegExp])[]
  /** What is read at its end. */
  readonly end: RegExp
}

type Name = string | RegExp

/** Defines the laws of every game's page for one of them. */
export function describeScreenLaws<G extends PlayTypes>(game: Played<G>): void {
  describe(`the page of ${game.screen.rules.id}`, { timeout: 20_000 }, () => {
    seeingLaws(game)
    movingLaws(game)
    leavingLaws(game)
    replayLaws(game)
    endingLaws(game)
  })
}

/** Renders a game after some of its moves, shown without delays. */
function open<G extends PlayTypes>(game: Played<G>, length = 0) {
  const { whole, presses } = game
  const { past } = whole
  const session = { ...whole, past: past.slice(0, length), future: [] }
  const nextStep = () => past[playing.store.getState().session.past.length]
  const playing: Playing<G> = openSession(
    game.screen,
    { session },
    game.start(() => nextStep()?.move),
  )
  playing.playback.setSpeed(100)
  const { user, store } = renderPlaying(playing)
  const press = async (...names: readonly Name[]) => {
    for (const name of names) await user.click(button(name))
  }
  const count = () => store.getState().session.past.length
  /** What is to be pressed for the next move. */
  const due = () => {
    const [step, before] = [past[count()], past[count() - 1]?.state ?? whole.dealt]
    return step ? presses(step.move, before) : []
  }
  /** Plays on, by clicks and the opponent's answers. */
  const playTo = async (length: number) => {
    while (count() < length) {
      const [before, names] = [count(), due()]
      await press(...names)
      await waitFor(() => expect(count()).toBeGreaterThan(before))
    }
    await painted()
  }
  return { user, store, press, due, playTo }
}

/** Returns the number of moves up to the last turn that undo would take back, and up to its first. */
function turnsOf<G extends PlayTypes>({ screen: { store }, whole: { past } }: Played<G>) {
  const begins = past.flatMap((step, index) => (store.beginsTurn?.(step) === false ? [] : [index]))
  return { first: begins[1] ?? past.length, last: begins.at(-1) ?? 0 }
}

/** By its label or text: a look for roles takes long on a board. */
const button = (name: Name) =>
  screen.queryByLabelText(name, { selector: 'button' }) ??
  screen.getByText(name, { selector: 'button' })
const said = () => screen.getAllByRole('status')[0]?.textContent ?? ''
/** Waits for words, which come after what is seen. */
const hear = (words: RegExp) => waitFor(() => expect(said()).toMatch(words), { timeout: 8_000 })
/** By its element, since a look for roles is taken again and again. */
const findDialog = () =>
  waitFor(() => {
    const dialog = document.querySelector('dialog')
    if (!dialog) throw new Error('No dialog is open')
    return dialog
  })
const cells = () => [...document.querySelectorAll('[role=grid] button')]
const names = () => cells().map((cell) => cell.getAttribute('aria-label'))
const tools = () => [...screen.getByRole('toolbar').querySelectorAll('button')]
const chosen = () =>
  [...document.querySelectorAll('[aria-pressed=true]')].filter(
    (one) => !one.closest('[role=toolbar]'),
  )

function seeingLaws<G extends PlayTypes>(game: Played<G>): void {
  test('every cell and tool has a name of its own, and every key one tool', () => {
    open(game)
    const { rows, cols } = game.screen.view.size(game.whole)
    expect(document.querySelectorAll('[role=grid] > [role=row]')).toHaveLength(rows)
    expect(names()).toHaveLength(rows * cols)
    for (const all of [names(), tools().map((tool) => tool.getAttribute('aria-label'))]) {
      expect(all).not.toContain(null)
      expect(all).toEqual([...new Set(all)])
    }
    for (const name of names()) expect(name).toMatch(/\S, (row \d+, )?column \d+/)
    const keys = tools().flatMap((tool) => tool.getAttribute('aria-keyshortcuts') ?? [])
    expect(keys).toEqual([...new Set(keys)])
  })

  test('keys lead to the board, around it and say where that is', async () => {
    const { user } = open(game)
    const [first] = cells()
    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(first)
    await user.keyboard('{End}{Home}w')
    expect(document.activeElement).toBe(first)
    await hear(/^\S.+, row 1, column 1\. \S/)
  })

  test('help is opened by its key and closed by Escape', async () => {
    const { user } = open(game)
    await user.keyboard('?')
    const dialog = await findDialog()
    fireEvent(dialog, new Event('cancel', { cancelable: true }))
    expect(document.querySelector('dialog')).toBeNull()
  })

  test('a game is shared by a link to its board', async () => {
    const { press, playTo } = open(game)
    await playTo(turnsOf(game).first)
    await press('Share')
    fireEvent.click(await screen.findByLabelText('Board', { selector: 'input' }))
    const text = document.querySelector('dialog textarea')?.textContent ?? ''
    const [, address = ''] = /#\/(\S+)/.exec(text) ?? []
    const { options, seed } = game.whole
    expect(parseRoute(game.screen, address, '')).toMatchObject({
      ok: true,
      value: { options, seed },
    })
  })
}

function movingLaws<G extends PlayTypes>(game: Played<G>): void {
  test('a turn is made by clicks, said, undone whole and redone, and nothing flies about', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate')
    const { user, store, press, due, playTo } = open(game)
    const { first } = turnsOf(game)
    const dealt = names()
    for (const name of ['Undo', 'Redo']) expect(button(name)).toHaveProperty('disabled', true)
    await playTo(first)
    expect(store.getState().session.past.map(({ move }) => move)).toEqual(
      game.whole.past.slice(0, first).map(({ move }) => move),
    )
    await hear(/./)
    expect(chosen()).toEqual([])
    const moved = animate.mock.calls.flatMap(([frames]) => Object.keys(frames ?? {}))
    expect(moved.filter((name) => /scale|rotate|transform|filter/.test(name))).toEqual([])
    const played = names()
    const [half, ...others] = due()
    if (half && others.length > 0) await press(half)
    await press('Undo')
    await hear(/^Undone\./)
    expect(store.getState().session.past).toEqual([])
    expect(names()).toEqual(dealt)
    expect(chosen()).toEqual([])
    expect(store.getState().session.assists).toEqual({ undo: 1 })
    await press('Redo')
    await hear(/^Redone\./)
    expect(names()).toEqual(played)
    await user.keyboard('u')
    expect(names()).toEqual(dealt)
    await user.keyboard('y')
    expect(names()).toEqual(played)
    expect(button('Redo')).toHaveProperty('disabled', true)
  })

  test('a refusal is said and changes nothing', async () => {
    const { press } = open(game)
    const stand = () => [...names(), button('Undo').matches(':disabled')]
    for (const [presses, words] of game.refused) {
      const [last = '', ...others] = presses.toReversed()
      await press(...others.toReversed())
      const before = stand()
      await press(last)
      await hear(words)
      expect(stand()).toEqual(before)
      expect(chosen()).toEqual([])
    }
  })
}

function leavingLaws<G extends PlayTypes>(game: Played<G>): void {
  test('a game is begun again or left for a new one, and undo leads back', async () => {
    const { user, store, press, playTo } = open(game)
    const { first } = turnsOf(game)
    const dealt = names()
    await playTo(first)
    const played = names()
    await press('Same board')
    await hear(/^Game restarted\. Undo brings the last one back\./)
    expect(names()).toEqual(dealt)
    await press('Undo')
    await hear(/^The last game is back\./)
    expect(names()).toEqual(played)
    await user.keyboard('n')
    await hear(/^New game\. Undo brings the last one back\./)
    expect(store.getState().session.past).toEqual([])
    const next = names()
    await user.keyboard('u')
    await waitFor(() => expect(names()).toEqual(played))
    await user.keyboard('y')
    await waitFor(() => expect(names()).toEqual(next))
  })

  test('a pause covers the board and stops the game, by button and key', async () => {
    const { user, store, press, due } = open(game)
    const before = names()
    const [move] = due()
    if (move) await press(move)
    const held = names()
    await press('Pause')
    await hear(/^Paused\./)
    expect(await screen.findByText('Paused', { selector: 'h2' })).toBeDefined()
    expect(cells()).toEqual([])
    expect(document.activeElement?.textContent).toBe('Resume')
    expect(store.getState().session.stopwatch.since).toBeNull()
    await user.keyboard('p')
    await hear(/^Resumed\./)
    expect([before, held]).toContainEqual(names())
  })
}

function replayLaws<G extends PlayTypes>(game: Played<G>): void {
  test('a replay goes step by step, on and back, and is left for the end', async () => {
    const { store, press } = open(game, game.whole.past.length)
    const steps = Math.min(3, game.whole.past.length)
    const end = names()
    act(() => store.getState().show({ type: 'replay', from: game.whole.past.length - steps }))
    await screen.findByLabelText('Exit replay')
    const seen = [names()]
    for (const _ of Array(steps).keys()) {
      await press('Step')
      seen.push(names())
    }
    expect(button('Step')).toHaveProperty('disabled', true)
    for (const before of seen.slice(0, -1).toReversed()) {
      await press('Step back')
      expect(names()).toEqual(before)
    }
    expect(new Set(seen.map(String)).size).toBe(seen.length)
    await press('Play', 'Pause', 'Exit replay')
    expect(names()).toEqual(end)
  })

  test('a game is played on from a step, which is help, and undo leads back', async () => {
    const { user, store, press } = open(game, game.whole.past.length)
    act(() => store.getState().show({ type: 'replay', from: turnsOf(game).first }))
    await screen.findByLabelText('Exit replay')
    await press('Play on from here')
    await hear(/Another game begins here\. Undo past its first move brings the last one back\./)
    const { past } = store.getState().session
    expect(past).toEqual(game.whole.past.slice(0, turnsOf(game).first))
    expect(store.getState().session.assists).toMatchObject({ 'played-on': 1 })
    await user.keyboard('uu')
    await hear(/^The last game is back\./)
    expect(store.getState().session.past).toHaveLength(game.whole.past.length)
  })
}

function endingLaws<G extends PlayTypes>(game: Played<G>): void {
  test('the last turn ends the game with its result, which leads on', async () => {
    const { user, store, press, playTo } = open(game, turnsOf(game).last)
    await playTo(game.whole.past.length)
    const dialog = await findDialog()
    expect(dialog.contains(document.activeElement)).toBe(true)
    expect(dialog.textContent).toMatch(game.end)
    await press('See the board', 'Result')
    const again = /^(New game|Play again)$/
    await user.click(within(await findDialog()).getByText(again, { selector: 'button' }))
    await waitFor(() => expect(store.getState().session.past).toEqual([]))
    expect(document.querySelector('dialog')).toBeNull()
    await press('Undo')
    expect(await screen.findByText('Result', { selector: 'button' })).toBeDefined()
    expect(document.querySelector('dialog')).toBeNull()
  })
}
