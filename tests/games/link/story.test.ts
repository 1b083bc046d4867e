// @vitest-environment jsdom
import '../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { playMove, type Session, startSession } from '#src/engine/session.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import type { LinkGame, LinkMove } from '#src/games/link/rules/types.ts'
import story from '#src/games/link/story.ts'
import { makeTurn } from '#src/play/story/turns.ts'
import { onPage } from './ui/solver-on-page'

/** Plays a move on a board, and tells it. */
function turnOf(board: string, move: LinkMove) {
  const options = { level: 'literal', board, gravity: 'down' } as const
  const session = startSession(rules, options, 'seed')
  const played = playMove(rules, session, move, 0)
  if (!played.ok) throw new Error(played.code)
  return makeTurn(story, played.state, 0, i18n)
}

const attempt = (from: readonly [number, number], to: readonly [number, number]): LinkMove => ({
  type: 'attempt',
  from: { row: from[0], col: from[1] },
  to: { row: to[0], col: to[1] },
})

const A = { type: 'tile', kind: 1 }

test.each([
  ['a match', 'AABB', 'Matched: Grinning face, path I.'],
  ['the last match', 'AA', 'Matched: Grinning face, path I. Board cleared. You win!'],
  [
    'a match after which nothing matches',
    'AABC\n..CB',
    'Matched: Grinning face, path I. Nothing matched: shuffled, 1.',
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
  const text = 'Shuffled: the board can be cleared.'
  expect(turnOf('AABB', move)).toMatchObject({ pieces: [], cells: [], text })
})

test('an attempt that fails is no turn', () => {
  expect(turnOf('ABAB', attempt([0, 0], [0, 1]))).toBeUndefined()
  expect(turnOf('BCBA\nDAD.\nBCB.', attempt([1, 1], [0, 3]))).toBeUndefined()
})

/** Plays attempts on a board without gravity. */
const play = (board: string, moves: readonly LinkMove[]): Session<LinkGame> =>
  moves.reduce(
    (session, move) => {
      const played = playMove(rules, session, move, 0)
      if (!played.ok) throw new Error(played.code)
      return played.state
    },
    startSession(rules, { level: 'literal', board, gravity: 'none' }, 'seed'),
  )

const { signal } = new AbortController()

const judge = (session: Session<LinkGame>, report: (done: number) => void = () => {}) =>
  story.judge(onPage, session, report, signal)

/** The third match takes the upper B with the left one, which leaves AB over BA. */
const LOST = play('BABCCDD\nBBA....', [
  attempt([0, 3], [0, 4]),
  attempt([0, 0], [0, 1]),
  attempt([0, 0], [1, 0]),
  attempt([0, 5], [0, 6]),
])

test('judges the board after each step, of which failed attempts are none', async () => {
  const reported: number[] = []
  const judgements = await judge(LOST, (done) => reported.push(done))
  expect(judgements.map((found) => found && [found.value, found.cost])).toEqual([
    [1, 0],
    undefined,
    [0, 1],
    // Stuck, so that the board shuffled itself.
    [1, 0],
  ])
  expect(reported.at(-1)).toBe(1)
})

test('a point of no return is a lesson, with what is proved of it', async () => {
  const [, , point] = await judge(LOST)
  expect(point?.note?.(i18n)).toMatch(/^A point of no return/)
  const { ask, why, best } = point?.lesson ?? {}
  expect(ask?.(i18n)).toMatch(/Find one that keeps the board clearable/)
  expect(why?.(i18n)).toBe(
    'After your pair at least 4 tiles remain, whatever the order. Before it, the 4 pairs could all be cleared. To clear them, each of your two Dog tiles goes with another one.',
  )
  expect(best).toMatchObject(attempt([1, 0], [1, 1]))
})

test('a lesson accepts each match that keeps the board clearable, and nothing else', async () => {
  const [, , point] = await judge(LOST)
  const isGood = (move: LinkMove) => point?.lesson?.isGood(move, signal)
  expect(await isGood(attempt([1, 0], [1, 1]))).toBe(true)
  expect(await isGood(attempt([0, 5], [0, 6]))).toBe(true)
  expect(await isGood(attempt([0, 0], [1, 0]))).toBe(false)
  expect(await isGood(attempt([0, 0], [0, 1]))).toBe(false)
  expect(await isGood({ type: 'shuffle', layout: 'peeled', seed: 'other' })).toBe(false)
})

test('says which boards the solver cannot decide', async () => {
  const unknown = { status: 'unknown' } as const
  const solver = { ...onPage, decideBoards: async () => [unknown, unknown] }
  const game = play('AABB', [attempt([0, 0], [0, 1])])
  const [found] = await story.judge(solver, game, () => {}, signal)
  expect(found?.value).toBe(0.5)
  expect(found?.note?.(i18n)).toMatch(/can’t tell/)
})
