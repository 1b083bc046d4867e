import { describe, expect, test } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { stoppedAt } from '#src/engine/stopwatch.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenState } from '#src/games/garden/rules/types.ts'
import {
  type Garden,
  isThinking,
  store as parts,
  positionNow,
  turnMs as turnMsOf,
} from '#src/games/garden/store.ts'
import { parseTurnMs } from '#src/games/garden/turn-clock.ts'
import { makeGameStore } from '#src/play/store.ts'
import { moveOf, parseCell, stateOf } from './rules/playing'

/** A pair to gather, a flower to slide, one shut in by a weed and another colour, and the AI's pair. */
const TABLE = 'human 0:1 slides 3:3 goal 14\nAa.....\n..B....\n.......\nC#.....\nD......\n.....cc'

const sessionOf = (state: GardenState, seed = 'seed') => ({
  ...startSession(rules, state.options, seed),
  dealt: { ...state, seed },
})

/** A garden with a clock that is set by hand, and short words for what is done there. */
function lay(text = TABLE, turnMs = 0) {
  const clock = { now: 0 }
  const store = makeGameStore<Garden>(
    { rules, store: parts },
    { session: sessionOf(stateOf(text)), own: { turnWatch: stoppedAt(turnMs) } },
    () => clock.now,
  )
  const actions = store.getState()
  return {
    store,
    clock,
    do: actions,
    select: (...cells: readonly string[]) => {
      for (const cell of cells) actions.select(parseCell(cell))
    },
    emitted: () => store.getState().emitted.events.map(({ type }) => type),
    points: () => positionNow(store.getState()).points,
    moves: () => store.getState().session.past.length,
  }
}

type Table = ReturnType<typeof lay>

describe('selecting', () => {
  test.each<[string, readonly string[], string, string | null]>([
    ['a flower', ['1,2'], 'selected', '1,2'],
    ['it again, which lets it go', ['1,2', '1,2'], 'unselected', null],
    ['another flower instead', ['1,2', '0,0'], 'selected', '0,0'],
  ])('%s', (_, cells, told, selected) => {
    const table = lay()
    table.select(...cells)
    expect(table.emitted()).toEqual([told])
    expect(table.store.getState().selected).toEqual(selected && parseCell(selected))
    expect(table.moves()).toBe(0)
  })

  test.each<[string, readonly string[]]>([
    ['no-flower', ['2,2']],
    ['not-yours', ['0,1']],
    ['not-a-neighbour', ['1,2', '6,6']],
    ['weed-in-the-way', ['3,0', '3,1']],
    ['not-a-neighbour', ['1,2', '5,5']],
  ])('is refused: %s', (code, cells) => {
    const table = lay()
    table.select(...cells)
    const at = parseCell(cells.at(-1) ?? '')
    expect(table.store.getState().emitted.events).toMatchObject([
      { type: 'refused', code, move: { to: at } },
    ])
    expect(table.moves()).toBe(0)
  })

  test("is refused while the AI's colour is in the way", () => {
    const table = lay('human 0:1 slides 3:3 goal 14\nAb.....\na.....')
    table.select('0,0', '0,1')
    expect(table.store.getState().emitted.events).toMatchObject([{ code: 'colour-in-the-way' }])
  })

  test('starts the clock of the round', () => {
    const table = lay()
    table.clock.now = 7_000
    table.select('1,2')
    expect(table.store.getState().session.stopwatch).toEqual({ ms: 0, since: 7_000 })
  })
})

describe('a move', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['that gathers', ['0,0', '0,1'], ['gathered', 'cleared']],
    ['that slides', ['1,2', '2,2'], ['slid', 'free-slide']],
  ])('%s is made at once, and hands over to the AI', (_, cells, told) => {
    const table = lay()
    table.select(...cells)
    expect(table.emitted()).toEqual(told)
    expect(table.store.getState().selected).toBeNull()
    expect(isThinking(table.store.getState())).toBe(true)
  })

  test("of the player's is refused while the AI thinks, who may be chosen ahead of", () => {
    const table = lay()
    table.select('0,0', '0,1', '1,2', '2,2')
    expect(table.store.getState().emitted.events).toMatchObject([{ code: 'not-your-turn' }])
    expect(table.store.getState().selected).toEqual(parseCell('1,2'))
    table.do.answer(moveOf('ai', '5,5 5,6'))
    expect(table.store.getState().selected).toEqual(parseCell('1,2'))
    expect(table.points()).toEqual({ human: 2, ai: 3 })
  })

  test('of the AI that does not fit is dropped', () => {
    const table = lay()
    table.do.answer(moveOf('ai', '5,5 5,6'))
    expect(table.moves()).toBe(0)
  })
})

