// @vitest-environment jsdom
import '../../../support/browser'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PlayingContext } from '#src/define/context.ts'
import { playMove, startSession } from '#src/engine/session.ts'
import type { Net } from '#src/games/link/deal/levels.ts'
import { rules } from '#src/games/link/rules/rules.ts'
import { screen as linkScreen } from '#src/games/link/screen.tsx'
import { Meaning } from '#src/games/link/ui/end/Meaning.tsx'
import { openSession } from '../../../support/playing'
import { onPage } from './solver-on-page'

/** Plays the first match until the game is over or the board is shuffled. */
function playFirst(board: string, net: Net) {
  let session = startSession(rules, { level: 'literal', board, gravity: 'none', ...net }, 'seed')
  for (let state = session.dealt; !rules.outcome(state); ) {
    const [move] = rules.legalMoves(state)
    const played = move && playMove(rules, session, move, 0)
    if (!played?.ok) throw new Error('No move is left')
    session = played.state
    state = session.past.at(-1)?.state ?? state
  }
  return session
}

const byFar = (count: number, left: number) =>
  Array.from({ length: 100 }, (_, player) => (player < count ? left : 8))

test.each<[string, string, Net, readonly number[], string]>([
  ['cleared', 'AABB', {}, byFar(40, 0), '40 of 100 … cleared this board without a shuffle.'],
  ['cleared', 'AABB', {}, byFar(2, 0), 'Only 2 of 100 … cleared this board without a shuffle.'],
  ['cleared', 'AABB', {}, byFar(0, 0), 'Not one of 100 … cleared this board without a shuffle.'],
  [
    'lost early',
    'ABCC\nBA..',
    { net: false },
    byFar(5, 0).map((tiles) => Math.min(tiles, 4)),
    'Only 5 of 100 … cleared this board without a shuffle.',
  ],
  ['lost', 'ABCC\nBA..', { net: false }, byFar(1, 4), 'Only 1 of 100 … got this far.'],
  ['shuffled', 'ABCC\nBA..', {}, byFar(30, 2), '30 of 100 … got as far as you without a shuffle.'],
])('says how many came as far as a game that is %s: %s', async (_, board, net, left, text) => {
  const worker = { ...onPage, tilesLeft: async () => left }
  const session = playFirst(board, net)
  render(
    <I18nProvider i18n={i18n}>
      <PlayingContext value={openSession(linkScreen, { session }, worker)}>
        <Meaning />
      </PlayingContext>
    </I18nProvider>,
  )
  expect(await screen.findByText(text.replace('…', 'simulated careful players'))).toBeDefined()
})
