import { describe, expect, test } from 'vitest'
import { previewOf, turnIn } from '#src/games/patches/store.ts'
import { CROWDED, startGame } from './games'
import { parseCell, placementOf, stateOf, tileOf } from './rules/playing'

const START = '. . . ./. . bc1 ./. rs3 . ./. . . .'

/** The cell 2,2 is on the user's side: who loses it plays elsewhere. */
const COLLISION = ['yc3 2,2', 'bc3 2,2'] as const
/** And 1,1 on the opponent's. */
const LOST = ['yc3 1,1', 'bc3 1,1'] as const

const OPENING = `phase opening\npoints 0 0\nuser yc3\nopponent bc3\ndeck\n${'. . . .\n'.repeat(4)}`

type Started = ReturnType<typeof startGame>

describe('a placement', () => {
  test.each([
    ['a tile', 'yc3', 'tile-chosen', 'yc3 -'],
    ['a cell', '2,2', 'cell-chosen', '- 2,2'],
    ['a tile, then a cell', 'yc3 2,2', 'cell-chosen previewed', 'yc3 2,2'],
    ['a cell, then a tile', '2,2 yc3', 'tile-chosen previewed', 'yc3 2,2'],
    ['another tile for the cell', 'yc3 2,2 yc4', 'tile-chosen previewed', 'yc4 2,2'],
    ['the same tile, which is put back', 'yc3 2,2 yc3', 'unchosen', '- 2,2'],
    ['the same cell, which is let go', 'yc3 2,2 2,2', 'tile-chosen', 'yc3 -'],
    [
      'that cell for another tile, confirmed',
      'yc3 2,2 yc4 2,2',
      'cell-chosen previewed',
      'yc4 2,2',
    ],
    ['that cell again, which is let go', '2,2 yc3 2,2 2,2', 'tile-chosen', 'yc3 -'],
    ['nothing any more', 'yc3 2,2 none', 'unchosen', '- -'],
    ['a tile of the other hand', 'bc3', '', '- -'],
  ])('of %s', (_, chosen, emitted, expected) => {
    const game = startGame()
    for (const part of chosen.split(' '))
      if (part === 'none') game.do.unselect()
      else part.includes(',') ? game.cell(part) : game.tile(part)
    const store = game.store.getState()
    const [tile = '', cell = ''] = expected.split(' ')
    expect(game.emitted().join(' ')).toBe(emitted)
    expect(store.tile).toBe(tile === '-' ? null : tileOf(tile))
    expect(store.cell).toEqual(cell === '-' ? null : parseCell(cell))
    expect(previewOf(store) !== null).toBe(!expected.includes('-'))
  })

  test.each([
    ['occupied', CROWDED, '1,2'],
    ['apart', CROWDED, '0,0'],
    ['outside', CROWDED, '4,0'],
    ['not-centre', OPENING, '1,2'],
  ])('that is %s is refused, and what was chosen stays', (code, text, cell) => {
    const game = startGame(text === OPENING ? stateOf(OPENING) : undefined)
    game.tile('yc3')
    game.cell(cell)
    const refused = { type: 'cell-refused', code, cell: parseCell(cell) }
    expect(game.store.getState().emitted.events).toEqual([refused])
    expect(game.store.getState()).toMatchObject({ tile: tileOf('yc3'), cell: null })
  })

  test('starts the clock', () => {
    const game = startGame()
    game.clock.now = 5_000
    game.tile('yc3')
    expect(game.store.getState().session.stopwatch).toEqual({ ms: 0, since: 5_000 })
  })
})

