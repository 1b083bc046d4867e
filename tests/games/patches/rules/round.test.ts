import { describe, expect, test } from 'vitest'
import { type Position, toIndex } from '#src/engine/grid.ts'
import { makePosition } from '#src/games/patches/rules/position.ts'
import { playTurn } from '#src/games/patches/rules/round.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import type { Tile } from '#src/games/patches/rules/tile.ts'
import {
  otherOf,
  type PatchesEvent,
  type PatchesMove,
  type PatchesState,
  type Placement,
} from '#src/games/patches/rules/types.ts'
import { CROWDED } from '../games'
import { parseCell, placementOf, played, replay, round, stateOf, tableOf, tileOf } from './playing'

const placement = (tile: Tile, cell: string): Placement => ({ tile, cell: parseCell(cell) })

function first(state: PatchesState): PatchesMove {
  for (const move of rules.legalMoves(state)) return move
  throw new Error('There is none')
}

const rowsOf = (state: ReturnType<typeof stateOf>): string =>
  makePosition(state).split('\n').slice(5).join('\n')

const types = (events: readonly PatchesEvent[]) => events.map(({ type }) => type)

type Example = {
  readonly name: string
  /** Before and after. */
  readonly boards: string
  readonly round: readonly [user: string, opponent: string]
  readonly points: readonly [user: number, opponent: number]
  readonly events: readonly string[]
}

const EXAMPLES: readonly Example[] = [
  {
    name: 'a simple match conflict: shape and number beat colour',
    boards: `
      . .   .   .  |  .   . .   .
      . .   rs4 .  |  .   . rs4 .
      . yt2 .   .  |  yc3 U .   .
      . .   .   .  |  .   U .   .`,
    round: ['gt2 3,1', 'yc3 2,0'],
    points: [2, 0],
    events: ['user wins 2,1 by 2:1', 'user captures 2,1 3,1 for 2'],
  },
  {
    name: 'a complex match conflict: three shared attributes beat two',
    boards: `
      . .   .   .  |  . . .   .
      . .   bc1 .  |  . O O   .
      . rs3 .   .  |  . O yc3 .
      . .   .   .  |  . . .   .`,
    round: ['yc3 2,2', 'bc3 1,1'],
    points: [0, 4],
    events: ['opponent wins 1,2 2,1 by 3:4', 'opponent captures 1,2 2,1 1,1 for 4'],
  },
  {
    name: 'a match conflict with no solution: all three tiles stay, one boxed in for good',
    boards: `
      yt2 .   . .  |  yt2 yc1 . .
      U   .   . .  |  U   bc2 . .
      U   O   . .  |  U   O   . .
      .   O   . .  |  .   O   . .`,
    round: ['yc1 0,1', 'bc2 1,1'],
    points: [0, 0],
    events: ['nobody wins 0,0 by 1:1', 'orphaned 0,0'],
  },
  {
    name: 'a super capture: five cells at once',
    boards: `
      .   bc1 .   .  |  . U rc1 .
      yt4 .   rs3 .  |  U U U   .
      .   gt2 .   .  |  . U .   .
      .   .   .   .  |  . . .   .`,
    round: ['bt3 1,1', 'rc1 0,2'],
    points: [14, 0],
    events: ['user wins 0,1 1,2 by 14:4', 'user captures 0,1 1,0 1,2 2,1 1,1 for 14'],
  },
  {
    name: 'the last round: three cells against two, eight to seven, and an orphan',
    boards: `
      rs2 .   O O    |  O   O O O
      O   O   O U    |  O   O O U
      U   U   U yt1  |  U   U U U
      yt4 gs3 . U    |  yt4 U U U`,
    round: ['bs1 3,2', 'rc4 0,1'],
    points: [3, 1],
    events: [
      'user captures 2,3 3,1 3,2 for 3',
      'opponent captures 0,0 0,1 for 1',
      'user wins by cells',
    ],
  },
  {
    name: 'a conflict whose loser still captures what is not contested',
    boards: `
      .   . .   .    |  . O U .
      bh1 . rs3 bc1  |  O . O U
      .   . .   .    |  . . . .
      .   . .   .    |  . . . .`,
    round: ['bs2 0,2', 'rh3 0,1'],
    points: [1, 4],
    events: [
      'opponent wins 1,2 by 3:4',
      'user captures 1,3 0,2 for 1',
      'opponent captures 1,0 1,2 0,1 for 4',
    ],
  },
  {
    name: 'a conflict whose loser scores by what is left, not by what was contested',
    boards: `
      yh4 . .   .    |  O O U .
      bh1 . rs3 bc1  |  O . O U
      .   . .   .    |  . . . .
      .   . .   .    |  . . . .`,
    round: ['bs3 0,2', 'rh4 0,1'],
    points: [1, 8],
    events: [
      'opponent wins 1,2 by 4:8',
      'user captures 1,3 0,2 for 1',
      'opponent captures 0,0 1,0 1,2 0,1 for 8',
    ],
  },
  {
    name: 'a tied conflict that takes away even what is not contested',
    boards: `
      .   . .   .    |  .   rh4 bs2 .
      bh1 . rs3 bc1  |  bh1 .   rs3 bc1
      .   . .   .    |  .   .   .   .
      .   . .   .    |  .   .   .   .`,
    round: ['bs2 0,2', 'rh4 0,1'],
    points: [0, 0],
    events: ['nobody wins 1,2 by 3:3'],
  },
  {
    name: 'two tiles of one round that would match each other, and nothing else',
    boards: `
      .   .   . .  |  .   .   .   .
      .   .   . .  |  .   .   .   .
      .   bh1 . .  |  .   bh1 rs3 .
      .   .   . .  |  .   .   rs2 .`,
    round: ['rs2 3,2', 'rs3 2,2'],
    points: [0, 0],
    events: [],
  },
]

