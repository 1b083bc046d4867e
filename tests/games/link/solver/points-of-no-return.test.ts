import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import type { Board } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame, LinkMove } from '#src/games/link/rules/types.ts'
import {
  type Decided,
  decideBoards,
  type PlayedGame,
  type Segment,
  segmentsOf,
} from '#src/games/link/solver/points-of-no-return.ts'
import type { Verdict } from '#src/games/link/solver/verdict.ts'
import { repeats } from '../../../support/effort'
import { boardOf, textOf } from './boards'
import { clears, isClearable, matchesOf, take } from './reference'

type Game = Session<LinkGame>

const start = (board: string, gravity: Gravity = 'none'): Game =>
  startSession(
    rules,
    { level: 'literal', board: board.replaceAll('/', '\n'), gravity },
    'no return',
  )

function play(game: Game, move: LinkMove): Game {
  const played = playMove(rules, game, move, 0)
  if (!played.ok) throw new Error(played.code)
  return played.state
}

/** Plays attempts such as `00-12`: row and column of either tile. */
const playAll = (game: Game, attempts: readonly string[]): Game =>
  attempts.reduce((now, text) => {
    const [row = 0, col = 0, toRow = 0, toCol = 0] = Array.from(text.replace('-', ''), Number)
    return play(now, { type: 'attempt', from: { row, col }, to: { row: toRow, col: toCol } })
  }, game)

const playedGame = (game: Game, segments: readonly Segment[] = segmentsOf(game)): PlayedGame => ({
  dealt: game.dealt,
  options: game.options,
  segments,
})

/** Statuses by their first letters, with a point of no return in capitals. */
const codeOf = (decided: readonly Decided[]): string =>
  decided.map(({ status, point }) => (point ? status[0]?.toUpperCase() : status[0])).join('')

/** Taking the upper B with the left one leaves AB over BA. */
const GAMES: readonly [
  name: string,
  board: string,
  attempts: readonly string[],
  statuses: string,
][] = [
  ['no match', 'AABB', [], 'c'],
  ['a game that is won', 'AABB', ['00-01', '02-03'], 'ccc'],
  ['a match that leaves a way', 'BAB/BBA', ['10-11'], 'cc'],
  ['a match that leaves none', 'BAB/BBA', ['00-10'], 'cLc'],
  ['one noticed later', 'BABCC/BBA..', ['00-10', '03-04'], 'cLlc'],
  ['one among failed attempts', 'BABCC/BBA..', ['00-01', '03-04', '01-02', '00-10'], 'ccLc'],
  ['a board that was lost from the start', 'ABCC/BA..', ['02-03'], 'llc'],
]

test.each(GAMES)('decides the boards of %s', (_, board, attempts, statuses) => {
  const game = playAll(start(board), attempts)
  expect(codeOf(decideBoards(playedGame(game)))).toBe(statuses)
})

const CLEARABLE = 'BAB/BBA'
const LOST = '.AB/.BA'

/** Stretches between shuffles. */
const STRETCHES: readonly [
  name: string,
  segments: readonly (readonly string[])[],
  gravity: Gravity,
  statuses: string,
][] = [
  ['a shuffle before any match', [[CLEARABLE], [CLEARABLE]], 'none', 'cc'],
  [
    'a mistake that a shuffle makes good',
    [
      [CLEARABLE, LOST],
      ['.AB/.AB', '.A./.A.'],
    ],
    'none',
    'cLcc',
  ],
  ['a mistake on either side', [[CLEARABLE, LOST], [CLEARABLE, LOST], [LOST]], 'none', 'cLcLl'],
  ['a mistake where tiles slide', [['BB./AAB/CCB', '.../BB./AAB']], 'down', 'cL'],
]

test.each(STRETCHES)('decides boards through %s', (_, texts, gravity, statuses) => {
  const segments = texts.map((segment) => segment.map(boardOf))
  const game = playedGame(start(CLEARABLE, gravity), segments)
  expect(codeOf(decideBoards(game))).toBe(statuses)
})

