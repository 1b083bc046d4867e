import { describe, expect, test } from 'vitest'
import { interpret, isOpponentsTurn, isUsersTurn, previewOf } from '#src/games/patches/store.ts'
import { choiceOf, parseCell, stateOf, tableOf, tileOf } from './rules/playing'
import { CROWDED, lay, sessionOf } from './tables'

const START = '. . . ./. . bc1 ./. rs3 . ./. . . .'

/** The cell 2,2 is on the user's side: who loses it plays elsewhere. */
const COLLISION = ['yc3 2,2', 'bc3 2,2'] as const
/** And 1,1 on the opponent's. */
const LOST = ['yc3 1,1', 'bc3 1,1'] as const

const OPENING = `phase opening\npoints 0 0\nuser yc3\nopponent bc3\ndeck\n${'. . . .\n'.repeat(4)}`

type Table = ReturnType<typeof lay>

describe('a choice', () => {
  test.each<[string, (table: Table) => void, string[], string | undefined, string | undefined]>([
    ['a tile', ({ tile }) => tile('yc3'), ['tile-chosen'], 'yc3', undefined],
    ['a cell', ({ cell }) => cell('2,2'), ['cell-chosen'], undefined, '2,2'],
    [
      'a tile, then a cell',
      ({ choose }) => choose('yc3 2,2'),
      ['cell-chosen', 'previewed'],
      'yc3',
      '2,2',
    ],
    [
      'a cell, then a tile',
      ({ cell, tile }) => [cell('2,2'), tile('yc3')],
      ['tile-chosen', 'previewed'],
      'yc3',
      '2,2',
    ],
    [
      'another tile for the cell',
      ({ choose, tile }) => [choose('yc3 2,2'), tile('yc4')],
      ['tile-chosen', 'previewed'],
      'yc4',
      '2,2',
    ],
    [
      'the same tile, which is put back',
      ({ choose, tile }) => [choose('yc3 2,2'), tile('yc3')],
      ['unchosen'],
      undefined,
      '2,2',
    ],
    [
      'the same cell, which is let go',
      ({ choose, cell }) => [choose('yc3 2,2'), cell('2,2')],
      ['unchosen'],
      'yc3',
      undefined,
    ],
    [
      'nothing any more',
      ({ choose, do: { unchoose } }) => [choose('yc3 2,2'), unchoose()],
      ['unchosen'],
      undefined,
      undefined,
    ],
    ['a tile of the other hand', ({ tile }) => tile('bc3'), [], undefined, undefined],
  ])('of %s', (_, act, told, tile, cell) => {
    const table = lay()
    act(table)
    const store = table.store.getState()
    expect(table.emitted()).toEqual(told)
    expect(store.tile).toBe(tile ? tileOf(tile) : null)
    expect(store.cell).toEqual(cell ? parseCell(cell) : null)
    expect(previewOf(store) !== null).toBe(Boolean(tile && cell))
  })

  test.each([
    ['occupied', CROWDED, '1,2'],
    ['apart', CROWDED, '0,0'],
    ['outside', CROWDED, '4,0'],
    ['not-centre', OPENING, '1,2'],
  ])('that is %s is refused, and what was chosen stays', (code, text, cell) => {
    const table = lay(text === OPENING ? stateOf(OPENING) : undefined)
    table.tile('yc3')
    table.cell(cell)
    expect(table.store.getState().emitted.events).toEqual([
      { type: 'cell-refused', code, cell: parseCell(cell) },
    ])
    expect(table.store.getState()).toMatchObject({ tile: tileOf('yc3'), cell: null })
  })

  test('starts the clock', () => {
    const table = lay()
    table.clock.now = 5_000
    table.tile('yc3')
    expect(table.store.getState().session.stopwatch).toEqual({ ms: 0, since: 5_000 })
  })
})

