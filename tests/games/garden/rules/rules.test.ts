import { describe, expect, test } from 'vitest'
import { makePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenEvent, GardenMove } from '#src/games/garden/rules/types.ts'
import { moveOf, parseCell, parseCells, played, positionOf, stateOf } from './playing'

/** Adds a clearing move for each side below these rows, so that nobody passes. */
const board = (header: string, ...rows: readonly string[]) =>
  [header, ...rows, ...Array(6 - rows.length).fill(''), 'FFf..ee'].join('\n')

const START = 'human 0:1 slides 3:3 goal 14'

/** Name, top rows before and after, move, points, free slides left. */
const MOVES: readonly [string, string[], string, string[], number, number][] = [
  ['a slide to its colour clears both', ['A.A'], '0,0 0,1', ['...'], 2, 3],
  ["a slide to the other's flower clears both", ['A.a'], '0,0 0,1', ['...'], 2, 3],
  ['a slide joins on three sides', ['.A.', 'A.a', '.Aa'], '0,1 1,1', ['...'], 5, 3],
  ['a slide leaves other groups', ['A.A', '.BB'], '0,0 0,1', ['...', '.BB'], 2, 3],
  ['a slide to nothing is free', ['A..'], '0,0 0,1', ['.A.'], 0, 2],
  ['a slide to another colour is free', ['A.B'], '0,0 0,1', ['.AB'], 0, 2],
  ['a slide away from its group is free', ['AA.'], '0,1 0,2', ['A.A'], 0, 2],
  ['gathering moves nothing', ['AA.'], '0,0 0,1', ['...'], 2, 3],
  ["gathering takes the other's flower", ['Aa.'], '0,0 0,1', ['...'], 2, 3],
  ['gathering takes the whole group', ['Aaa', '.BA'], '0,0 0,1', ['...', '.B.'], 4, 3],
  ['a corner does not connect', ['AA.', '..A'], '0,0 0,1', ['...', '..A'], 2, 3],
  ['a weed takes a point', ['A.A#'], '0,0 0,1', ['...#'], 1, 3],
  ['a weed that touches twice takes one', ['AA', 'A#'], '0,0 0,1', ['..', '.#'], 2, 3],
  ['a weed at a corner takes none', ['AA.', '..#'], '0,0 0,1', ['...', '..#'], 2, 3],
  ['a weed where the flower came from takes none', ['#A.A'], '0,1 0,2', ['#...'], 2, 3],
  ['points are never below zero', ['.A.A#', '.###.'], '0,1 0,2', ['....#', '.###.'], 0, 3],
]

describe('a move', () => {
  test.each(MOVES)('%s', (_, before, move, after, points, left) => {
    const { state } = played(stateOf(board(START, ...before)), moveOf('human', move))
    const header = `ai ${points}:1 slides ${left}:3 goal 14`
    expect(makePosition(state.position)).toBe(makePosition(positionOf(board(header, ...after))))
  })

  test("of the opponent mirrors the human's", () => {
    const start = stateOf(board('ai 0:1 slides 3:3 goal 14', 'a.A'))
    const { state } = played(start, moveOf('ai', '0,0 0,1'))
    expect(state.position).toMatchObject({ turn: 'human', points: { human: 0, ai: 3 } })
    expect(state.secondMoves).toBe(1)
  })
})

const A = { side: 'human', colour: 1 } as const

/** Name, board, move, events. */
const EVENTS: readonly [name: string, text: string, move: string, events: GardenEvent[]][] = [
  [
    'a slide that clears: the group from the flower outwards, and the weeds',
    board(START, '.A.aA', '...#'),
    '0,1 0,2',
    [
      { type: 'slid', ...A, from: parseCell('0,1'), to: parseCell('0,2') },
      {
        type: 'cleared',
        ...A,
        cells: parseCells('0,2 0,3 0,4'),
        weeds: parseCells('1,3'),
        points: 2,
      },
    ],
  ],
  [
    'a gathering',
    board(START, 'AA'),
    '0,0 0,1',
    [
      { type: 'gathered', ...A, from: parseCell('0,0'), to: parseCell('0,1') },
      { type: 'cleared', ...A, cells: parseCells('0,1 0,0'), weeds: [], points: 2 },
    ],
  ],
  [
    'a free slide, and how many are left',
    board('human 0:1 slides 1:3 goal 14', 'A'),
    '0,0 1,0',
    [
      { type: 'slid', ...A, from: parseCell('0,0'), to: parseCell('1,0') },
      { type: 'free-slide', side: 'human', left: 0 },
    ],
  ],
]