describe('aiming', () => {
  test.each([
    ['previews an open cell', '2,2', true],
    ['leaves out one that may not be chosen', '0,0', false],
  ])('%s, and chooses nothing', (_, cell, isPreviewed) => {
    const game = startGame()
    game.tile('yc3')
    game.do.aim(parseCell(cell))
    const store = game.store.getState()
    expect([previewOf(store) !== null, store.cell]).toEqual([isPreviewed, null])
    game.do.aim(null)
    expect(previewOf(game.store.getState())).toBeNull()
  })

  test('does not replace the cell that is chosen', () => {
    const game = startGame()
    game.choose('yc3 2,2')
    const before = previewOf(game.store.getState())
    game.do.aim(parseCell('3,3'))
    expect(previewOf(game.store.getState())).toEqual(before)
  })

  test.each([
    ['a cell that is not empty', '1,2', 'occupied'],
    ['one too far away', '0,0', 'apart'],
    ['an open one', '2,2', null],
  ])('knows why a tile cannot be dropped on %s', (_, cell, refusal) => {
    const game = startGame()
    game.do.pickUp(tileOf('yc3'))
    game.do.aim(parseCell(cell), true)
    expect(game.store.getState().refusal).toBe(refusal)
    game.do.aim(null)
    expect(game.store.getState().refusal).toBeNull()
  })

  test('is over once the opponent is asked', () => {
    const game = startGame()
    game.choose('yc3 2,2')
    game.do.submit()
    game.do.aim(parseCell('3,3'))
    expect(game.store.getState().aimed).toBeNull()
  })
})

describe('a tile that is picked up', () => {
  test('is chosen, for another cell than before', () => {
    const game = startGame()
    game.choose('yc3 2,2')
    game.do.pickUp(tileOf('yc3'))
    expect(game.store.getState()).toMatchObject({ tile: tileOf('yc3'), cell: null })
  })

  test('must be in the hand', () => {
    const game = startGame()
    game.do.pickUp(tileOf('bc3'))
    expect([game.emitted(), game.store.getState().tile]).toEqual([[], null])
  })
})

describe('submitting', () => {
  test.each<[string, (game: Started) => void]>([
    ['both', () => {}],
    ['tile', ({ cell }) => cell('2,2')],
    ['cell', ({ tile }) => tile('yc3')],
  ])('without %s says what is missing', (missing, act) => {
    const game = startGame()
    act(game)
    game.do.submit()
    expect(game.store.getState().emitted.events).toEqual([{ type: 'incomplete', missing }])
    expect(turnIn(game.store.getState())).toBe('user')
  })

  test('seals the placement until the opponent has chosen, too', () => {
    const game = startGame()
    game.choose('yc3 2,2')
    game.do.submit()
    expect(game.emitted()).toEqual(['thinking'])
    expect(game.store.getState().sealed).toEqual(placementOf('yc3 2,2'))
    expect(turnIn(game.store.getState())).toBe('opponent')
    game.tile('yc4')
    game.cell('3,1')
    game.do.submit()
    game.do.unselect()
    expect(game.emitted()).toEqual(['thinking'])
    expect(game.store.getState().sealed).toEqual(placementOf('yc3 2,2'))
    expect(game.rows()).toBe(START)
    game.do.answer(placementOf('bc3 1,1'))
    expect(game.rows()).toBe('. . . ./. O O ./. O yc3 ./. . . .')
    expect(game.store.getState()).toMatchObject({ sealed: null, tile: null, cell: null })
  })

  test('can be taken back while the opponent thinks, without an assist', () => {
    const game = startGame()
    game.choose('yc3 2,2')
    game.do.submit()
    game.do.unseal()
    expect(game.emitted()).toEqual(['unsealed'])
    expect(game.store.getState()).toMatchObject({ sealed: null, tile: tileOf('yc3') })
    game.do.answer(placementOf('bc3 1,1'))
    expect(game.rows()).toBe(START)
    expect(game.store.getState().session.assists).toEqual({})
  })
})

test('an answer that nobody asked for changes nothing', () => {
  const game = startGame()
  game.do.answer(placementOf('bc3 1,1'))
  expect([game.rows(), ...game.emitted()]).toEqual([START])
})

