import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { parseRoute } from '#src/define/route.ts'
import type { Playing, Screen } from '#src/define/screen.ts'
import type { PlayTypes, SessionOf, StateOf } from '#src/define/session.ts'
import { replayOf } from '#src/engine/session.ts'
import { readLinked } from '#src/play/session/linked.ts'
import { gameAddress } from '#src/share/links.ts'
import { button, type Name, openSession, painted, renderPlaying } from './playing'

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

/** Defines the laws of every game's page for one of them. */
export function describeScreenLaws<G extends PlayTypes>(game: Played<G>): void {
  describe(`the page of ${game.screen.rules.id}`, () => {
    testKeys(game)
    testTurn(game)
    testNextGames(game)
    testReplay(game)
    testLesson(game)
    testEnd(game)
  })
}

/** Renders a game after some of its moves, shown without delays. */
function open<G extends PlayTypes>({ screen, whole, start, presses }: Played<G>, length = 0) {
  const { past } = whole
  const count = () => playing.store.getState().session.past.length
  const session = { ...whole, past: past.slice(0, length), future: [] }
  const playing: Playing<G> = openSession(
    screen,
    { session },
    start(() => past[count()]?.move),
  )
  playing.playback.setSpeed(100)
  const { user, store } = renderPlaying(playing)
  const press = async (...names: readonly Name[]) => {
    for (const name of names) await user.click(button(name))
  }
  /** What is to be pressed for the next move. */
  const due = () => {
    const [step, before] = [past[count()], past[count() - 1]?.state ?? whole.dealt]
    return step ? presses(step.move, before) : []
  }
  /** Plays on, by clicks and the opponent's answers. */
  const playTo = async (length: number) => {
    while (count() < length) {
      const before = count()
      await press(...due())
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

/** Waits for words, which come after what is seen. */
const hear = (words: RegExp) =>
  waitFor(() => expect(all('[role=status]')[0]?.textContent).toMatch(words))
const all = (parts: string) => [...document.querySelectorAll(parts)]
const findAll = (parts: string) =>
  waitFor(() => {
    expect(all(parts)).not.toEqual([])
    return all(parts)
  })
const attributes = (parts: string, name: string) =>
  all(parts).flatMap((part) => part.getAttribute(name) ?? [])
const CELLS = '[role=grid] button'
const names = () => attributes(CELLS, 'aria-label')
const chosen = () =>
  all('[aria-pressed=true]').filter((one) => !one.closest('[role=toolbar], header'))

function testKeys<G extends PlayTypes>(game: Played<G>): void {
  test('every cell, tool and key is named; help takes the keys, a refusal changes nothing, a pause covers the board', async () => {
    const { user, store, press, due } = open(game)
    const { rows, cols } = game.screen.view.size(game.whole)
    expect(all('[role=grid] > [role=row]')).toHaveLength(rows)
    expect(names()).toHaveLength(rows * cols)
    for (const name of names()) expect(name).toMatch(/\S, (row \d+, )?column \d+/)
    const tools = attributes('[role=toolbar] button', 'aria-label')
    expect(tools).toHaveLength(all('[role=toolbar] button').length)
    const keys = attributes('[aria-keyshortcuts]', 'aria-keyshortcuts')
    expect(keys).toEqual(expect.arrayContaining(['M', 'U']))
    for (const own of [names(), tools, keys]) expect(own).toEqual([...new Set(own)])

    await user.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(all(CELLS)[0])
    await user.keyboard('{End}{Home}w')
    expect(document.activeElement).toBe(all(CELLS)[0])
    await hear(/\S.+, row 1, column 1\. \S/)
    await user.keyboard('?')
    await expectHelp(keys)
    expect(store.getState().session.seed).toBe(game.whole.seed)

    const stand = () => [...names(), button('Undo').matches(':disabled')]
    for (const [presses, words] of game.refused) {
      await press(...presses.slice(0, -1))
      const before = stand()
      await press(...presses.slice(-1))
      await hear(words)
      expect([stand(), chosen()]).toEqual([before, []])
    }

    const before = names()
    if (due().length > 1) await press(...due().slice(0, 1))
    const held = names()
    await press('Pause')
    await hear(/Paused\./)
    expect(all(CELLS)).toEqual([])
    expect(document.activeElement?.textContent).toBe('Resume')
    expect(store.getState().session.stopwatch.since).toBeNull()
    await user.keyboard('p')
    await hear(/Resumed\./)
    expect([before, held]).toContainEqual(names())
  })
}

/** Looks for keys on the last slide of the help, which takes keys until Escape. */
async function expectHelp(keys: readonly string[]) {
  const [dialog = document.body] = await findAll('dialog')
  fireEvent.keyDown(document.activeElement ?? dialog, { key: 'n' })
  for (let next = screen.queryByText('Next'); next; next = screen.queryByText('Next'))
    fireEvent.click(next)
  const named = (await findAll('dialog kbd')).map((key) => key.textContent)
  expect(named).toEqual(expect.arrayContaining([...keys]))
  fireEvent(dialog, new Event('cancel', { cancelable: true }))
  expect(all('dialog')).toEqual([])
}

function testTurn<G extends PlayTypes>(game: Played<G>): void {
  test('a turn is made by clicks, undone whole and redone, and nothing flies about', async () => {
    const animate = vi.spyOn(Element.prototype, 'animate')
    const { user, store, press, due, playTo } = open(game)
    const { first } = turnsOf(game)
    const dealt = names()
    for (const name of ['Undo', 'Redo']) expect(button(name)).toHaveProperty('disabled', true)
    await playTo(first)
    const moves = [store.getState().session, game.whole].map(({ past }) =>
      past.slice(0, first).map(({ move }) => move),
    )
    expect(moves[0]).toEqual(moves[1])
    expect(chosen()).toEqual([])
    const moved = animate.mock.calls.flatMap(([frames]) => Object.keys(frames ?? {}))
    expect(moved.filter((name) => /scale|rotate|transform|filter/.test(name))).toEqual([])
    const played = names()
    if (due().length > 1) await press(...due().slice(0, 1))
    await press('Undo')
    await hear(/Undone\./)
    expect([store.getState().session.past, names(), chosen()]).toEqual([[], dealt, []])
    expect(store.getState().session.assists).toEqual({ undo: 1 })
    await press('Redo')
    await hear(/Redone\./)
    expect(names()).toEqual(played)
    await user.keyboard('u')
    expect(names()).toEqual(dealt)
    await user.keyboard('y')
    expect(names()).toEqual(played)
    expect(button('Redo')).toHaveProperty('disabled', true)
  })
}

function testNextGames<G extends PlayTypes>(game: Played<G>): void {
  test('a game is shared by a link to its board, begun again and left, and undo leads back', async () => {
    const { first } = turnsOf(game)
    const { user, store, press } = open(game, first)
    const played = names()
    await press('Share')
    fireEvent.click(await screen.findByLabelText('Board', { selector: 'input' }))
    const [, address = ''] = /#\/(\S+)/.exec(all('dialog textarea')[0]?.textContent ?? '') ?? []
    const { options, seed } = game.whole
    const value = { options, seed }
    expect(parseRoute(game.screen, address, '')).toMatchObject({ ok: true, value })
    await press('Close', 'Same board')
    await hear(/Game restarted\. Undo brings the last one back\./)
    const { past, assists, stopwatch } = store.getState().session
    expect([past, assists, stopwatch]).toEqual([[], {}, { ms: 0, since: null }])
    await press('Undo')
    await hear(/The last game is back\./)
    expect(names()).toEqual(played)
    await user.keyboard('n')
    await hear(/New game\. Undo brings the last one back\./)
    expect(store.getState().session.past).toEqual([])
    const next = names()
    await user.keyboard('u')
    await waitFor(() => expect(names()).toEqual(played))
    await user.keyboard('y')
    await waitFor(() => expect(names()).toEqual(next))
  })
}

function testReplay<G extends PlayTypes>(game: Played<G>): void {
  test('a replay goes step by step and back; a game is played on from one, and undo leads back', async () => {
    const { past } = game.whole
    const { user, store, press } = open(game, past.length)
    const show = async (from: number) => {
      act(() => store.getState().show({ type: 'replay', from }))
      await screen.findByLabelText('Exit replay')
    }
    const { session } = store.getState()
    const end = names()
    const steps = Math.min(3, past.length)
    await show(past.length - steps)
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
    for (const cell of all(CELLS).slice(0, 2)) await user.click(cell)
    expect(chosen()).toEqual([])
    await press('Play', 'Pause', 'Exit replay')
    expect([names(), store.getState().session]).toEqual([end, session])

    await show(turnsOf(game).first)
    await press('Play on from here')
    await hear(/Another game begins here\. Undo past its first move brings the last one back\./)
    expect(store.getState().session.past).toEqual(past.slice(0, turnsOf(game).first))
    expect(store.getState().session.assists).toMatchObject({ 'played-on': 1 })
    await user.keyboard('uu')
    await hear(/The last game is back\./)
    expect(store.getState().session.past).toHaveLength(past.length)
  })
}

function testLesson<G extends PlayTypes>({ screen, whole }: Played<G>): void {
  test('a lesson has an address, of its game up to a step', async () => {
    const past = whole.past.slice(0, -1)
    const address = await gameAddress(screen, replayOf(whole, past.length), 'lesson')
    const route = parseRoute(screen, address, '')
    const linked = route.ok && route.value.linked
    if (!linked) throw new Error(address)
    const read = await readLinked(screen, route.value, linked, new AbortController().signal)
    const steps = past.map(({ move }) => ({ move }))
    const watched = { session: { past: steps }, showing: { type: 'mistake' } }
    expect(read).toMatchObject({ value: { watched } })
  })
}

function testEnd<G extends PlayTypes>(game: Played<G>): void {
  test('the last turn ends the game with its result, which leads on', async () => {
    const { store, press, playTo } = open(game, turnsOf(game).last)
    await playTo(game.whole.past.length)
    const [dialog] = await findAll('dialog')
    expect(dialog?.contains(document.activeElement)).toBe(true)
    expect(dialog?.textContent).toMatch(game.end)
    await press('See the board', 'Result')
    await findAll('dialog')
    fireEvent.click(screen.getByText(/^(New game|Play again)$/, { selector: 'dialog button' }))
    await waitFor(() => expect(store.getState().session.past).toEqual([]))
    expect(all('dialog')).toEqual([])
    await press('Undo')
    expect(await screen.findByText('Result', { selector: 'button' })).toBeDefined()
    expect(all('dialog')).toEqual([])
  })
}