/** Both boards, row by row. */
function parseBoards(text: string): readonly string[] {
  const rows = text.trim().split('\n')
  const halfOf = (row: string, half: number) => row.split('|')[half]?.trim().replace(/ +/g, ' ')
  return [0, 1].map((half) => rows.map((row) => halfOf(row, half)).join('\n'))
}

const textOf = (cells: readonly Position[]) =>
  cells.map(({ row, col }) => `${row},${col}`).join(' ')

/** What an event tells, in words. */
function tell(event: PatchesEvent): string {
  switch (event.type) {
    case 'contested': {
      const { user, opponent } = event.strengths
      return `${event.winner ?? 'nobody'} wins ${textOf(event.cells)} by ${user}:${opponent}`
    }
    case 'captured':
      return `${event.player} captures ${textOf(event.cells)} for ${event.points}`
    case 'orphaned':
      return `orphaned ${textOf(event.cells)}`
    case 'ended':
      return `${event.winner} wins by ${event.reason}`
    default:
      return event.type
  }
}

const isTold = ({ type }: PatchesEvent) => type !== 'played' && type !== 'matched'

describe('a round', () => {
  test.each(EXAMPLES)('$name', ({ boards, round: [user, opponent], points, events }) => {
    const [before = '', after] = parseBoards(boards)
    const table = tableOf(user.slice(0, 3), opponent.slice(0, 3), before)
    const turn = played(table, round(user, opponent))
    expect(rowsOf(turn.state)).toBe(after)
    expect([turn.state.points.user, turn.state.points.opponent]).toEqual(points)
    expect(turn.events.filter(isTold).map(tell)).toEqual(events)
  })

  test("emits what was played and each tile's matches", () => {
    const { events } = played(tableOf('yc3', 'bc3', CROWDED), round('yc3 2,2', 'bc3 0,3'))
    const user = { player: 'user', ...placementOf('yc3 2,2') }
    const opponent = { player: 'opponent', ...placementOf('bc3 0,3') }
    const circle = { cell: parseCell('1,2'), tile: tileOf('bc1') }
    const square = { cell: parseCell('2,1'), tile: tileOf('rs3') }
    const matches = [
      { ...circle, shared: ['shape'] },
      { ...square, shared: ['number'] },
    ]
    const alike = [{ ...circle, shared: ['colour', 'shape'] }]
    expect(events.filter((event) => !isTold(event))).toEqual([
      { type: 'played', ...user, again: false },
      { type: 'played', ...opponent, again: false },
      { type: 'matched', ...user, matches, strength: 3 },
      { type: 'matched', ...opponent, matches: alike, strength: 2 },
    ])
  })

  test.each([
    ['small', '2,1', '1,2'],
    ['large', '4,3', '3,4'],
  ] as const)('the first, on the %s board, sets the table', (board, user, opponent) => {
    const start = rules.deal({ board, level: 'easy', deal: 1 }, 'first')
    expect([...rules.legalMoves(start)]).toHaveLength(16)
    const [mine = 0, ...hand] = start.hands.user
    const [yours = 0, ...others] = start.hands.opponent
    const { state, events } = played(start, {
      type: 'round',
      user: { tile: mine, cell: parseCell(user) },
      opponent: { tile: yours, cell: parseCell(opponent) },
    })
    expect(types(events)).toEqual(['played', 'played', 'matched', 'matched', 'drawn', 'drawn'])
    expect(state).toEqual({
      board: {
        ...start.board,
        cells: start.board.cells
          .with(toIndex(start.board, parseCell(user)), mine)
          .with(toIndex(start.board, parseCell(opponent)), yours),
      },
      phase: { type: 'choosing' },
      points: { user: 0, opponent: 0 },
      hands: { user: [...hand, start.deck[0]], opponent: [...others, start.deck[1]] },
      deck: start.deck.slice(2),
    })
  })
})