describe('a press', () => {
  test.each<[string, (table: Table) => void, Parameters<typeof interpret>[1], unknown]>([
    [
      'on a tile',
      () => {},
      { type: 'tile', tile: tileOf('yc3') },
      { change: { tile: tileOf('yc3') } },
    ],
    ['on a tile of the other hand', () => {}, { type: 'tile', tile: tileOf('bc3') }, null],
    [
      'on the chosen tile',
      ({ tile }) => tile('yc3'),
      { type: 'tile', tile: tileOf('yc3') },
      { change: { tile: null }, signals: [{ type: 'unchosen' }] },
    ],
    [
      'on a cell that is taken',
      () => {},
      { type: 'cell', cell: parseCell('1,2') },
      { signals: [{ type: 'cell-refused', code: 'occupied' }] },
    ],
    [
      'on the button, with both',
      ({ choose }) => choose('yc3 2,2'),
      { type: 'submit' },
      { change: { sealed: choiceOf('yc3 2,2'), canTakeBack: true } },
    ],
    [
      'on the button, in a replay of one’s own',
      ({ play, cell }) => [play(...LOST), cell('3,0')],
      { type: 'submit' },
      { type: 'move', move: { type: 'replay', cell: parseCell('3,0') } },
    ],
    [
      'while the opponent thinks',
      ({ choose, do: { submit } }) => [choose('yc3 2,2'), submit()],
      { type: 'cell', cell: parseCell('3,1') },
      null,
    ],
  ])('%s', (_, act, press, meaning) => {
    const table = lay()
    act(table)
    const found = interpret(table.store.getState(), press)
    if (meaning) expect(found).toMatchObject(meaning)
    else expect(found).toBeNull()
  })
})

describe('submitting', () => {
  test.each<[string, (table: Table) => void]>([
    ['both', () => {}],
    ['tile', ({ cell }) => cell('2,2')],
    ['cell', ({ tile }) => tile('yc3')],
  ])('without %s says what is missing', (missing, act) => {
    const table = lay()
    act(table)
    table.do.submit()
    expect(table.store.getState().emitted.events).toEqual([{ type: 'incomplete', missing }])
    expect(isOpponentsTurn(table.store.getState())).toBe(false)
  })

  test('seals the choice until the opponent has chosen, too', () => {
    const table = lay()
    table.choose('yc3 2,2')
    table.do.submit()
    expect(table.emitted()).toEqual(['thinking'])
    expect(table.store.getState().sealed).toEqual(choiceOf('yc3 2,2'))
    expect(isUsersTurn(table.store.getState())).toBe(false)
    table.tile('yc4')
    table.cell('3,1')
    table.do.submit()
    table.do.unchoose()
    expect(table.store.getState().sealed).toEqual(choiceOf('yc3 2,2'))
    expect(table.rows()).toBe(START)
    table.do.answer(choiceOf('bc3 1,1'))
    expect(table.rows()).toBe('. . . ./. O O ./. O yc3 ./. . . .')
    expect(table.store.getState()).toMatchObject({ sealed: null, tile: null, cell: null })
  })

  test('can be taken back while the opponent thinks, without an assist', () => {
    const table = lay()
    table.choose('yc3 2,2')
    table.do.submit()
    table.do.undo()
    expect(table.emitted()).toEqual(['unsealed'])
    expect(table.store.getState()).toMatchObject({ sealed: null, tile: tileOf('yc3') })
    table.do.answer(choiceOf('bc3 1,1'))
    expect(table.rows()).toBe(START)
    expect(table.store.getState().session.assists.undo).toBe(0)
  })
})

test('an answer that nobody asked for changes nothing', () => {
  const table = lay()
  table.do.answer(choiceOf('bc3 1,1'))
  expect([table.rows(), ...table.emitted()]).toEqual([START])
})

describe('after a collision', () => {
  test("the user's tile goes to another cell when it is submitted", () => {
    const table = lay()
    table.play(...LOST)
    expect(table.phase()).toBe('replay')
    expect([isUsersTurn(table.store.getState()), isOpponentsTurn(table.store.getState())]).toEqual([
      true,
      false,
    ])
    table.tile('yc4')
    expect(table.store.getState().tile).toBeNull()
    table.cell('1,1')
    expect(table.emitted()).toEqual(['cell-refused'])
    table.do.submit()
    expect(table.store.getState().emitted.events).toMatchObject([{ missing: 'cell' }])
    table.cell('3,0')
    table.do.submit()
    expect(table.rows()).toBe('. . . ./. O O ./. O . ./yc3 . . .')
    expect(table.phase()).toBe('choosing')
  })

  test("the opponent's answer is its cell, whatever tile comes with it", () => {
    const table = lay()
    table.play(...COLLISION)
    expect([isUsersTurn(table.store.getState()), isOpponentsTurn(table.store.getState())]).toEqual([
      false,
      true,
    ])
    table.cell('3,0')
    expect(table.store.getState().cell).toBeNull()
    table.do.answer(choiceOf('bc4 3,3'))
    expect(table.rows()).toBe('. . . ./. . U ./. U U ./. . . bc3')
  })
})

