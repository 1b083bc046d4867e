// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Assists, PLAYED_ON, playMove, startSession, stoppedAt } from '#src/engine/session.ts'
import { type LinkChoice, parseChoice } from '#src/games/link/choice.ts'
import type { Net } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { endOf } from '#src/games/link/ui/end/end.tsx'

const LEVEL: LinkChoice = { type: 'level', level: 'novice', gravity: 'none' }
const STAGE = parseChoice('journey-1-5') ?? LEVEL

function sentenceOf(choice: LinkChoice, ms: number, assists: Assists, net: Net = {}) {
  const options = { level: 'literal', board: 'AA', gravity: 'none', ...net } as const
  const dealt = startSession(rules, options, 'seed')
  const [move] = rules.legalMoves(dealt.dealt)
  const played = move && playMove(rules, dealt, move, 0)
  if (!played?.ok) throw new Error('The board cannot be cleared')
  const session = { ...played.state, assists, stopwatch: stoppedAt(ms) }
  const { container } = render(
    <I18nProvider i18n={i18n}>{endOf(i18n, choice, session, false)?.sentence}</I18nProvider>,
  )
  return container.textContent
}

// Two tiles have 8 seconds.
test.each<[string, LinkChoice, number, Assists, Net, string]>([
  ['late', LEVEL, 8_001, {}, {}, 'Clear it within 0:08 for another star.'],
  ['helped', LEVEL, 8_001, { hints: 1 }, {}, 'Clear it without assists for another star.'],
  ['netted', STAGE, 1_000, {}, {}, 'Clear it with no net for another star.'],
  ['netless', STAGE, 9_000, {}, { net: false }, 'Clear it within 0:08 for another star.'],
  [
    'shuffled',
    LEVEL,
    1_000,
    { forced: 1 },
    {},
    'The board shuffled itself once: clear it without a forced shuffle for another star.',
  ],
  [
    'played on',
    LEVEL,
    1_000,
    { [PLAYED_ON]: 1, hints: 2 },
    {},
    'Play it from the start for more stars.',
  ],
])('a board %s says how to earn another star', (_, choice, ms, assists, net, text) => {
  expect(sentenceOf(choice, ms, assists, net)).toContain(text)
})