describe('events', () => {
  test.each(EVENTS)('of %s', (_, text, move, events) => {
    expect(played(stateOf(text), moveOf('human', move)).events).toEqual(events)
  })

  test('of a time-out', () => {
    const { events } = played(stateOf(board(START)), { type: 'time-out', side: 'human' })
    expect(events).toEqual([{ type: 'timed-out', side: 'human' }])
  })
})

const OUT_OF_SLIDES = 'human 0:1 slides 0:3 goal 14'

/** Each breaks its own rule and, if possible, all later ones. */
const REFUSED: readonly [code: string, text: string, move: GardenMove][] = [
  ['over', 'human 14:1 slides 3:3 goal 14', moveOf('ai', '0,0 6,6')],
  ['over', 'human 3:1 slides 0:0 goal 14\nA.b#', moveOf('ai', '0,0 6,6')],
  ['over', 'human 14:1 slides 3:3 goal 14\nAA', { type: 'time-out', side: 'human' }],
  ['not-your-turn', board(START), moveOf('ai', '0,0 6,6')],
  ['not-your-turn', board(START), moveOf('ai', '6,5 6,6')],
  ['not-your-turn', board(START), { type: 'time-out', side: 'ai' }],
  ['no-flower', board(START), moveOf('human', '0,0 6,6')],
  ['no-flower', board(START, '#.'), moveOf('human', '0,0 0,1')],
  ['no-flower', board(START), moveOf('human', '7,0 6,0')],
  ['not-yours', board(START, 'a'), moveOf('human', '0,0 6,6')],
  ['not-a-neighbour', board(START, 'A#'), moveOf('human', '0,0 0,2')],
  ['not-a-neighbour', board(START, 'A', '.#'), moveOf('human', '0,0 1,1')],
  ['not-a-neighbour', board(START, 'A.....B', 'A'), moveOf('human', '0,6 1,0')],
  ['not-a-neighbour', board(START, 'A'), moveOf('human', '0,0 0,0')],
  ['not-a-neighbour', board(START, 'A'), moveOf('human', '0,0 -1,0')],
  ['weed-in-the-way', board(OUT_OF_SLIDES, 'A#A'), moveOf('human', '0,0 0,1')],
  ['colour-in-the-way', board(OUT_OF_SLIDES, 'AB'), moveOf('human', '0,0 0,1')],
  ['colour-in-the-way', board(OUT_OF_SLIDES, 'Ab'), moveOf('human', '0,0 0,1')],
  ['no-free-slide', board(OUT_OF_SLIDES, 'A'), moveOf('human', '0,0 0,1')],
]

describe('a refusal', () => {
  test.each(REFUSED)('is coded %s', (code, text, move) => {
    const state = stateOf(text)
    const before = structuredClone(state)
    expect(rules.play(state, move)).toEqual({ ok: false, code })
    expect(state).toEqual(before)
  })
})

/** What a gathering leads to: name, position, events after it and next side. */
const TURNS = [
  ['passes to the other side', 'human 0:1 slides 0:0 goal 14\nAA..BB\nbb', 'ai'],
  ['returns if the other cannot move', 'human 0:1 slides 0:0 goal 14\nAA..BB', 'passed human'],
  ['is not passed while a free slide is left', 'human 0:1 slides 0:1 goal 14\nAA.b', 'ai'],
  ['ends the game when nobody can move', 'human 0:1 slides 0:0 goal 14\nAA.B..d', 'ended'],
  ['ends the game at the goal', 'human 12:1 slides 3:3 goal 14\nAA.BB\nbb', 'goal-reached ended'],
  ['ends the game beyond it', 'ai 13:12 slides 3:3 goal 14\naaa.BB\nbb', 'goal-reached ended'],
]

const typesOf = (events: readonly GardenEvent[]) => events.map(({ type }) => type).join(' ')

