import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { badLuck, type Reason, reasonsAgainst, reasonsFor } from '#src/games/patches/ai/reasons.ts'
import { capturedOn, playableCells } from '#src/games/patches/rules/board.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import { type PatchesState, PLAYERS, type Placement } from '#src/games/patches/rules/types.ts'
import { viewFor } from '#src/games/patches/rules/view.ts'
import { CROWDED } from '../games'
import { placementOf, played, stateOf, tableOf, tileOf } from '../rules/playing'
import { choosers, positions } from './positions'

const OPENING = stateOf(
  `phase opening\npoints 0 0\nuser yc3\nopponent bc4\ndeck\n${'. . . .\n'.repeat(4)}`,
)

const replaying = (tile: string, opponent: string, rows: string): PatchesState => ({
  ...tableOf('', opponent, rows),
  phase: { type: 'replay', player: 'user', tile: tileOf(tile), lost: { row: 1, col: 1 } },
})

/** With a tile on the cell that was lost. */
const LOST = '. . . .\n. bc3 bc1 .\n. rs3 . .\n. . . .'

/** Of the yellow circle with both tiles of the crowded board. */
const BOTH: Reason = { type: 'matches', tiles: 2, strength: 3 }

describe('before the opponent’s choice is seen', () => {
  test.each<[string, PatchesState, string, readonly Reason[]]>([
    ['the first round captures nothing', OPENING, 'yc3 2,1', [{ type: 'first' }]],
    [
      'a placement that can be beaten is told by its matches',
      tableOf('yc3', 'bc3', CROWDED),
      'yc3 2,2',
      [BOTH],
    ],
    [
      'one that nothing takes away captures its cells for certain',
      tableOf('yc3', 'rt4', CROWDED),
      'yc3 2,2',
      [BOTH, { type: 'certain', cells: 3 }],
    ],
    [
      'one that may lose its cell alone is unbeaten',
      tableOf('yc3', 'rt4', CROWDED),
      'yc3 1,1',
      [BOTH, { type: 'unbeaten' }],
    ],
    [
      'one without a match is told by what could match there',
      tableOf('gt4', 'bc3', CROWDED),
      'gt4 2,2',
      [{ type: 'idle', tiles: 2 }],
    ],
    [
      'a replay captures what it matches',
      replaying('yc3', 'bc4', LOST),
      'yc3 2,2',
      [BOTH, { type: 'captures', cells: 3 }],
    ],
    [
      'the tile on a lost cell matches nothing',
      replaying('gt4', 'bc4', LOST),
      'gt4 0,0',
      [{ type: 'idle', tiles: 0 }],
    ],
  ])('%s', (_, state, placement, reasons) => {
    expect(reasonsFor(viewFor(state, 'user'), placementOf(placement))).toEqual(reasons)
  })
})

/** Either takes the last tile, and with it the game. */
const END = '. rs2 . O\nO O O U\nU U U O\nU U U O'

describe('against what the opponent played', () => {
  test.each<[string, PatchesState, [string, string, string], readonly Reason[]]>([
    [
      'a better placement is compared, with its conflict',
      tableOf('yc3 yc4', 'bc4', CROWDED),
      ['yc4 3,2', 'yc3 2,2', 'bc4 0,3'],
      [
        { type: 'conflict', winner: 'user', strengths: { user: 3, opponent: 2 } },
        { type: 'against', better: { user: 3, opponent: 0 }, made: { user: 0, opponent: 2 } },
      ],
    ],
    [
      'one that meets the opponent’s is not compared',
      tableOf('yc3 yc4', 'bc3', CROWDED),
      ['yc4 3,2', 'yc3 2,2', 'bc3 2,2'],
      [{ type: 'collided', winner: 'user' }],
    ],
    [
      'one that brings no more was better by what could be known',
      tableOf('yc3', 'bc3', CROWDED),
      ['yc3 2,2', 'yc3 0,3', 'bc3 1,1'],
      [
        { type: 'conflict', winner: 'opponent', strengths: { user: 1, opponent: 4 } },
        { type: 'hindsight' },
      ],
    ],
    [
      'one that wins says so',
      tableOf('rs1 bt4', 'rc4', END),
      ['bt4 0,0', 'rs1 0,0', 'rc4 0,2'],
      [
        { type: 'conflict', winner: 'user', strengths: { user: 2, opponent: 1 } },
        { type: 'against', better: { user: 2, opponent: 0 }, made: { user: 0, opponent: 2 } },
        { type: 'wins' },
      ],
    ],
  ])('%s', (_, state, texts, reasons) => {
    const [made, better, opponent] = texts.map(placementOf)
    if (!made || !better || !opponent) throw new Error('Three placements are needed')
    expect(reasonsAgainst(state, made, better, opponent)).toEqual(reasons)
  })

  test.each([
    ['a right choice that brought less', 0.01, 'bc3 1,1', [{ type: 'unlucky' }]],
    ['a costly one', 0.2, 'bc3 1,1', []],
    ['one that brought more', 0.01, 'bc4 0,3', []],
    ['one with a replay to come', 0.01, 'bc3 2,2', []],
  ])('%s has its luck', (_, cost, opponent, luck) => {
    const state = tableOf('yc3', 'bc3 bc4', CROWDED)
    expect(badLuck(cost, state, placementOf('yc3 2,2'), placementOf(opponent))).toEqual(luck)
  })
})

