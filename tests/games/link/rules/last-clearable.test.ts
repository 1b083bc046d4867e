import { expect, test } from 'vitest'
import { makeRandom } from '../../../../src/engine/random'
import type { Board } from '../../../../src/games/link/rules/board'
import { lastClearable } from '../../../../src/games/link/rules/last-clearable'
import { rules } from '../../../../src/games/link/rules/rules'
import { solve } from '../../../../src/games/link/rules/solve'
import { DRIFTS, type LinkState } from '../../../../src/games/link/rules/types'
import { repeats } from '../../../support/effort'
import { boardOf } from './boards'
import { played } from './playing'

/** The boards of a random game that now and then shuffles. */
function playBoards(start: LinkState, seed: string, turns: number): Board[] {
  const random = makeRandom(seed, 'game')
  const boards = [start.board]
  let state = start
  for (let turn = 0; turn < turns && !rules.outcome(state); turn++) {
    const moves = [...rules.legalMoves(state)]
    const match = moves[random.below(moves.length)]
    const move = random.below(8) === 0 || !match ? ({ type: 'shuffle' } as const) : match
    state = played(state, move).state
    boards.push(state.board)
  }
  return boards
}

test.each(DRIFTS)('the last position that can be cleared is found under drift %s', (drift) => {
  const options = { level: 'custom', rows: 4, cols: 5, kinds: 5, drift, deal: 1 } as const
  for (let seed = 0; seed < repeats(40); seed++) {
    const start = rules.deal(options, `${seed}`)
    const boards = playBoards(start, `${seed}`, 8)
    const slowly = boards.findLastIndex((board) => solve(board, drift).status === 'clearable')
    expect(lastClearable(boards, drift)).toBe(slowly)
  }
})

test('a lost game is taken back to the move before the mistake', () => {
  // Taking the upper B with the left one leaves AB over BA.
  const boards = ['CC.\nBAB\nBBA', '...\nBAB\nBBA', '...\n.AB\n.BA'].map(boardOf)
  expect(boards.map((board) => solve(board, 'none').status)).toEqual([
    'clearable',
    'clearable',
    'lost',
  ])
  expect(lastClearable(boards, 'none')).toBe(1)
  expect(lastClearable(boards.slice(2), 'none')).toBe(-1)
  expect(lastClearable([], 'none')).toBe(-1)
})
