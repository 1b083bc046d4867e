// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { expect, test } from 'vitest'
import { type Assists, PLAYED_ON, playMove, startSession, stoppedAt } from '#src/engine/session.ts'
import { type LinkChoice, parseChoice } from '#src/games/link/choice.ts'
import type { Net } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { endOf } from '#src/games/link/ui/end/end.tsx'

const LEVEL: LinkChoice = { type: 'level', level: 'novice', gravity: 'none' }
const STAGE = parseChoice('journey-1-5') ?? LEVEL

function starsIn(choice: LinkChoice, ms: number, assists: Assists, net: Net = {}) {
  const options = { level: 'literal', board: 'AA', gravity: 'none', ...net } as const
  const dealt = startSession(rules, options, 'seed')
  const [move] = rules.legalMoves(dealt.dealt)
  const played = move && playMove(rules, dealt, move, 0)
  if (!played?.ok) throw new Error('The board cannot be cleared')
  const session = { ...played.state, assists, stopwatch: stoppedAt(ms) }
  const { stars = [] } = endOf(i18n, choice, session, false) ?? {}
  return stars.map(({ text, isEarned }) => `${isEarned ? '★' : '☆'} ${text}`).join(', ')
}

// Two tiles have 8 seconds.
test.each<[string, LinkChoice, number, Assists, Net, string]>([
  ['in time', LEVEL, 8_000, {}, {}, '★ cleared, ★ within 0:08, ★ without assists'],
  ['late', LEVEL, 8_001, {}, {}, '★ cleared, ☆ within 0:08, ★ without assists'],
  ['helped', LEVEL, 8_000, { hints: 1 }, {}, '★ cleared, ★ within 0:08, ☆ without assists'],
  ['netted', STAGE, 1_000, {}, {}, '★ cleared, ★ within 0:08, ☆ without assists or net'],
  [
    'netless',
    STAGE,
    9_000,
    {},
    { net: false },
    '★ cleared, ☆ within 0:08, ★ without assists or net',
  ],
  [
    'shuffled',
    LEVEL,
    1_000,
    { forced: 1 },
    {},
    '★ cleared, ★ within 0:08, ☆ without a forced shuffle',
  ],
  [
    'played on',
    LEVEL,
    1_000,
    { [PLAYED_ON]: 1 },
    {},
    '★ cleared, ☆ within 0:08, ☆ without assists',
  ],
])('a board %s says what its stars are for', (_, choice, ms, assists, net, stars) => {
  expect(starsIn(choice, ms, assists, net)).toBe(stars)
})