describe('a collision', () => {
  test.each([
    ['4,4', 'user'],
    ['3,2', 'opponent'],
  ] as const)('on %s of the large board gives it to the %s', (cell, winner) => {
    const opening = rules.deal({ board: 'large', level: 'easy', deal: 1 }, 'side')
    const start = played(opening, first(opening)).state
    const [user = 0] = start.hands.user
    const [opponent = 0] = start.hands.opponent
    const placements = { user: placement(user, cell), opponent: placement(opponent, cell) }
    const { state, events } = played(start, { type: 'round', ...placements })
    const loser = otherOf(winner)
    const tiles = { user, opponent }
    expect(events[0]).toEqual({ type: 'collided', cell: parseCell(cell), winner, tiles })
    const tile = tiles[loser]
    expect(state.phase).toEqual({ type: 'replay', player: loser, tile, lost: parseCell(cell) })
    expect(state.hands.user).toHaveLength(3)
    expect(state.hands.opponent).toHaveLength(3)
    expect(state.deck).toEqual(start.deck)
  })

  test('is won without a contest, even by the weaker tile', () => {
    const { state, events } = played(tableOf('yc3', 'bc3', CROWDED), round('yc3 2,2', 'bc3 2,2'))
    expect(types(events)).toEqual(['collided', 'played', 'matched', 'captured'])
    expect(rowsOf(state)).toBe('. . . .\n. . U .\n. U U .\n. . . .')
    expect(state.points).toEqual({ user: 3, opponent: 0 })
  })

  test('lets the loser match uncaptured tiles but not the new one', () => {
    const lost = played(tableOf('bt4', 'bs4', CROWDED), round('bt4 3,2', 'bs4 3,2')).state
    expect(makePosition(lost)).toContain('phase replay opponent bs4 3,2')
    const { state, events } = played(lost, replay('2,2'))
    expect(rowsOf(state)).toBe('. . . .\n. . O .\n. O O .\n. . bt4 .')
    expect(events[0]).toMatchObject({ type: 'played', player: 'opponent', again: true })
    expect(events[1]).toMatchObject({ type: 'matched', strength: 3 })
    expect(state.points).toEqual({ user: 0, opponent: 3 })
    expect(state.phase).toEqual({ type: 'choosing' })
  })

  test('lets the loser play next to the new tile only', () => {
    const lost = played(tableOf('bt4', 'bs4', CROWDED), round('bt4 3,2', 'bs4 3,2')).state
    expect(rowsOf(played(lost, replay('3,3')).state)).toContain('. . bt4 bs4')
  })

  test('can end the game at once; the loser keeps the tile', () => {
    const board = `
      U U   U U
      U U   . O
      U rs1 . .
      . .   . .`
    const { state, events } = played(tableOf('rs2', 'gh3', board), round('rs2 3,1', 'gh3 3,1'))
    expect(events.at(-1)).toEqual({ type: 'ended', winner: 'user', reason: 'majority' })
    expect(state.phase).toEqual({ type: 'over' })
    expect(state.hands).toEqual({ user: [], opponent: [tileOf('gh3')] })
    expect([...rules.legalMoves(state)]).toEqual([])
  })

  test('replays automatically on the only cell left', () => {
    const board = `
      . O O O
      O O O O
      U U U U
      U U U .`
    const { state, events } = played(tableOf('rs2', 'gh3', board), round('rs2 3,3', 'gh3 3,3'))
    const tile = ['played', 'matched', 'orphaned']
    expect(types(events)).toEqual(['collided', ...tile, ...tile, 'ended'])
    expect(rowsOf(state)).toBe('gh3 O O O\nO O O O\nU U U U\nU U U rs2')
    expect(rules.outcome(state)).toEqual({ result: 'drawn' })
  })
})

const HALF = `
  .   O O O
  O   O O O
  U   U U U
  U   U U .`

/** Name, points, rows, reason, result. */
const ENDS = [
  ['more cells', '0 9', HALF.replace('O O O\n  O', 'O O U\n  O'), 'cells', 'won'],
  ['fewer cells', '9 0', HALF.replace('U   U U U', 'U   O U U'), 'cells', 'lost'],
  ['more points', '5 4', HALF, 'points', 'won'],
  ['fewer points', '4 5', HALF, 'points', 'lost'],
  ['equal points', '4 4', HALF, 'equal', 'drawn'],
]

