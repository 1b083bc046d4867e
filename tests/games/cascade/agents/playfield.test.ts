import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import { type Playfield, Turn } from '#src/games/cascade/agents/playfield.ts'
import { type Board, makeBoard, parseBoard } from '#src/games/cascade/rules/board.ts'
import { parseHoles } from '#src/games/cascade/rules/holes.ts'
import { streamLuck } from '#src/games/cascade/rules/luck.ts'
import { findMarks, isMarked } from '#src/games/cascade/rules/matches.ts'
import { legalSwaps } from '#src/games/cascade/rules/swaps.ts'
import { parseSettings } from '#src/simulator/runs/settings.ts'
import { sampled } from '../../../support/effort'
import { PlainPlayfield } from '../../../support/plain-playfield'
import { drawShape, type LuckyShape, playBoth, swapsOf } from '../../../support/same-boards'

const shapeOf = (kinds: number, change: Partial<LuckyShape> = {}): LuckyShape => ({
  rows: 8,
  cols: 8,
  kinds,
  counting: 'clusters',
  luck: 'columns',
  ...change,
})

const SHAPES: readonly [shape: LuckyShape, swaps: number][] = [
  [shapeOf(3), 100],
  [shapeOf(5), 300],
  [shapeOf(6), 300],
  [shapeOf(8), 500],
  [shapeOf(6, { weights: [9, 1, 1, 5, 1, 1] }), 200],
  [shapeOf(8, { weights: [1, 100, 1, 1, 1, 1, 1, 1] }), 100],
  [shapeOf(5, { counting: 'lines' }), 300],
  [shapeOf(6, { rows: 9, cols: 9 }), 200],
  [shapeOf(16, { rows: 3, cols: 3 }), 50],
  [shapeOf(4, { rows: 16, cols: 17, counting: 'lines' }), 30],
  [shapeOf(9, { rows: 32, cols: 32 }), 30],
  [shapeOf(3, { rows: 32, cols: 5, counting: 'lines' }), 5],
  [shapeOf(5, { holes: [0, 1, 6, 7, 27, 28, 35, 36, 56, 63] }), 300],
  [shapeOf(8, { holes: [9, 10, 11, 17, 25], counting: 'lines' }), 300],
  [shapeOf(16, { rows: 9, cols: 7, holes: [31] }), 100],
  [shapeOf(4, { rows: 20, cols: 5, holes: [12, 37, 62], weights: [5, 1, 2, 3] }), 50],
  [shapeOf(7, { rows: 32, cols: 32, holes: [0, 31, 500, 501, 502, 503, 1023] }), 20],
]

describe('the bitboard playfield', () => {
  test.each(SHAPES)('equals the plain one, board for board, on %j', (shape, swaps) => {
    playBoth(shape, 'same', swaps, (fast, plain) => expect(fast).toEqual(plain))
  })

  test('equals the plain one on any shape, with any seed', () => {
    for (let game = 0; game < sampled(300); game++) {
      const shape = drawShape(`${game}`)
      playBoth(shape, `${game}`, 3, (fast, plain) => expect(fast, `${game}`).toEqual(plain))
    }
  })

  test('lists the swaps that take more than three gems', () => {
    for (let game = 0; game < 30; game++) {
      const playfield = new BitPlayfield(shapeOf(5))
      playfield.deal(luckOf(`${game}`))
      const all = Array.from({ length: playfield.swapCount }, (_, swap) => swap)
      const large = all.filter((swap) => playfield.peek(swap).gems > 3)
      expect([...playfield.large.slice(0, playfield.listLarge())]).toEqual(large)
    }
  })
})

/** Gems do not pass holes, and each part of a column is filled from its own top: E, F and G are drawn. */
const BEFORE = `
  A B .
  B C A
  . A C
  C D A
  D B D`
const AFTER = `
  A F .
  B B G
  . C A
  E A C
  C B A`

const parsed = (text: string): Board => {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(board.code)
  return board.value
}

const HOLES = shapeOf(7, { rows: 5, cols: 3, holes: [2, 6] })

test.each([new BitPlayfield(HOLES), new PlainPlayfield(HOLES)])(
  'gems fall to the hole below them, and new ones from the hole above',
  (playfield) => {
    playfield.load(parsed(BEFORE))
    const swap = { from: { row: 3, col: 1 }, to: { row: 4, col: 1 } }
    const drawn = [4, 5, 6]
    const luck = streamLuck({ below: () => drawn.shift() ?? 0 }, HOLES)
    playfield.play(
      swapsOf(playfield).findIndex((one) => JSON.stringify(one) === JSON.stringify(swap)),
      luck,
      new Turn(HOLES),
    )
    expect(makeBoard(playfield.board())).toBe(makeBoard(parsed(AFTER)))
  },
)

