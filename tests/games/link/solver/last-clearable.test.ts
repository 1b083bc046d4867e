import { expect, test } from 'vitest'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import { type Board, WALL } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { lastClearable } from '#src/games/link/solver/points-of-no-return.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import { sampled } from '../../../support/effort'
import { boardOf, textOf } from './boards'
import { matchesOf, settle, take } from './reference'

/** The boards of a random game with two walls and occasional shuffles. */
function playBoards(seed: string, gravity: Gravity, turns: number): Board[] {
  const random = makeRandom(seed, 'game')
  const kinds = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 4, 5, 5, 5, 5, 0, 0, WALL, WALL]
  const drawn = { rows: 4, cols: 5, cells: Uint8Array.from(shuffled(random, kinds)) }
  const boards = [settle(drawn, gravity)]
  for (let turn = 0; turn < turns; turn++) {
    const board = boards.at(-1) ?? drawn
    const matches = matchesOf(board)
    const match = matches[random.below(Math.max(1, matches.length))]
    const isShuffle = random.below(8) === 0 || !match
    boards.push(isShuffle ? shuffle(board, gravity, seed + turn) : take(board, ...match, gravity))
  }
  return boards
}

function shuffle(board: Board, gravity: Gravity, seed: string): Board {
  const contents = shuffled(
    makeRandom(seed, 'shuffle'),
    [...board.cells].filter((it) => it < WALL),
  )
  const cells = board.cells.map((it) => (it === WALL ? WALL : (contents.pop() ?? 0)))
  return settle({ ...board, cells }, gravity)
}

/** Divides positions where no match led from one to the next. */
function segmentsOf(boards: readonly Board[], gravity: Gravity): Board[][] {
  const segments: Board[][] = []
  for (const [index, board] of boards.entries()) {
    const before = boards[index - 1]
    const isMatch =
      before &&
      (textOf(before) === textOf(board) ||
        matchesOf(before).some(
          (match) => textOf(take(before, ...match, gravity)) === textOf(board),
        ))
    if (!isMatch) segments.push([])
    segments.at(-1)?.push(board)
  }
  return segments
}

const lastOf = (
  boards: readonly Board[],
  gravity: Gravity,
  options?: Parameters<typeof lastClearable>[2],
): number => lastClearable(segmentsOf(boards, gravity), gravity, options)

/** Reference for `lastClearable`: solves every board. */
const lastSlowly = (boards: readonly Board[], gravity: Gravity, budget?: number): number =>
  boards.findLastIndex((board) => solve(board, gravity, budget).status === 'clearable')

test.each(GRAVITIES)('finds the last clearable position under gravity %s', (gravity) => {
  for (let seed = 0; seed < sampled(100); seed++) {
    const boards = playBoards(`${seed}`, gravity, 8)
    for (const budget of [undefined, 0, 800, 1_000, 1_500, 3_000]) {
      const decide = (board: Board) => solve(board, gravity, budget)
      expect(lastOf(boards, gravity, { decide }), `${seed} ${budget}`).toBe(
        lastSlowly(boards, gravity, budget),
      )
    }
  }
})

const CLEARABLE = 'BAB/BBA'
/** A position lost by taking the upper B with the left one, which leaves AB over BA. */
const LOST = '.AB/.BA'

const GAMES: readonly [name: string, boards: readonly string[], gravity: Gravity, last: number][] =
  [
    ['no position', [], 'none', -1],
    ['one that can be cleared', [CLEARABLE], 'none', 0],
    ['one that is lost', [LOST], 'none', -1],
    ['one that is cleared', ['...'], 'none', 0],
    ['a game that is won', ['AB/AB', '.B/.B', '../..'], 'none', 2],
    ['a longer one', ['AABBCCDD', '..BBCCDD', '....CCDD', '......DD', '........'], 'none', 4],
    ['a mistake', [`CC./${CLEARABLE}`, `.../${CLEARABLE}`, `.../${LOST}`], 'none', 1],
    ['a mistake and vain attempts', [CLEARABLE, CLEARABLE, LOST, LOST, LOST], 'none', 1],
    ['a board that was lost from the start', ['AB./BA./.CC', 'AB./BA./...'], 'none', -1],
    ['a mistake that a shuffle makes good', [CLEARABLE, LOST, '.AB/.AB', '.A./.A.'], 'none', 3],
    ['a mistake on either side of a shuffle', [CLEARABLE, LOST, 'ABB/BA.', LOST], 'none', 0],
    ['a mistake after two shuffles', [LOST, '.AA/.BB', LOST, '.BB/.AA', LOST], 'none', 3],
    ['a mistake where tiles slide', ['BB./AAB/CCB', '.../BB./AAB'], 'down', 0],
    ['a board whose tiles had yet to slide', ['AA.B.B', 'BB....', '......'], 'left', 2],
  ]

test.each(GAMES)('finds the last clearable position of %s', (_, texts, gravity, last) => {
  const boards = texts.map(boardOf)
  expect(lastSlowly(boards, gravity)).toBe(last)
  expect(lastOf(boards, gravity)).toBe(last)
})

test('searches both sides of an unknown position', () => {
  const boards = ['AABB', 'BB..', '....'].map(boardOf)
  const decide = (board: Board) => solve(board, 'left', 0)
  expect(lastOf(boards, 'left', { decide })).toBe(2)
  expect(lastOf(boards.slice(0, 2), 'left', { decide })).toBe(-1)
  expect(lastOf(boards.slice(0, 2), 'left')).toBe(1)
})

/** A game lost from the start by four tiles, after five pairs and a failed attempt. */
const PLAYED_ON = ['CCDDEEFFGG', 'CCDDEEFF', 'CCDDEE', 'CCDD', 'CC', '', ''].map((pairs) =>
  boardOf(`AB${pairs.padEnd(10, '.')}/BA..........`),
)

test.each(['none', 'left'] as const)(
  'settles seven lost positions in three steps with progress, under gravity %s',
  (gravity) => {
    const settled: number[] = []
    const onProgress = (count: number) => settled.push(count)
    expect(lastOf(PLAYED_ON, gravity, { onProgress })).toBe(-1)
    expect(settled).toEqual([4, 6, 7])
  },
)
