import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { playMove, startSession, stateOf as stateNow } from '#src/engine/session.ts'
import { capturedOn, countOf, EMPTY, tilesOn } from '#src/games/patches/rules/board.ts'
import { makePosition, parsePosition } from '#src/games/patches/rules/position.ts'
import { rules } from '#src/games/patches/rules/rules.ts'
import { TILES } from '#src/games/patches/rules/tile.ts'
import {
  BOARD_SIZES,
  type BoardSize,
  otherOf,
  type PatchesEvent,
  type PatchesOptions,
  type PatchesState,
  PLAYERS,
} from '#src/games/patches/rules/types.ts'
import { viewFor } from '#src/games/patches/rules/view.ts'
import { sampled, shared, some } from '../../../support/effort'
import { mirrored, mirroredMove } from './mirror'
import { played, randomGame, stateOf, type Turn } from './playing'

const GAMES = sampled(1_000)

interface Game {
  readonly options: PatchesOptions
  readonly seed: string
  readonly start: PatchesState
  readonly turns: readonly Turn[]
  readonly end: PatchesState
  readonly events: readonly PatchesEvent[]
}

function playGame(board: BoardSize, number: number): Game {
  const options = { board, level: 'easy', deal: 1 } as const
  const seed = `${board} ${number}`
  const start = rules.deal(options, seed)
  const turns = randomGame(start, makeRandom(seed, 'moves'))
  const end = turns.at(-1)?.after ?? start
  return { options, seed, start, turns, end, events: turns.flatMap(({ events }) => events) }
}

const allOf = <Type extends PatchesEvent['type']>(
  events: readonly PatchesEvent[],
  type: Type,
): Extract<PatchesEvent, { type: Type }>[] =>
  events.filter((event): event is Extract<PatchesEvent, { type: Type }> => event.type === type)

/** All tiles on the board, in hands, in the deck or pending replay. */
function tilesOf({ board, hands, deck, phase }: PatchesState): number[] {
  const waiting = phase.type === 'replay' ? [phase.tile] : []
  return [...tilesOn(board), ...hands.user, ...hands.opponent, ...deck, ...waiting]
}

describe.each(BOARD_SIZES)('random games on the %s board', (board) => {
  const games = shared(() => Array.from({ length: GAMES }, (_, number) => playGame(board, number)))

  test('end with a full board or a majority', () => {
    for (const { end, events } of games()) {
      expect(end.phase).toEqual({ type: 'over' })
      const ended = allOf(events, 'ended')
      expect(ended).toHaveLength(1)
      expect(events.at(-1)).toBe(ended[0])
      const most = Math.max(...Object.values(capturedOn(end.board)))
      const full = countOf(end.board, EMPTY) === 0
      expect(full || 2 * most > end.board.cells.length).toBe(true)
    }
  })

  test('capture each cell at most once, with a token', () => {
    for (const { end, events } of games()) {
      const captured = allOf(events, 'captured')
      const cells = captured.flatMap((event) => event.cells)
      expect(new Set(cells.map(({ row, col }) => `${row},${col}`)).size).toBe(cells.length)
      for (const player of PLAYERS) {
        const own = captured.filter((event) => event.player === player)
        expect(own.flatMap((event) => event.cells)).toHaveLength(capturedOn(end.board)[player])
        expect(own.reduce((sum, { points }) => sum + points, 0)).toBe(end.points[player])
      }
    }
  })

  test('play each tile once, on its own cell', () => {
    for (const { end, events } of games()) {
      const plays = allOf(events, 'played')
      const cells = plays.map(({ cell }) => `${cell.row},${cell.col}`)
      expect(new Set(plays.map(({ tile }) => tile)).size).toBe(plays.length)
      expect(new Set(cells).size).toBe(plays.length)
      expect(end.board.cells.length - countOf(end.board, EMPTY)).toBe(plays.length)
    }
  })

  test('lose no tile: each is on the board, in a hand, in the deck or captured', () => {
    for (const { turns } of games()) {
      const gone = new Set<number>()
      const counts = turns.map(({ after, before }) => {
        const tiles = tilesOf(after)
        const left = new Set(tiles)
        for (const tile of tilesOf(before)) if (!left.has(tile)) gone.add(tile)
        return left.size === tiles.length ? gone.size + left.size : Number.NaN
      })
      expect(new Set(counts)).toEqual(new Set([TILES.length]))
    }
  })

  test('replay the losing tile on another cell', () => {
    let replays = 0
    for (const { events } of games()) {
      for (const [index, event] of events.entries()) {
        if (event.type !== 'collided') continue
        const again = events.slice(index).find((later) => later.type === 'played' && later.again)
        if (again?.type !== 'played') continue
        replays++
        expect(again.player).toBe(otherOf(event.winner))
        expect(again.tile).toBe(event.tiles[again.player])
        expect(again.cell).not.toEqual(event.cell)
      }
    }
    expect(replays).toBeGreaterThan(GAMES / 10)
  })

  test('are symmetric between the seats', () => {
    for (const { start, turns, end } of games()) {
      const state = turns.reduce(
        (now, { move }) => played(now, mirroredMove(start.board, move)).state,
        mirrored(start),
      )
      expect(makePosition(state)).toBe(makePosition(mirrored(end)))
    }
  })

  test('are reproduced by seed and moves', () => {
    for (const { options, seed, turns, end } of games().slice(0, 100)) {
      let session = startSession(rules, options, seed)
      for (const { move } of turns) {
        const next = playMove(rules, session, move, 0)
        if (!next.ok) throw new Error(next.code)
        session = next.state
      }
      expect(stateNow(session)).toEqual(end)
    }
  })

  test('are read back from their text', () => {
    for (const { turns } of games().slice(0, 50)) {
      for (const { after } of turns) {
        expect(parsePosition(makePosition(after))).toEqual({ ok: true, value: after })
      }
    }
  })

  test('show a player the same view for every hand of the other', () => {
    for (const { turns } of games().slice(0, 100)) {
      for (const { after } of turns) {
        const { hands, deck } = after
        const pool = [...deck, ...hands.opponent]
        const other = {
          ...after,
          hands: { ...hands, opponent: pool.slice(0, hands.opponent.length) },
          deck: pool.slice(hands.opponent.length),
        }
        expect(viewFor(other, 'user')).toEqual(viewFor(after, 'user'))
      }
    }
  })
})