/** The player gathers, and the AI does. */
function turn(table: Table): void {
  table.select('0,0', '0,1')
  table.do.answer(moveOf('ai', '5,5 5,6'))
}

describe('undo and redo', () => {
  test('take a full turn, as one assist', () => {
    const table = lay()
    turn(table)
    table.do.undo()
    expect([table.moves(), ...table.emitted()]).toEqual([0, 'undone'])
    expect(table.points()).toEqual({ human: 0, ai: 1 })
    expect(table.store.getState().session.assists.undo).toBe(1)
    table.do.redo()
    expect([table.moves(), ...table.emitted()]).toEqual([2, 'redone'])
    expect(table.store.getState().session.assists.undo).toBe(1)
  })

  test('take a move back that the AI is still thinking about', () => {
    const table = lay()
    table.select('0,0', '0,1')
    table.do.undo()
    expect(isThinking(table.store.getState())).toBe(false)
    table.do.redo()
    expect(isThinking(table.store.getState())).toBe(true)
  })

  test('bring back a garden that was given up, until the new one is played', () => {
    const table = lay()
    turn(table)
    table.do.deal(sessionOf(stateOf(TABLE), 'next'))
    expect(table.moves()).toBe(0)
    table.do.undo()
    expect([table.moves(), ...table.emitted()]).toEqual([2, 'restored'])
    table.do.deal(sessionOf(stateOf(TABLE), 'next'))
    table.select('1,2', '2,2')
    expect(table.store.getState().previous).toBeNull()
  })
})

describe('the time of a turn', () => {
  test('passes the turn when it runs out, and pauses after two in a row', () => {
    const table = lay()
    table.do.timeOut()
    expect([...table.emitted(), isThinking(table.store.getState())]).toEqual(['timed-out', true])
    table.do.answer(moveOf('ai', '5,5 5,4'))
    table.do.timeOut()
    expect(table.emitted()).toEqual(['timed-out', 'idle'])
    expect(table.store.getState().paused).toBe(true)
    expect(table.store.getState().session.stopwatch.since).toBeNull()
  })

  test('begins anew after a move between', () => {
    const table = lay()
    table.do.timeOut()
    table.do.answer(moveOf('ai', '5,5 5,4'))
    table.select('1,2', '2,2')
    table.do.answer(moveOf('ai', '5,6 5,5'))
    table.do.timeOut()
    expect(table.store.getState().paused).toBe(false)
  })

  test('is kept while the turn stands, and whole for the next', () => {
    const table = lay()
    table.do.runTurn()
    table.clock.now = 12_000
    table.do.stopTurn()
    expect(table.store.getState().turnWatch).toEqual({ ms: 12_000, since: null })
    table.select('0,0', '0,1')
    expect(table.store.getState().turnWatch).toEqual({ ms: 0, since: null })
  })
})

describe('a turn that was left', () => {
  test('goes on with the time that it had taken, which the next turn has again', () => {
    const table = lay(TABLE, 12_000)
    table.do.runTurn()
    table.clock.now = 3_000
    expect(turnMsOf(table.store.getState(), table.clock.now)).toBe(15_000)
    turn(table)
    expect(turnMsOf(table.store.getState(), table.clock.now)).toBe(0)
  })

  test.each([
    ['as long as was noted', 12_000, 12_000],
    ['no time where none was noted', undefined, 0],
    ['no time where it is no number', '12000', 0],
    ['all its time where more was noted', 90_000, 30_000],
    ['no time where it is less than none', -1, 0],
  ])('had taken %s', (_, noted, ms) => {
    expect(parseTurnMs(noted)).toBe(ms)
  })
})

test('a pause stops the clock and the hand', () => {
  const table = lay()
  table.select('1,2')
  table.clock.now = 4_000
  table.do.pauseRunning()
  table.clock.now = 99_000
  table.select('2,2')
  expect(table.moves()).toBe(0)
  table.do.resume()
  expect(table.store.getState().session.stopwatch).toEqual({ ms: 4_000, since: 99_000 })
})

test('a game that is replayed is shown step by step, and left as it was', () => {
  const table = lay()
  turn(table)
  const { session } = table.store.getState()
  table.do.replay()
  expect([table.moves(), ...table.emitted()]).toEqual([0, 'watching'])
  table.select('1,2')
  expect(table.store.getState().selected).toBeNull()
  table.do.stepForward()
  expect([table.emitted(), isThinking(table.store.getState())]).toEqual([
    ['gathered', 'cleared'],
    false,
  ])
  table.do.stepForward()
  table.do.stepForward()
  expect(table.moves()).toBe(2)
  table.do.stepBack()
  expect(table.moves()).toBe(1)
  table.do.leaveReplay()
  expect(table.store.getState().session).toBe(session)
})
