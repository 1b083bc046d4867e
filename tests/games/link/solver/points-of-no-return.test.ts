import { expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { type Board, withoutTiles } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity, slide } from '#src/games/link/board/gravity.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame, LinkMove } from '#src/games/link/rules/types.ts'
import {
  countPositions,
  findPointsOfNoReturn,
  type PlayedGame,
  type Segment,
  segmentsOf,
} from '#src/games/link/solver/points-of-no-return.ts'
import { repeats } from '../../../support/effort'
import { boardOf, textOf } from './boards'
import { isClearable } from './reference'

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

/** Taking the upper B with the left one leaves AB over BA. */
const GAMES: readonly [
  name: string,
  board: string,
  attempts: readonly string[],
  points: number[],
][] = [
  ['no match', 'AABB', [], []],
  ['a game that is won', 'AABB', ['00-01', '02-03'], []],
  ['a match that leaves a way', 'BAB/BBA', ['10-11'], []],
  ['a match that leaves none', 'BAB/BBA', ['00-10'], [1]],
  ['one noticed later', 'BABCC/BBA..', ['00-10', '03-04'], [1]],
  ['one among failed attempts', 'BABCC/BBA..', ['00-01', '03-04', '01-02', '00-10'], [2]],
  ['a board that was lost from the start', 'ABCC/BA..', ['02-03'], []],
]

test.each(GAMES)('finds the points of no return of %s', (_, board, attempts, points) => {
  const game = playAll(start(board), attempts)
  expect(findPointsOfNoReturn(playedGame(game))).toEqual({ matches: points, isUndecided: false })
})

const CLEARABLE = 'BAB/BBA'
const LOST = '.AB/.BA'

/** Stretches between shuffles. */
const STRETCHES: readonly [
  name: string,
  segments: readonly (readonly string[])[],
  gravity: Gravity,
  points: number[],
][] = [
  ['a shuffle before any match', [[CLEARABLE], [CLEARABLE]], 'none', []],
  [
    'a mistake that a shuffle makes good',
    [
      [CLEARABLE, LOST],
      ['.AB/.AB', '.A./.A.'],
    ],
    'none',
    [1],
  ],
  ['a mistake on either side', [[CLEARABLE, LOST], [CLEARABLE, LOST], [LOST]], 'none', [1, 2]],
  [
    'a mistake after the shuffle',
    [
      [`CC./${CLEARABLE}`, `.../${CLEARABLE}`],
      [CLEARABLE, LOST],
    ],
    'none',
    [2],
  ],
  ['a mistake where tiles slide', [['BB./AAB/CCB', '.../BB./AAB']], 'down', [1]],
]

test.each(STRETCHES)('counts matches through %s', (_, texts, gravity, points) => {
  const segments = texts.map((segment) => segment.map(boardOf))
  const game = playedGame(start(CLEARABLE, gravity), segments)
  expect(findPointsOfNoReturn(game)).toEqual({ matches: points, isUndecided: false })
})

/** Verdicts by number of tiles: on the boards of a game that removed a pair each time. */
const UNDECIDED: readonly [verdicts: string, points: number[], isUndecided: boolean][] = [
  ['ccll', [2], false],
  ['cull', [], true],
  ['uull', [], true],
  ['lull', [], false],
  ['cucl', [3], false],
  ['cccu', [], true],
  ['ucuc', [], false],
]

test.each(UNDECIDED)(
  'says no more than the verdicts %s allow',
  (verdicts, matches, isUndecided) => {
    const segment = ['AABBCCDD', '..BBCCDD', '....CCDD', '......DD'].map(boardOf)
    const known = { c: 'clearable', l: 'lost', u: 'unknown' } as const
    const decide = (board: Board) => {
      const verdict = verdicts[segment.indexOf(board)]
      return verdict === 'c' || verdict === 'l' ? known[verdict] : known.u
    }
    const game = playedGame(start('AABB'), [segment])
    expect(findPointsOfNoReturn(game, { decide })).toEqual({ matches, isUndecided })
  },
)

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

/** Reference: judges the boards before and after each match. */
function pointsSlowly({ dealt, past }: Game): number[] {
  const matched = past.flatMap(({ events }, index) => {
    const match = events.find((event) => event.type === 'matched')
    const { board, gravity } = past[index - 1]?.state ?? dealt
    return match ? { match, board, gravity } : []
  })
  return matched.flatMap(({ match: { from, to }, board, gravity }, index) => {
    const after = slide(withoutTiles(board, from, to), gravity).board
    return isClearable(board, gravity) && !isClearable(after, gravity) ? index + 1 : []
  })
}

test.each(GRAVITIES)('agrees with a slow search of random games under gravity %s', (gravity) => {
  for (let seed = 0; seed < repeats(25); seed++) {
    const game = playAtRandom('ABCA/CDBA/CADC', gravity, `${seed}`)
    const { matches } = findPointsOfNoReturn(playedGame(game))
    expect(matches, textOf(game.dealt.board)).toEqual(pointsSlowly(game))
  }
})

test('reports the positions settled', () => {
  const segments = [[CLEARABLE, LOST], [CLEARABLE], ['AA', '..']].map((texts) => texts.map(boardOf))
  const settled: number[] = []
  const onProgress = (count: number) => settled.push(count)
  findPointsOfNoReturn(playedGame(start(CLEARABLE), segments), { onProgress })
  expect(countPositions(segments)).toBe(2)
  expect(settled.at(-1)).toBe(2)
})