describe('the end', () => {
  test.each(ENDS)('of a full board with %s', (_, points, rows, reason, result) => {
    const text = `phase choosing\npoints ${points}\nuser rs2\nopponent gh3\ndeck rt1\n${rows}`
    const { state, events } = played(stateOf(text), round('rs2 3,3', 'gh3 0,0'))
    expect(events.at(-1)).toMatchObject({ type: 'ended', reason })
    expect(rules.outcome(state)).toEqual({ result })
    expect(state.deck).toHaveLength(1)
  })

  test('comes early with more than half of the cells', () => {
    const board = `
      O O   O O
      O O   O .
      O rs1 . .
      . .   . .`
    const { state, events } = played(tableOf('gh3', 'rs2', board), round('gh3 3,2', 'rs2 3,0'))
    expect(events.at(-1)).toEqual({ type: 'ended', winner: 'opponent', reason: 'majority' })
    expect(rules.outcome(state)).toEqual({ result: 'lost' })
  })

  test('does not come with half of the cells', () => {
    const board = `
      O O   O O
      O O   . .
      . rs1 . .
      . .   . .`
    const { state } = played(tableOf('gh3', 'rs2', board), round('gh3 3,2', 'rs2 3,0'))
    expect(rules.outcome(state)).toBeNull()
  })
})

const positionOf = (phase: string, rows: string) =>
  stateOf(`phase ${phase}\npoints 0 0\nuser rt1\nopponent rt2\ndeck\n${rows}`)

const OPENING = positionOf('opening', '. . . .\n'.repeat(4))
const CHOOSING = positionOf('choosing', CROWDED)
const REPLAY = positionOf('replay opponent bc1 2,1', '. . . .\n. . . .\n. U . .\n. . . .')
const OVER = positionOf('over', 'U U U U\nU U U U\nU . . .\n. . . .')

const REFUSED: readonly [name: string, state: PatchesState, move: PatchesMove, code: string][] = [
  ['a round after the end', OVER, round('rt1 2,1', 'rt2 2,2'), 'over'],
  ['a replay after the end', OVER, replay('2,1'), 'over'],
  ['a round instead of a replay', REPLAY, round('rt1 1,1', 'rt2 1,2'), 'replay-due'],
  ['a replay instead of a round', CHOOSING, replay('1,1'), 'no-replay'],
  ['a replay off the board', REPLAY, replay('4,0'), 'outside'],
  ['a replay on the lost cell', REPLAY, replay('2,1'), 'occupied'],
  ['a replay that touches nothing', REPLAY, replay('0,0'), 'apart'],
  ["the other's tile", CHOOSING, round('rt2 1,1', 'rt2 2,2'), 'not-held'],
  ['a cell off the board', CHOOSING, round('rt1 4,4', 'rt2 2,2'), 'outside'],
  ['an occupied cell', CHOOSING, round('rt1 1,1', 'rt2 1,2'), 'occupied'],
  ['a cell apart', CHOOSING, round('rt1 0,0', 'rt2 2,2'), 'apart'],
  ['two wrong placements, by the first', CHOOSING, round('rt1 0,0', 'rt2 1,2'), 'apart'],
  ['an opening off the centre', OPENING, round('rt1 1,2', 'rt2 1,2'), 'not-centre'],
]

describe('a refusal', () => {
  test.each(REFUSED)('of %s', (_, state, move, code) => {
    const before = structuredClone(state)
    expect(rules.play(state, move)).toEqual({ ok: false, code })
    expect(state).toEqual(before)
  })
})

test('throws for an unchecked replay that is not due', () => {
  expect(() => playTurn(CHOOSING, replay('1,1'))).toThrow('No tile is to be replayed')
})

describe('a move', () => {
  test.each([
    undefined,
    null,
    'round',
    {},
    { type: 'cheat' },
    { type: 'replay' },
    { type: 'replay', cell: parseCell('8,0') },
    { type: 'replay', cell: parseCell('0,-1') },
    { type: 'replay', cell: parseCell('0,0.5') },
    { type: 'round', user: placementOf('rc1 0,0') },
    {
      type: 'round',
      user: { tile: 0, cell: parseCell('0,0') },
      opponent: { tile: 65, cell: parseCell('0,0') },
    },
  ])('that is none is refused: %j', (input) => {
    expect(rules.parseMove(input)).toMatchObject({ ok: false, code: 'not-a-move' })
  })

  test('drops unknown fields', () => {
    const move = round('rt1 1,1', 'rt2 1,2')
    expect(rules.parseMove({ ...move, cheat: true })).toEqual({ ok: true, value: move })
  })
})
