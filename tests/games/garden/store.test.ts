import { describe, expect, test } from 'vitest'
import { elapsed, stateOf as nowOf, startSession, stoppedAt } from '#src/engine/session.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenState, GardenStep } from '#src/games/garden/rules/types.ts'
import { isMovable, isThinking, store as parts, threatAt } from '#src/games/garden/store.ts'
import { parseTurnMs } from '#src/games/garden/turn-clock.ts'
import type { Garden } from '#src/games/garden/types.ts'
import { makeGameStore } from '#src/play/session/store.ts'
import { moveOf, parseCell, stateOf } from './rules/playing'

/** A pair to gather, a flower to slide, one shut in by a weed and another colour, and the opponent's pair. */
const POSITION =
  'human 0:1 slides 3:3 goal 14\nAa.....\n..B....\n.......\nC#.....\nD......\n.....cc'

const sessionOf = (state: GardenState, seed = 'seed') => ({
  ...startSession(rules, state.options, seed),
  dealt: { ...state, seed },
})

/** A game with a manual clock and shortcuts for its actions. */
function startGame(text = POSITION, turnMs = 0) {
  const clock = { now: 0 }
  const store = makeGameStore<Garden>(
    { rules, store: parts },
    'play',
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
    points: () => nowOf(store.getState().session).position.points,
    moves: () => store.getState().session.past.length,
  }
}

type Started = ReturnType<typeof startGame>

describe('selecting', () => {
  test.each<[string, readonly string[], string, string | null]>([
    ['a flower', ['1,2'], 'selected', '1,2'],
    ['it again, which unselects it', ['1,2', '1,2'], 'unselected', null],
    ['another flower instead', ['1,2', '0,0'], 'selected', '0,0'],
  ])('%s', (_, cells, emitted, selected) => {
    const game = startGame()
    game.select(...cells)
    expect(game.emitted()).toEqual([emitted])
    expect(game.store.getState().selected).toEqual(selected && parseCell(selected))
    expect(game.moves()).toBe(0)
  })

  test.each<[string, readonly string[]]>([
    ['no-flower', ['2,2']],
    ['not-yours', ['0,1']],
    ['not-a-neighbour', ['1,2', '6,6']],
    ['weed-in-the-way', ['3,0', '3,1']],
    ['not-a-neighbour', ['1,2', '5,5']],
  ])('is refused: %s', (code, cells) => {
    const game = startGame()
    game.select(...cells)
    const at = parseCell(cells.at(-1) ?? '')
    expect(game.store.getState().emitted.events).toMatchObject([
      { type: 'refused', code, move: { to: at } },
    ])
    expect(game.moves()).toBe(0)
  })

  test("is refused while the opponent's colour is in the way", () => {
    const game = startGame('human 0:1 slides 3:3 goal 14\nAb.....\na.....')
    game.select('0,0', '0,1')
    expect(game.store.getState().emitted.events).toMatchObject([{ code: 'colour-in-the-way' }])
  })

  test('starts the clock of the round', () => {
    const game = startGame()
    game.clock.now = 7_000
    game.select('1,2')
    expect(game.store.getState().session.stopwatch).toEqual({ ms: 0, since: 7_000 })
  })
})

describe('a move', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['that gathers', ['0,0', '0,1'], ['gathered', 'cleared']],
    ['that slides', ['1,2', '2,2'], ['slid', 'free-slide']],
  ])('%s is made at once, and hands over to the opponent', (_, cells, emitted) => {
    const game = startGame()
    game.select(...cells)
    expect(game.emitted()).toEqual(emitted)
    expect(game.store.getState().selected).toBeNull()
    expect(isThinking(game.store.getState())).toBe(true)
  })

  test("of the player's is refused while the opponent thinks, who may be chosen ahead of", () => {
    const game = startGame()
    game.select('0,0', '0,1', '1,2', '2,2')
    expect(game.store.getState().emitted.events).toMatchObject([{ code: 'not-your-turn' }])
    expect(game.store.getState().selected).toEqual(parseCell('1,2'))
    game.do.answer(moveOf('ai', '5,5 5,6'))
    expect(game.store.getState().selected).toEqual(parseCell('1,2'))
    expect(game.points()).toEqual({ human: 2, ai: 3 })
  })

  test('of the opponent that does not fit is dropped', () => {
    const game = startGame()
    game.do.answer(moveOf('ai', '5,5 5,6'))
    expect(game.moves()).toBe(0)
  })
})

/** The player gathers, and the opponent does. */
function turn(game: Started): void {
  game.select('0,0', '0,1')
  game.do.answer(moveOf('ai', '5,5 5,6'))
}

/** The opponent's poppies can gather three beside a weed; the player's bellflower is out of slides. */
const THREATS = 'human 0:1 slides 0:3 goal 14\nA......\na#.....\na......\n.......\n...b...\nC.....c'