describe('a hint', () => {
  const show = ({ do: { showHint } }: Started) => showHint(placementOf('yc3 2,2'), () => '')

  test('is due until it is shown', () => {
    const game = startGame()
    game.do.hint()
    expect(game.store.getState()).toMatchObject({ wantsHint: true, hinted: null })
    show(game)
    const hinted = placementOf('yc3 2,2')
    expect(game.store.getState()).toMatchObject({ wantsHint: false, hinted })
    expect(game.emitted()).toEqual(['hinted'])
  })

  test.each<[string, (game: Started) => void]>([
    ['that nobody wants', () => {}],
    [
      'that comes after a placement was sealed',
      ({ do: { hint, submit }, choose }) => [hint(), choose('yc3 2,2'), submit()],
    ],
    ['that comes in a pause', ({ do: { hint, pause } }) => [hint(), pause()]],
    [
      'that comes in another round',
      ({ do: { hint }, play }) => [hint(), play('yc3 2,2', 'bc3 1,1')],
    ],
  ])('%s is dropped', (_, act) => {
    const game = startGame()
    act(game)
    show(game)
    expect(game.store.getState()).toMatchObject({ wantsHint: false, hinted: null })
    expect(game.store.getState().session.assists.hint).toBeUndefined()
  })

  test('is not asked for while the opponent is due', () => {
    const game = startGame()
    game.choose('yc3 2,2')
    game.do.submit()
    game.do.hint()
    expect(game.store.getState().wantsHint).toBe(false)
  })
})

describe('after a collision', () => {
  test("the user's tile goes to another cell when it is submitted", () => {
    const game = startGame()
    game.play(...LOST)
    expect(game.phase()).toBe('replay')
    expect(turnIn(game.store.getState())).toBe('user')
    game.tile('yc4')
    expect(game.store.getState().tile).toBeNull()
    game.cell('1,1')
    expect(game.emitted()).toEqual(['cell-refused'])
    game.do.submit()
    expect(game.store.getState().emitted.events).toMatchObject([{ missing: 'cell' }])
    game.cell('3,0')
    game.do.submit()
    expect(game.rows()).toBe('. . . ./. O O ./. O . ./yc3 . . .')
    expect(game.phase()).toBe('choosing')
  })

  test("the opponent's answer is its cell, whatever tile comes with it", () => {
    const game = startGame()
    game.play(...COLLISION)
    expect(turnIn(game.store.getState())).toBe('opponent')
    game.cell('3,0')
    expect(game.store.getState().cell).toBeNull()
    game.do.answer(placementOf('bc4 3,3'))
    expect(game.rows()).toBe('. . . ./. . U ./. U U ./. . . bc3')
  })
})

describe('undo and redo', () => {
  test('take a round with its replay, as one assist', () => {
    const game = startGame()
    game.play(...COLLISION)
    game.do.answer(placementOf('bc3 3,3'))
    const after = game.rows()
    game.do.undo()
    expect([game.rows(), ...game.emitted()]).toEqual([START, 'undone'])
    expect(game.store.getState().session.assists.undo).toBe(1)
    game.do.redo()
    expect([game.rows(), ...game.emitted()]).toEqual([after, 'redone'])
    expect(game.store.getState().session.assists.undo).toBe(1)
  })

  test('take a round whose replay is still to be played', () => {
    const game = startGame()
    game.play(...LOST)
    game.do.undo()
    expect(game.rows()).toBe(START)
    game.do.redo()
    expect(game.phase()).toBe('replay')
  })
})

test('a pause stops the clock and both players', () => {
  const game = startGame()
  game.choose('yc3 2,2')
  game.clock.now = 4_000
  game.do.pauseRunning()
  game.clock.now = 99_000
  game.do.submit()
  game.cell('3,1')
  game.do.answer(placementOf('bc3 1,1'))
  expect([game.rows(), game.store.getState().sealed]).toEqual([START, null])
  game.do.resume()
  expect(game.store.getState().session.stopwatch).toEqual({ ms: 4_000, since: 99_000 })
  game.do.submit()
  expect(game.store.getState().sealed).not.toBeNull()
})
