import { describe, expect, test } from 'vitest'
import { makeBoard } from '#src/games/link/board/board.ts'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import {
  findDeal,
  findPeeled,
  findPeeledShuffle,
  findShuffle,
  type Prove,
} from '#src/games/link/solver/find.ts'
import { proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import { clears, played, stateOf } from '../rules/playing'

const never: Prove = () => undefined
const even = (level: (typeof LEVELS)[number], gravity: (typeof GRAVITIES)[number]) =>
  ({ level, gravity, layout: 'even' }) as const

describe.each(GRAVITIES)('under gravity %s', (gravity) => {
  test.each(LEVELS)('finds a deal of %s with a clearing line', (level) => {
    for (const prove of [proveByPlayouts, never]) {
      const { value, line } = findDeal(even(level, gravity), 'stem', prove)
      const dealt = rules.deal(value.options, value.seed)
      expect(clears(dealt, line ?? [])).toBe(true)
    }
  })

  test('finds a shuffle with a clearing line', () => {
    const state = rules.deal(even('novice', gravity), 'shuffled')
    for (const prove of [proveByPlayouts, never]) {
      const found = findShuffle(state, 'stem', prove)
      if (!found) throw new Error('No shuffle was found')
      expect(clears(played(state, found.value).state, found.line ?? [])).toBe(true)
    }
  })
})

test('takes the first proved seed, or else peels', () => {
  const asked: string[] = []
  const third: Prove = (board) => {
    asked.push(makeBoard(board))
    return asked.length === 3 ? [] : undefined
  }
  expect(findDeal(even('hard', 'none'), 'stem', third).value).toEqual({
    options: even('hard', 'none'),
    seed: 'stem 2',
  })
  const peeled = { options: { ...even('hard', 'none'), layout: 'peeled' }, seed: 'stem' }
  expect(findDeal(even('hard', 'none'), 'stem', never).value).toEqual(peeled)
  expect(findPeeled(even('hard', 'none'), 'stem').value).toEqual(peeled)
})

test('keeps a board given as text, with a line if known', () => {
  const options = { level: 'literal', board: 'AA', gravity: 'none' } as const
  expect(findDeal(options, 'a', never)).toEqual({ value: { options, seed: 'a' }, line: null })
  expect(findDeal(options, 'a', proveByPlayouts).line).toHaveLength(1)
})

test('finds no shuffle where walls prevent it', () => {
  const state = stateOf('.#.#.\n#A#A#\n.#.#.\nBB...')
  expect(findPeeledShuffle(state, 'a')).toBeUndefined()
})