describe('what the opponent could take', () => {
  test.each<[string, string, readonly string[], number | undefined]>([
    ['its best clearing, less a weed', '1,0', ['0,0', '1,0', '2,0'], 2],
    ['nothing with a flower that can only slide freely', '4,3', [], undefined],
    ['nothing with a flower of the player', '0,0', [], undefined],
    ['nothing with a weed', '1,1', [], undefined],
  ])('%s', (_, at, cells, points) => {
    const { store } = startGame(THREATS)
    store.getState().aim(parseCell(at))
    const threat = threatAt(store.getState())
    const sorted = threat?.cells.map(({ row, col }) => `${row},${col}`).toSorted() ?? []
    expect([sorted, threat?.points]).toEqual([cells, points])
  })

  test('is not shown while a flower is selected, in a pause or in its own turn', () => {
    const { store, do: actions, select } = startGame(THREATS)
    actions.aim(parseCell('1,0'))
    select('0,0')
    expect(threatAt(store.getState())).toBeUndefined()
    actions.unselect()
    actions.pause()
    expect(threatAt(store.getState())).toBeUndefined()
    const { store: other } = startGame(THREATS.replace('human', 'ai'))
    other.getState().aim(parseCell('1,0'))
    expect(threatAt(other.getState())).toBeUndefined()
  })
})

describe('a flower that is marked as movable', () => {
  test.each([
    ['one that can gather', '0,0', true],
    ['one with nothing to clear and no free slide', '5,0', false],
    ['one of the opponent', '1,0', false],
    ['an empty cell', '3,3', false],
  ])('%s', (_, at, expected) => {
    const { store, do: actions } = startGame(THREATS)
    expect(isMovable(store.getState(), parseCell(at))).toBe(expected)
    actions.pause()
    expect(isMovable(store.getState(), parseCell(at))).toBe(false)
  })
})

describe('undo and redo', () => {
  test('take a move back that the opponent is still thinking about', () => {
    const game = startGame()
    game.select('0,0', '0,1')
    game.do.undo()
    expect(isThinking(game.store.getState())).toBe(false)
    game.do.redo()
    expect(isThinking(game.store.getState())).toBe(true)
  })
})

const STEP: GardenStep = { side: 'human', from: parseCell('0,0'), to: parseCell('0,1') }

describe('a hint', () => {
  test('is due in the turn of the player only, and not while one is marked', () => {
    const game = startGame()
    const isDue = () => {
      game.do.hint()
      return game.store.getState().wantsHint
    }
    expect(isDue()).toBe(true)
    game.do.showHint(STEP, () => '')
    expect(isDue()).toBe(false)
    game.select('0,0', '0,1')
    expect(isDue()).toBe(false)
    game.do.answer(moveOf('ai', '5,5 5,6'))
    expect(isDue()).toBe(true)
    game.do.undo()
    game.do.pause()
    expect(isDue()).toBe(false)
  })

  test('marks a step and names it, counts, and clears the selection', () => {
    const game = startGame()
    game.select('1,2')
    game.do.hint()
    game.do.showHint(STEP, () => '')
    const { hinted, wantsHint, selected, session } = game.store.getState()
    expect([hinted, wantsHint, selected]).toEqual([STEP, false, null])
    expect(game.emitted()).toEqual(['hinted', 'reason'])
    expect([session.assists.hint, session.stopwatch.since]).toEqual([1, 0])
  })

  test.each<[string, (game: Started) => void]>([
    ['a step', (game) => game.select('1,2', '2,2')],
    ['an undo', (game) => game.do.undo()],
    ['a turn that ran out of time', (game) => game.do.timeOut()],
  ])('is gone after %s, and so is one that was due', (_, act) => {
    for (const ask of [(game: Started) => game.do.showHint(STEP, () => ''), hintOf]) {
      const game = startGame()
      turn(game)
      ask(game)
      act(game)
      expect(game.store.getState()).toMatchObject({ hinted: null, wantsHint: false })
    }
  })

  test('that comes in a pause leaves the clocks alone', () => {
    const game = startGame()
    game.select('1,2')
    hintOf(game)
    game.do.pause()
    game.do.showHint(STEP, () => '')
    expect(game.store.getState().session.stopwatch.since).toBeNull()
  })
})

const hintOf = (game: Started) => game.do.hint()

describe('the time of a turn', () => {
  test('passes the turn when it runs out, and pauses after two in a row', () => {
    const game = startGame()
    game.do.timeOut()
    expect([...game.emitted(), isThinking(game.store.getState())]).toEqual(['timed-out', true])
    game.do.answer(moveOf('ai', '5,5 5,4'))
    game.do.timeOut()
    expect(game.emitted()).toEqual(['timed-out', 'idle'])
    expect(game.store.getState().paused).toBe(true)
    expect(game.store.getState().session.stopwatch.since).toBeNull()
  })

  test('restarts after a move in between', () => {
    const game = startGame()
    game.do.timeOut()
    game.do.answer(moveOf('ai', '5,5 5,4'))
    game.select('1,2', '2,2')
    game.do.answer(moveOf('ai', '5,6 5,5'))
    game.do.timeOut()
    expect(game.store.getState().paused).toBe(false)
  })

  test('is kept while the turn is paused, and full for the next', () => {
    const game = startGame()
    game.do.runTurn()
    game.clock.now = 12_000
    game.do.stopTurn()
    expect(game.store.getState().turnWatch).toEqual({ ms: 12_000, since: null })
    game.select('0,0', '0,1')
    expect(game.store.getState().turnWatch).toEqual({ ms: 0, since: null })
  })
})

describe('a turn that was left', () => {
  test('goes on with the time that it had taken, which the next turn has again', () => {
    const game = startGame(POSITION, 12_000)
    game.do.runTurn()
    game.clock.now = 3_000
    expect(elapsed(game.store.getState().turnWatch, game.clock.now)).toBe(15_000)
    turn(game)
    expect(elapsed(game.store.getState().turnWatch, game.clock.now)).toBe(0)
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
