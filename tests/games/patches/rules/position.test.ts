import { describe, expect, test } from 'vitest'
import { makePosition, parsePosition } from '#src/games/patches/rules/position.ts'
import { parseCell, tileOf } from './playing'

const TEXT = `phase replay opponent bc1 2,1
points 3 14
user rt1 gc2 bh3
opponent ys4 ys3 ys2
deck rh1 rh2
. . . .
. gt2 O .
. U . .
. . . .`

test('a position is read part by part', () => {
  const state = parsePosition(TEXT)
  expect(state).toMatchObject({
    value: {
      phase: { type: 'replay', player: 'opponent', tile: tileOf('bc1'), lost: parseCell('2,1') },
      points: { user: 3, opponent: 14 },
      hands: {
        user: ['rt1', 'gc2', 'bh3'].map(tileOf),
        opponent: ['ys4', 'ys3', 'ys2'].map(tileOf),
      },
      deck: ['rh1', 'rh2'].map(tileOf),
    },
  })
  expect(state.ok && [...state.value.board.cells]).toEqual([
    ...[0, 0, 0, 0],
    ...[0, tileOf('gt2'), 66, 0],
    ...[0, 65, 0, 0],
    ...[0, 0, 0, 0],
  ])
})

test.each([
  ['as it is', TEXT],
  ['with white space', `\n\n  ${TEXT.replaceAll(' ', '   ').replaceAll('\n', ' \r\n \n ')}`],
])('a position %s is written as it was', (_, text) => {
  const state = parsePosition(text)
  expect(state.ok && makePosition(state.value)).toBe(TEXT)
})

/** Adds headers with an empty deck to rows. */
const textOf = (phase: string, rows: string) =>
  `phase ${phase}\npoints 0 0\nuser rt1\nopponent rt2\ndeck\n${rows}`

const BARE = '. . . .\n. . . .\n. . . .\n. . . .'
const BEGUN = '. . . .\n. . . .\n. U . .\n. . . .'
const WON = 'U U U U\nU U U U\nU . . .\n. . . .'

test.each([
  ['opening', BARE],
  ['choosing', BEGUN],
  ['over', WON],
])('a position of phase %s is read and written', (phase, rows) => {
  const state = parsePosition(textOf(phase, rows))
  expect(state).toMatchObject({ ok: true, value: { phase: { type: phase } } })
  expect(state.ok && makePosition(state.value)).toBe(textOf(phase, rows))
})

test.each([
  ['opening', BEGUN],
  ['choosing', BARE],
  ['choosing', WON],
  ['over', BEGUN],
  ['replay user bc1 2,1', WON],
  ['thinking', BEGUN],
])('the phase %s does not fit %j', (phase, rows) => {
  expect(parsePosition(textOf(phase, rows))).toEqual({
    ok: false,
    code: 'bad-phase',
    detail: phase,
  })
})

const WRONG: readonly [name: string, from: string, to: string, code: string, detail: string][] = [
  ['a header missing', 'points 3 14\n', '', 'bad-header', 'points'],
  ['headers in another order', 'user', 'opponent', 'bad-header', 'user'],
  ['an unknown phase', 'replay', 'thinking', 'bad-phase', 'thinking opponent bc1 2,1'],
  ['a phase too long', 'replay opponent', 'choosing', 'bad-phase', 'choosing bc1 2,1'],
  ['a replay by nobody', 'replay opponent', 'replay', 'bad-phase', 'replay bc1 2,1'],
  ['a replay of an empty cell', '2,1', '2,2', 'bad-phase', 'replay opponent bc1 2,2'],
  ['a replay of a cell off the board', '2,1', '4,1', 'bad-phase', 'replay opponent bc1 4,1'],
  ['a replay of no tile', 'bc1', 'bc9', 'bad-phase', 'replay opponent bc9 2,1'],
  ['a replay without its cell', ' 2,1', '', 'bad-phase', 'replay opponent bc1'],
  ['a cell of two digits', '2,1', '12,1', 'bad-phase', 'replay opponent bc1 12,1'],
  ['a cell of three numbers', '2,1', '2,1,1', 'bad-phase', 'replay opponent bc1 2,1,1'],
  ['an end too early', 'replay opponent bc1 2,1', 'over', 'bad-phase', 'over'],
  ['an opening too late', 'replay opponent bc1 2,1', 'opening', 'bad-phase', 'opening'],
  ['one number of points', '3 14', '3', 'bad-points', '3'],
  ['no points', ' 3 14', '', 'bad-points', ''],
  ['points without end', '3 14', '3 14141', 'bad-points', '3 14141'],
  ['points of another', '3 14', 'x3 14', 'bad-points', 'x3 14'],
  ['points below zero', '3 14', '3 -1', 'bad-points', '3 -1'],
  ['five tiles in a hand', 'rt1', 'rt1 rt2 rt3', 'bad-hand', 'rt1 rt2 rt3 gc2 bh3'],
  ['no tile in a hand', 'ys4', 'ys5', 'bad-hand', 'ys5 ys3 ys2'],
  ['no tile in the deck', 'rh1', 'x', 'bad-deck', 'x rh2'],
  ['no tile on the board', 'gt2', 'X', 'bad-board', '. . . . . X O . . U . . . . . .'],
  ['a row too few', '\n. . . .\n. gt2', '\n. gt2', 'bad-board', '. gt2 O . . U . . . . . .'],
  ['rows of none', TEXT.slice(TEXT.indexOf('\n. .')), '', 'bad-board', ''],
  ['a row too long', '. U . .', '. U . . .', 'bad-board', '. . . . . gt2 O . . U . . . . . . .'],
  ['a tile in two hands', 'ys4', 'rt1', 'twice', 'rt1'],
  ['a tile on the board and in the deck', 'gt2', 'rh2', 'twice', 'rh2'],
  ['the last of all tiles twice', '. U . .', 'gc4 U gc4 .', 'twice', 'gc4'],
  ['the replayed tile in the hand', 'ys4', 'bc1', 'twice', 'bc1'],
]

describe('refuses a text', () => {
  test.each(WRONG)('for %s', (_, from, to, code, detail) => {
    expect(parsePosition(TEXT.replace(from, to))).toEqual({ ok: false, code, detail })
  })

  test('that is empty', () => {
    expect(parsePosition('')).toEqual({ ok: false, code: 'bad-header', detail: 'phase' })
  })
})
