import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import type { Screen } from '#src/define/screen.ts'
import type { SessionOf } from '#src/define/session.ts'
import { makeRandom } from '#src/engine/random.ts'
import { isOver, playMove, startSession, stateOf } from '#src/engine/session.ts'
import { screen as cascade } from '#src/games/cascade/screen.tsx'
import { screen as garden } from '#src/games/garden/screen.tsx'
import { screen as link } from '#src/games/link/screen.tsx'
import { resultOf } from '#src/share/shared-text.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

/** Plays random legal moves until the end. */
function playOut({ rules }: Screen, options: object, seed: string): SessionOf {
  const parsed = rules.parseOptions(options)
  if (!parsed.ok) throw new Error(parsed.code)
  const random = makeRandom(seed)
  let session: SessionOf = startSession(rules, parsed.value, seed)
  while (!isOver(rules, session)) {
    const moves = [...rules.legalMoves(stateOf(session))]
    const played = playMove(rules, session, moves[random.below(moves.length)] ?? null, 0)
    if (!played.ok) throw new Error(played.code)
    session = played.state
  }
  return session
}

const onBoard = (board: string) => ({ level: 'literal', board, gravity: 'none', net: false })

const GARDEN = { difficulty: 'easy', deal: 1 }

const STARS = [true, false, true].map((isEarned) => ({ text: '', isEarned }))

test.each<[string, Screen, object, string, string | undefined]>([
  ['a cleared board, whose time says it all', link, onBoard('AABB'), 'seed', undefined],
  ['a lost board', link, onBoard('AB\nBA'), 'seed', 'Lost, 12 : 8 left'],
  ['a game for points', cascade, { swaps: 3 }, 'seed', '12 : 8 points'],
  ['a game that was won', garden, GARDEN, 'seed 5', 'Won 12 : 8'],
  ['a game that was lost', garden, GARDEN, 'seed 6', 'Lost 12 : 8'],
  ['a draw', garden, GARDEN, 'seed 2', 'Drawn 12 : 8'],
  ['a game of two people', garden, { ...GARDEN, difficulty: 'friend' }, 'seed', 'The end · 12 : 8'],
])('the score of %s', (_, screen, options, seed, expected) => {
  const session = playOut(screen, options, seed)
  const end = { title: 'The end', figure: '12 : 8', stars: STARS }
  const { score, ...others } = resultOf(i18n, screen, session, end) ?? {}
  expect(score).toBe(expected)
  expect(others).toEqual({ ms: 0, stars: 2 })
})

test('a game that goes on has no result', () => {
  const session = { ...playOut(cascade, { swaps: 3 }, 'seed'), past: [] }
  expect(resultOf(i18n, cascade, session, { title: 'The end', figure: '0' })).toBeUndefined()
})