describe('the turn', () => {
  test.each(TURNS)('%s', (_, text, then) => {
    const start = stateOf(text)
    const { state, events } = played(start, moveOf(start.position.turn, '0,0 0,1'))
    const next = rules.outcome(state) ? '' : state.position.turn
    expect(`${typesOf(events)} ${next}`.trim()).toBe(`gathered cleared ${then}`)
  })

  test('comes back after a time-out when the other side cannot move', () => {
    const start = stateOf('human 0:1 slides 1:0 goal 14\nA..b')
    const { state, events } = played(start, { type: 'time-out', side: 'human' })
    expect([typesOf(events), rules.outcome(state)]).toEqual(['timed-out passed', null])
    expect(state.position.turn).toBe('human')
  })

  test.each([
    ['a game for two is due', {}, true],
    ['a game by link takes any time', { a: 'An', b: 'Bo' }, false],
  ])('by the clock of %s', (_, names, isDue) => {
    const options = { difficulty: 'friend', deal: 1, ...names } as const
    const result = rules.play(rules.deal(options, 'clock'), { type: 'time-out', side: 'human' })
    expect(result.ok).toBe(isDue)
  })

  test('changes only the side to move after a time-out', () => {
    const start = stateOf(board(START, 'A.A'))
    const { state } = played(start, { type: 'time-out', side: 'human' })
    expect(state).toEqual({ ...start, position: { ...start.position, turn: 'ai' } })
  })
})

/** Board, last move, result for the human, winner and reason. */
const ENDS = [
  ['human 12:13 slides 3:3 goal 14\nAA', '0,0 0,1', 'won', 'human', 'goal'],
  ['human 12:1 slides 3:3 goal 14\nAA.BB', '0,0 0,1', 'won', 'human', 'goal'],
  ['ai 13:13 slides 3:3 goal 14\naa.AA', '0,0 0,1', 'lost', 'ai', 'goal'],
  ['human 2:1 slides 0:0 goal 14\nAA', '0,0 0,1', 'won', 'human', 'no-moves'],
  ['human 2:4 slides 0:0 goal 14\nAA', '0,0 0,1', 'drawn', null, 'no-moves'],
  ['human 2:5 slides 0:0 goal 14\nAA', '0,0 0,1', 'lost', 'ai', 'no-moves'],
  ['human 1:1 slides 1:0 goal 14\nA.b', '0,0 1,0', 'drawn', null, 'no-moves'],
] as const

describe('the end', () => {
  test.each(ENDS)('of %j by %j is %s', (text, move, result, winner, reason) => {
    const start = stateOf(text)
    const { state, events } = played(start, moveOf(start.position.turn, move))
    expect(rules.outcome(state)).toEqual({ result })
    expect(events.at(-1)).toEqual({ type: 'ended', winner, reason, points: state.position.points })
    expect([...rules.legalMoves(state)]).toEqual([])
    const late = rules.play(state, { type: 'time-out', side: 'human' })
    expect(late).toEqual({ ok: false, code: 'over' })
  })
})

describe('moves', () => {
  test('are the steps of the side to move, by flower in reading order', () => {
    const moves = rules.legalMoves(stateOf('human 0:1 slides 0:0 goal 14\nA.Ab\nAB.'))
    const texts = Array.from(moves, (move) =>
      move.type === 'move'
        ? `${move.from.row},${move.from.col} ${move.to.row},${move.to.col}`
        : move.type,
    )
    expect(texts).toEqual(['0,0 1,0', '0,0 0,1', '0,2 0,1', '1,0 0,0'])
  })

  test.each([
    undefined,
    null,
    'time-out',
    {},
    { type: 'time-out' },
    { type: 'time-out', side: 'nobody' },
    { type: 'move', side: 'human', from: parseCell('0,0') },
    { type: 'move', from: parseCell('0,0'), to: parseCell('0,1') },
    { type: 'move', side: 'human', from: parseCell('0,0'), to: parseCell('0,7') },
    { type: 'move', side: 'human', from: parseCell('-1,0'), to: parseCell('0,0') },
    { type: 'move', side: 'human', from: parseCell('0,0'), to: parseCell('0.5,0') },
  ])('that are none are refused: %j', (input) => {
    expect(rules.parseMove(input)).toMatchObject({ ok: false, code: 'not-a-move' })
  })
})