/** A position three rounds from the end: six cells, three tiles per hand. */
const LATE = `phase choosing
  points 3 4
  user gc2 rt1 bs2
  opponent bh3 ys4 gt4
  deck
  .   U   U   O
  .   gt2 O   .
  .   rs3 rs4 .
  O   U   yc1 .`

/** Number of positions at a depth from the deal. */
function perft(state: PatchesState, depth: number): number {
  if (depth === 0) return 1
  let count = 0
  for (const move of rules.legalMoves(state)) {
    count += depth === 1 ? 1 : perft(played(state, move).state, depth - 1)
  }
  return count
}

describe('golden values', () => {
  test.each(BOARD_SIZES)('the placements of the first two rounds on the %s board', (board) => {
    const start = rules.deal({ board, level: 'easy', deal: 1 }, 'perft')
    const depths = some([1, 2], 1)
    const placements = [16, 16 * 16 * 12 * 12].slice(0, depths.length)
    expect(depths.map((depth) => perft(start, depth))).toEqual(placements)
  })

  test('the ways to end a game', () => {
    const depths = some([1, 2, 3], 1)
    const ways = [324, 17_550, 80_096].slice(0, depths.length)
    expect(depths.map((depth) => perft(stateOf(LATE), depth))).toEqual(ways)
  })

  test('the deal', () => {
    const start = rules.deal({ board: 'small', level: 'easy', deal: 1 }, 'k3f9')
    expect(makePosition(start)).toMatchInlineSnapshot(`
      "phase opening
      points 0 0
      user gc1 ys1 rt2 rt4
      opponent yt1 rt1 yt2 bh1
      deck yc4 gs4 gt2 rh2 bt2 rs2 bc2 gh1 rc4 yc2 gh4 bc3 bh2 rh1 bc1 gs2 bs1 yc3 yh2 ys2 rh3 bh3 gc3 yh1 gs3 gs1 bs2 rc3 gh2 bt4 bc4 bs4 rh4 yt4 rs4 yt3 rs1 bt3 rt3 gt3 gt1 yh3 bs3 bh4 yh4 ys4 gt4 gc2 rc1 yc1 gh3 rc2 bt1 rs3 gc4 ys3
      . . . .
      . . . .
      . . . .
      . . . ."
    `)
  })

  test('a random game', () => {
    expect(makePosition(playGame('small', 0).end)).toMatchInlineSnapshot(`
      "phase over
      points 10 1
      user yt1 yc2 gs2
      opponent gs1 ys4 bh4
      deck bs2 bh2 rc1 yc4 yt2 bh3 rt3 rt4 rt1 bc1 rc3 yh4 gh3 rh2 bs4 bc4 yh2 bt1 gh4 rt2 gt4 rh3 gh1 gs4 bs3 ys3 rs4 ys2 bt3 bc3 gt1 gt2 gc4 bs1 rh1 bt2 rs3 rs2 rs1 yh3 gc2 gt3
      U rc2 O yc3
      U O U U
      U U U U
      yh1 U U yc1"
    `)
  })
})