/** Plays a round in which the opponent holds a tile that the user has not seen. */
const roundWith = (state: PatchesState, user: Placement, opponent: Placement) =>
  played(
    { ...state, hands: { ...state.hands, opponent: [opponent.tile] } },
    { type: 'round', user, opponent },
  )

function everyReply(state: PatchesState): readonly Placement[] {
  const { unseen } = viewFor(state, 'user')
  const cells = playableCells(state, 'opponent')
  return unseen.flatMap((tile) => cells.map((cell) => ({ tile, cell })))
}

const cellsOf = (state: PatchesState) => capturedOn(state.board).user

/** Plays what a reason says of a placement. */
function holds(reason: Reason, state: PatchesState, user: Placement): boolean {
  const rounds = () => everyReply(state).map((reply) => roundWith(state, user, reply))
  const gain = (after: PatchesState) => cellsOf(after) - cellsOf(state)
  switch (reason.type) {
    case 'first':
      return rounds().every((round) => gain(round.state) === 0)
    case 'captures':
      return gain(played(state, { type: 'replay', cell: user.cell }).state) === reason.cells
    case 'certain':
      return rounds().every((round) => gain(round.state) >= reason.cells)
    case 'unbeaten':
      return rounds().every(({ events }) =>
        events.every((event) => event.type !== 'contested' || event.winner !== 'opponent'),
      )
    case 'matches':
    case 'idle':
      return matchesIn(state, user) === (reason.type === 'matches' ? reason.tiles : 0)
    default:
      throw new Error(`${reason.type} is not known before`)
  }
}

/** Counts a placement's matches by playing it. */
function matchesIn(state: PatchesState, user: Placement): number {
  const replies = everyReply(state).filter(({ cell }) => !isEqual(cell, user.cell))
  const [reply] = replies
  const { events } =
    state.phase.type === 'replay'
      ? played(state, { type: 'replay', cell: user.cell })
      : roundWith(state, user, reply ?? expect.fail())
  const own = events.find((event) => event.type === 'matched' && event.player === 'user')
  return own?.type === 'matched' ? own.matches.length : 0
}

const isEqual = (a: Placement['cell'], b: Placement['cell']) => a.row === b.row && a.col === b.col

/** A random placement of the user's. */
function anyPlacement(state: PatchesState, seed: string): Placement | undefined {
  const random = makeRandom(seed, 'placement')
  const { phase, hands } = state
  const tiles = phase.type === 'replay' ? [phase.tile] : hands.user
  const cells = playableCells(state, 'user')
  const [tile, cell] = [tiles[random.below(tiles.length)], cells[random.below(cells.length)]]
  return tile !== undefined && cell ? { tile, cell } : undefined
}

test('each reason is proved by playing the rules', () => {
  const property = fc.property(positions, fc.string(), (state, seed) => {
    const placement = anyPlacement(state, seed)
    if (!placement || !choosers(state).includes('user') || everyReply(state).length < 2) return
    for (const reason of reasonsFor(viewFor(state, 'user'), placement))
      expect([reason, holds(reason, state, placement)]).toEqual([reason, true])
  })
  fc.assert(property, { numRuns: 150, endOnFailure: true })
})

test('cells told of a round are those that its end shows', () => {
  const property = fc.property(positions, fc.string(), fc.string(), (state, one, other) => {
    const [made, better] = [anyPlacement(state, one), anyPlacement(state, other)]
    const [opponent] = everyReply(state)
    if (!made || !better || !opponent || choosers(state).length < PLAYERS.length) return
    const held = { ...state, hands: { ...state.hands, opponent: [opponent.tile] } }
    for (const reason of reasonsAgainst(held, made, better, opponent)) {
      const after = roundWith(state, better, opponent).state
      if (reason.type === 'wins') expect(rules.outcome(after)?.result).toBe('won')
      if (reason.type === 'against')
        expect(reason.better.user).toBe(cellsOf(after) - cellsOf(state))
    }
  })
  fc.assert(property, { numRuns: 300, endOnFailure: true })
})