const MADE: readonly [name: string, make: () => Playfield][] = [
  ['fast', () => new BitPlayfield(shapeOf(7))],
  ['fast and wide', () => new BitPlayfield(shapeOf(5, { rows: 4, cols: 11 }))],
  ['fast and tall', () => new BitPlayfield(shapeOf(5, { rows: 12, cols: 3, counting: 'lines' }))],
  ['fast and large', () => new BitPlayfield(shapeOf(9, { rows: 20, cols: 20 }))],
  ['fast with holes', () => new BitPlayfield(shapeOf(6, { holes: [0, 7, 18, 21, 42, 45] }))],
  ['plain with holes', () => new PlainPlayfield(shapeOf(6, { holes: [0, 7, 18, 21, 42, 45] }))],
  ['smallest', () => new BitPlayfield(shapeOf(16, { rows: 3, cols: 3 }))],
  ['plain', () => new PlainPlayfield(shapeOf(7))],
]

/** Gems of any board. */
const luckOf = (seed: string) => streamLuck(makeRandom(seed), { kinds: 5 })

describe('any playfield', () => {
  test.each(MADE)('%s: rests without a match, with the legal swaps of its board', (_, make) => {
    const playfield = make()
    const stream = makeRandom('rest')
    const turn = new Turn({ rows: 12, cols: 12, kinds: 16 })
    const luck = luckOf('rest')
    playfield.deal(luck)
    for (let i = 0; i < 200; i++) {
      playfield.play(stream.below(playfield.swapCount), luck, turn)
      expect(isMarked(findMarks(playfield.board()))).toBe(false)
      expect(swapsOf(playfield)).toEqual(legalSwaps(playfield.board()))
      expect(playfield.swapCount).toBeGreaterThan(0)
    }
  })

  test.each(MADE)('%s: is unchanged by a peek and by a trial', (_, make) => {
    const playfield = make()
    const stream = makeRandom('trial')
    playfield.deal(luckOf('trial'))
    const before = makeBoard(playfield.board())
    for (let swap = 0; swap < playfield.swapCount; swap++) {
      const { gems, points } = playfield.peek(swap)
      const trial = playfield.tryOut(swap, stream)
      expect(trial.turn.gems).toBeGreaterThanOrEqual(gems)
      expect(trial.turn.points).toBeGreaterThanOrEqual(points)
      expect(points).toBeGreaterThan(0)
    }
    expect(makeBoard(playfield.board())).toBe(before)
    expect(swapsOf(playfield)).toEqual(legalSwaps(playfield.board()))
  })

  test.each(MADE)('%s: has no swaps beyond its legal ones', (_, make) => {
    const playfield = make()
    playfield.deal(luckOf('beyond'))
    expect(() => playfield.swapAt(playfield.swapCount)).toThrow(RangeError)
  })

  test.each(MADE)('%s: loads its own board', (_, make) => {
    const [playfield, other] = [make(), make()]
    playfield.deal(luckOf('lay'))
    other.load(playfield.board())
    expect(makeBoard(other.board())).toBe(makeBoard(playfield.board()))
    expect(swapsOf(other)).toEqual(swapsOf(playfield))
  })
})

/** Rows of `#` cells and `.` holes, and whether three in line can be made by a swap. */
const DRAWINGS: readonly [shape: string, isPlayable: boolean][] = [
  ['### ### ###', true],
  ['#.# #.# ###', true],
  ['### ..# ...', true],
  ['### .#. ...', true],
  ['###. .... ....', false],
  ['#### .... ....', true],
  ['#.## .#.. ....', false],
  ['### ... ###', false],
  ['##. .## ...', false],
  ['... ... ...', false],
]

test.each(DRAWINGS)('a board of %s can be played: %s', (shape, isPlayable) => {
  const rows = shape.split(' ')
  const cells = Array.from(rows.join(''))
  const holes = [...cells.keys()].filter((cell) => cells[cell] === '.')
  const parsed = parseHoles(holes, { rows: rows.length, cols: rows[0]?.length ?? 0 })
  expect(parsed).toEqual(isPlayable ? holes : undefined)
})

test.each([[[64]], [[-1]], [[3, 3]], [[5, 4]], [[1.5]], [['1']], ['1,2'], [{}], [null]])(
  'holes %j are refused',
  (holes) => {
    expect(parseSettings({ holes })).toMatchObject({ ok: false, code: 'holes' })
  },
)

test('holes are kept, in settings', () => {
  expect(parseSettings({ holes: [0, 9, 63] })).toMatchObject({ value: { holes: [0, 9, 63] } })
})
