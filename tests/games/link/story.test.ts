// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import type { Turn } from '#src/define/story.ts'
import { playMove, startSession, stateOf } from '#src/engine/session.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkMove } from '#src/games/link/rules/types.ts'
import story from '#src/games/link/story.ts'

/** Plays a move on a board, and tells it. */
function turnOf(board: string, move: LinkMove): Turn | undefined {
  const options = { level: 'literal', board, gravity: 'down' } as const
  const session = startSession(rules, options, 'seed')
  const played = playMove(rules, session, move, 0)
  if (!played.ok) throw new Error(played.code)
  const [step] = played.state.past
  return step && story.turnOf(step, stateOf(session), i18n)
}

const attempt = (from: readonly [number, number], to: readonly [number, number]): LinkMove => ({
  type: 'attempt',
  from: { row: from[0], col: from[1] },
  to: { row: to[0], col: to[1] },
})

const A = { type: 'tile', kind: 1 }

test.each([
  ['a match', 'AABB', 'Matched: Grinning face.'],
  ['the last match', 'AA', 'Matched: Grinning face. Board cleared. You win!'],
  [
    'a match after which nothing matches',
    'AABC\n..CB',
    'Matched: Grinning face. The board shuffled itself: no matches were left.',
  ],
])('tells %s', (_, board, text) => {
  expect(turnOf(board, attempt([0, 0], [0, 1]))).toMatchObject({ text })
})

test('a turn has the matched tile, and both where they were before the others fell', () => {
  const cells = [
    { at: { row: 0, col: 0 }, piece: A },
    { at: { row: 1, col: 0 }, piece: A },
  ]
  expect(turnOf('AC\nAD\nCD', attempt([0, 0], [1, 0]))).toMatchObject({ pieces: [A], cells })
})

test('a shuffle is a turn of its own', () => {
  const move: LinkMove = { type: 'shuffle', layout: 'even', seed: 'other' }
  const turn = turnOf('AABB', move)
  expect(turn).toEqual({
    pieces: [],
    marks: ['shuffle'],
    cells: [],
    text: 'The board was shuffled.',
  })
})

test('an attempt that fails is no turn', () => {
  expect(turnOf('ABAB', attempt([0, 0], [0, 1]))).toBeUndefined()
  expect(turnOf('BCBA\nDAD.\nBCB.', attempt([1, 1], [0, 3]))).toBeUndefined()
})
