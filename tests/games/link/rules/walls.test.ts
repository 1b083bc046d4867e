import { describe, expect, test } from 'vitest'
import { makeRandom } from '#src/engine/random.ts'
import { type Board, isCleared, makeBoard } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity, slide } from '#src/games/link/board/gravity.ts'
import { findMatch, type Match, matches } from '#src/games/link/board/pairs.ts'
import { peelRest } from '#src/games/link/deal/deal.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { sampled } from '../../../support/effort'
import { drawSmall, parseCell } from '../board/boards'
import { matchesSlowly, takeSlowly } from '../board/reference-moves'
import { attempt, clears, played, stateOf } from './playing'

/** Compares a match with the reference unless it leaves a stuck board. */
function expectSlowly(board: Board, gravity: Gravity, { from, to }: Match): void {
  const { state, events } = played(stateOf(makeBoard(board), gravity), attempt({ from, to }))
  expect(events[0]?.type).toBe('matched')
  if (events.some(({ type }) => type === 'shuffled')) return
  expect(makeBoard(state.board)).toBe(makeBoard(takeSlowly(board, from, to, gravity)))
}

describe.each(GRAVITIES)('with walls, under gravity %s', (gravity) => {
  test('matches and slides agree with the reference', () => {
    const random = makeRandom('walls', gravity)
    for (let count = 0; count < sampled(1_000); count++) {
      const { board } = slide(drawSmall(random, true), gravity)
      const slow = matchesSlowly(board).map(([from, to]) => ({ from, to }))
      expect(matches(board)).toHaveLength(slow.length)
      for (const match of slow) expectSlowly(board, gravity, match)
    }
  })

  test('a peeled board is cleared by its line', () => {
    const random = makeRandom('peeled walls', gravity)
    for (let count = 0; count < sampled(600); count++) {
      const { board } = slide(drawSmall(random, true), gravity)
      const peeled = peelRest(board, gravity, `${count}`)
      if (!peeled || isCleared(board)) continue
      expect(clears(stateOf(makeBoard(peeled.board), gravity), peeled.line)).toBe(true)
      expect([...peeled.board.cells].sort()).toEqual([...board.cells].sort())
    }
  })
})

describe('a board made impossible by walls', () => {
  const text = '.#.#.\n#A#A#\n.#.#.'

  test('is lost, and refuses every move', () => {
    const state = stateOf(text)
    expect(findMatch(state.board)).toBeUndefined()
    expect(rules.outcome(state)).toEqual({ result: 'lost' })
    expect([...rules.legalMoves(state)]).toEqual([])
    expect(rules.play(state, { type: 'shuffle', layout: 'peeled', seed: 'a' })).toEqual({
      ok: false,
      code: 'over',
    })
  })

  test('follows a match with a stuck event', () => {
    const state = stateOf(`${text}\nBB...`)
    const move = { type: 'attempt', from: parseCell('3,0'), to: parseCell('3,1') } as const
    const { state: after, events } = played(state, move)
    expect(events.map(({ type }) => type)).toEqual(['matched', 'stuck', 'lost'])
    expect(rules.outcome(after)).toEqual({ result: 'lost' })
  })
})

test('a wall cannot be matched', () => {
  const state = stateOf('A#A\n...')
  const move = { type: 'attempt', from: parseCell('0,0'), to: parseCell('0,1') } as const
  expect(rules.play(state, move)).toEqual({ ok: false, code: 'empty' })
})

test('refuses a shuffle without a layout between walls', () => {
  const state = stateOf('.#.#.\n#A#A#\n.#.#.\nBB...')
  expect(rules.play(state, { type: 'shuffle', layout: 'peeled', seed: 'a' })).toEqual({
    ok: false,
    code: 'no-layout',
  })
})