describe('undo and redo', () => {
  test('take a round with its replay, as one assist', () => {
    const table = lay()
    table.play(...COLLISION)
    table.do.answer(choiceOf('bc3 3,3'))
    const after = table.rows()
    table.do.undo()
    expect([table.rows(), ...table.emitted()]).toEqual([START, 'undone'])
    expect(table.store.getState().session.assists.undo).toBe(1)
    table.do.redo()
    expect([table.rows(), ...table.emitted()]).toEqual([after, 'redone'])
    expect(table.store.getState().session.assists.undo).toBe(1)
  })

  test('take a round whose replay is still to be played', () => {
    const table = lay()
    table.play(...LOST)
    table.do.undo()
    expect(table.rows()).toBe(START)
    table.do.redo()
    expect(table.phase()).toBe('replay')
  })

  test('have nothing to do before the first round', () => {
    const table = lay()
    table.do.undo()
    table.do.redo()
    expect([table.rows(), ...table.emitted()]).toEqual([START])
  })

  test('bring back a game that was given up, until the new one is played', () => {
    const table = lay()
    const other = tableOf('rt1', 'rt2', '. . . ./. gh4 . ./. . . ./. . . .'.replaceAll('/', '\n'))
    table.play('yc3 2,2', 'bc3 1,1')
    const before = table.rows()
    table.do.deal(sessionOf(other, 'next'))
    expect(table.emitted()).toEqual(['dealt'])
    table.do.undo()
    expect([table.rows(), ...table.emitted()]).toEqual([before, 'restored'])
    table.do.deal(sessionOf(other, 'next'))
    table.play('rt1 2,0', 'rt2 0,0')
    expect(table.store.getState().previous).toBeNull()
  })
})

test('a game started again has its time and its assists anew', () => {
  const table = lay()
  table.play('yc3 2,2', 'bc3 1,1')
  table.clock.now = 9_000
  table.do.restart()
  expect([table.rows(), ...table.emitted()]).toEqual([START, 'restarted'])
  const { stopwatch, assists } = table.store.getState().session
  expect([stopwatch.ms, stopwatch.since, assists.undo]).toEqual([0, null, 0])
})

test('a pause stops the clock and both players', () => {
  const table = lay()
  table.choose('yc3 2,2')
  table.clock.now = 4_000
  table.do.pauseRunning()
  table.clock.now = 99_000
  table.do.submit()
  table.cell('3,1')
  table.do.answer(choiceOf('bc3 1,1'))
  expect([table.rows(), table.store.getState().sealed]).toEqual([START, null])
  table.do.resume()
  expect(table.store.getState().session.stopwatch).toEqual({ ms: 4_000, since: 99_000 })
  table.do.submit()
  expect(table.store.getState().sealed).not.toBeNull()
})

test('a game that is replayed is shown round by round, and left as it was', () => {
  const table = lay()
  table.play(...COLLISION)
  table.do.answer(choiceOf('bc3 3,3'))
  const { session } = table.store.getState()
  table.do.replay()
  expect([table.rows(), ...table.emitted()]).toEqual([START, 'watching'])
  table.tile('yc4')
  table.cell('3,1')
  expect(table.store.getState()).toMatchObject({ tile: null, cell: null })
  table.do.stepForward()
  expect(table.phase()).toBe('replay')
  expect(isOpponentsTurn(table.store.getState())).toBe(false)
  table.do.stepForward()
  table.do.stepForward()
  expect(table.phase()).toBe('choosing')
  table.do.stepBack()
  expect(table.phase()).toBe('replay')
  table.do.leaveReplay()
  expect(table.store.getState().session).toBe(session)
})