/** Verdicts by number of tiles, on the boards of a game that removed a pair each time. */
const UNDECIDED: readonly [verdicts: string, statuses: string][] = [
  ['ccll', 'ccLl'],
  ['cull', 'cull'],
  ['uull', 'uull'],
  ['lull', 'llll'],
  ['cucl', 'cccL'],
  ['cccu', 'cccu'],
  ['ucuc', 'cccc'],
]

test.each(UNDECIDED)('says no more than the verdicts %s allow', (verdicts, statuses) => {
  const segment = ['AABBCCDD', '..BBCCDD', '....CCDD', '......DD'].map(boardOf)
  const known: Readonly<Record<string, Verdict>> = {
    c: { status: 'clearable', moves: [] },
    l: { status: 'lost' },
  }
  const decide = (board: Board) =>
    known[verdicts.charAt(segment.indexOf(board))] ?? ({ status: 'unknown' } as const)
  const game = playedGame(start('AABB'), [segment])
  expect(codeOf(decideBoards(game, { decide }))).toBe(statuses)
})

/** Plays at random, with shuffles, until the end. */
function playAtRandom(board: string, gravity: Gravity, seed: string): Game {
  const random = makeRandom(seed, 'no return')
  let game = start(board, gravity)
  for (let turn = 0; turn < 12; turn++) {
    const moves = [...rules.legalMoves(stateOf(game))]
    const move = moves[random.below(Math.max(1, moves.length))]
    if (!move) return game
    const isShuffle = random.below(6) === 0
    game = play(game, isShuffle ? { type: 'shuffle', layout: 'even', seed: `${turn}` } : move)
  }
  return game
}

/** Reference: counts the tiles that stay in the best order. */
function leastStaying(board: Board, gravity: Gravity, known = new Map<string, number>()): number {
  const text = textOf(board)
  const tiles = text.replace(/[^A-Z]/g, '').length
  const rests = matchesOf(board).map(([from, to]) => take(board, from, to, gravity))
  const least =
    known.get(text) ?? Math.min(tiles, ...rests.map((rest) => leastStaying(rest, gravity, known)))
  known.set(text, least)
  return least
}

test.each(GRAVITIES)('agrees with a slow search of random games under gravity %s', (gravity) => {
  for (let seed = 0; seed < repeats(25); seed++) {
    const board = seed % 2 === 0 ? 'ABCA/CDBA/CADC' : 'AB#A/CDBA/CDDC'
    const segments = segmentsOf(playAtRandom(board, gravity, `${seed}`))
    const boards = segments.flat()
    const decided = decideBoards(playedGame(start(board, gravity), segments))
    for (const [index, { status, point }] of decided.entries()) {
      const [before, after] = [boards[index - 1], boards[index]]
      if (!after) throw new Error('each board has a status')
      expect(status, textOf(after)).toBe(isClearable(after, gravity) ? 'clearable' : 'lost')
      if (!before || !point) continue
      expect(clears(before, gravity, point.line)).toBe(true)
      expect(point.staying, textOf(after)).toBe(leastStaying(after, gravity))
    }
    const starts = segments.map((_, index) => segments.slice(0, index).flat().length)
    const lost = boards.flatMap((board, index) =>
      index > 0 &&
      !starts.includes(index) &&
      isClearable(boards[index - 1] ?? board, gravity) &&
      !isClearable(board, gravity)
        ? index
        : [],
    )
    expect(decided.flatMap(({ point }, index) => (point ? index : []))).toEqual(lost)
  }
})

test('reports the positions settled', () => {
  const segments = [[CLEARABLE, LOST], [CLEARABLE], ['AA', '..']].map((texts) => texts.map(boardOf))
  const settled: number[] = []
  const onProgress = (count: number) => settled.push(count)
  decideBoards(playedGame(start(CLEARABLE), segments), { onProgress })
  expect(settled.at(-1)).toBe(segments.flat().length)
})
