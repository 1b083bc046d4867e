import { expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import type { Board } from '../../../../src/games/link/board/board'
import { GRAVITIES, type Gravity } from '../../../../src/games/link/board/gravity'
import { lastClearable } from '../../../../src/games/link/rules/last-clearable'
import { rules } from '../../../../src/games/link/rules/rules'
import { solve } from '../../../../src/games/link/rules/solve'
import type { LinkState } from '../../../../src/games/link/rules/types'
import { repeats } from '../../../support/effort'
import { boardOf } from '../board/boards'
import { played } from './playing'

/** The boards of a random game that now and then shuffles. */
function playBoards(start: LinkState, seed: string, turns: number): Board[] {
  const random = makeRandom(seed, 'game')
  const boards = [start.board]
  let state = start
  for (let turn = 0; turn < turns && !rules.outcome(state); turn++) {
    const moves = [...rules.legalMoves(state)]
    const match = moves[random.below(moves.length)]
    const move =
      random.below(8) === 0 || !match
        ? ({ type: 'shuffle', layout: 'even', seed: `${turn}` } as const)
        : match
    state = played(state, move).state
    boards.push(state.board)
  }
  return boards
}

/** The last position that is known to be clearable, by looking at each. */
const lastSlowly = (boards: readonly Board[], gravity: Gravity, budget?: number): number =>
  boards.findLastIndex((board) => solve(board, gravity, budget).status === 'clearable')

test.each(GRAVITIES)(
  'the last position that can be cleared is found under gravity %s',
  (gravity) => {
    const options = {
      level: 'custom',
      rows: 4,
      cols: 5,
      kinds: 5,
      gravity,
      layout: 'even',
    } as const
    for (let seed = 0; seed < repeats(40); seed++) {
      const start = rules.deal(options, `${seed}`)
      const boards = playBoards(start, `${seed}`, 8)
      for (const budget of [undefined, 0, 2, 5, 12, 30]) {
        expect(
          lastClearable(boards, gravity, (board) => solve(board, gravity, budget).status),
          `${seed} ${budget}`,
        ).toBe(lastSlowly(boards, gravity, budget))
      }
    }
  },
)

const CLEARABLE = 'BAB\nBBA'
/** Taking the upper B with the left one leaves AB over BA. */
const LOST = '.AB\n.BA'

const GAMES: readonly [name: string, boards: readonly string[], gravity: Gravity, last: number][] =
  [
    ['no position', [], 'none', -1],
    ['one that can be cleared', [CLEARABLE], 'none', 0],
    ['one that is lost', [LOST], 'none', -1],
    ['one that is cleared', ['...'], 'none', 0],
    ['a game that is won', ['AB\nAB', '.B\n.B', '..\n..'], 'none', 2],
    ['a longer one', ['AABBCCDD', '..BBCCDD', '....CCDD', '......DD', '........'], 'none', 4],
    ['a mistake', [`CC.\n${CLEARABLE}`, `...\n${CLEARABLE}`, `...\n${LOST}`], 'none', 1],
    ['a mistake and vain attempts', [CLEARABLE, CLEARABLE, LOST, LOST, LOST], 'none', 1],
    ['a board that was lost from the start', ['AB.\nBA.\n.CC', 'AB.\nBA.\n...'], 'none', -1],
    ['a mistake that a shuffle makes good', [CLEARABLE, LOST, '.AB\n.AB', '.A.\n.A.'], 'none', 3],
    ['a mistake on either side of a shuffle', [CLEARABLE, LOST, 'ABB\nBA.', LOST], 'none', 0],
    ['a mistake after two shuffles', [LOST, '.AA\n.BB', LOST, '.BB\n.AA', LOST], 'none', 3],
    ['a mistake where tiles slide', ['BB.\nAAB\nCCB', '...\nBB.\nAAB'], 'down', 0],
  ]

test.each(GAMES)('of %s, the last position that can be cleared', (_, texts, gravity, last) => {
  const boards = texts.map(boardOf)
  expect(lastSlowly(boards, gravity)).toBe(last)
  expect(lastClearable(boards, gravity)).toBe(last)
})

test('a position that is not known to be clearable hides none after it, nor before', () => {
  const boards = ['AABB', 'BB..', '....'].map(boardOf)
  const hurried = (board: Board) => solve(board, 'left', 0).status
  expect(lastClearable(boards, 'left', hurried)).toBe(2)
  expect(lastClearable(boards.slice(0, 2), 'left', hurried)).toBe(-1)
  expect(lastClearable(boards.slice(0, 2), 'left')).toBe(1)
})

/** A game that was lost from the start by its first four tiles, played on for five pairs and a vain attempt. */
const PLAYED_ON = ['CCDDEEFFGG', 'CCDDEEFF', 'CCDDEE', 'CCDD', 'CC', '', ''].map((pairs) =>
  boardOf(`AB${pairs.padEnd(10, '.')}\nBA..........`),
)

test.each(['none', 'left'] as const)(
  'three looks find seven positions lost, under gravity %s',
  (gravity) => {
    let looks = 0
    const last = lastClearable(PLAYED_ON, gravity, (board) => {
      looks++
      return solve(board, gravity).status
    })
    expect([last, looks]).toEqual([-1, 3])
  },
)
