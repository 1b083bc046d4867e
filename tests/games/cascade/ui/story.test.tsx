// @vitest-environment jsdom
import '../../../support/browser'
import { act, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { playMove, type Session, startSession, stateOf } from '#src/engine/session.ts'
import { stageOf } from '#src/games/cascade/levels/levels.ts'
import { rules } from '#src/games/cascade/rules/rules.ts'
import { legalSwaps } from '#src/games/cascade/rules/swaps.ts'
import type { CascadeGame } from '#src/games/cascade/rules/types.ts'
import { screen as cascade } from '#src/games/cascade/screen.tsx'
import story from '#src/games/cascade/story.ts'
import { openSession, renderPlaying } from '../../../support/playing'

/** Plays the last legal swap of each board. */
function playGame(swaps: number): Session<CascadeGame> {
  const options = rules.parseOptions({ swaps, deal: 1 })
  if (!options.ok) throw new Error('no options')
  let session = startSession(rules, options.value, 'seed')
  while (session.past.length < swaps) {
    const swap = legalSwaps(stateOf(session).board).at(-1)
    const played = swap && playMove(rules, session, { type: 'swap', ...swap }, 0)
    if (!played?.ok) throw new Error('a legal swap is refused')
    session = played.state
  }
  return session
}

test('a finished game tells what each swap was expected to bring, and asks for a better one', async () => {
  const session = playGame(30)
  const { signal } = new AbortController()
  const judgements = await story.judge(undefined, session, () => {}, signal)
  const mistake = judgements.findIndex((judgement) => judgement?.lesson)
  const best = judgements[mistake]?.lesson?.best
  if (!best) throw new Error('this game has a mistake')
  const { user, store } = renderPlaying(openSession(cascade, { session }, undefined))
  act(() => store.getState().show({ type: 'replay', from: 30 }))
  expect(await screen.findByRole('img', { name: /cost much/ })).toBeDefined()
  const cards = within(screen.getByRole('list', { name: 'Turns' })).getAllByRole('button')
  const card = cards[mistake]
  if (card) await user.click(card)
  expect(screen.getByText(/^Best: row .* about \d+\.$/)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Learn from it' }))
  expect(await screen.findByText(/gave away more than half\. Find one worth more/)).toBeDefined()
  for (const { row, col } of [best.from, best.to])
    await user.click(
      screen.getByRole('button', { name: new RegExp(`row ${row + 1}, column ${col + 1}$`) }),
    )
  expect(await screen.findByText(/^Yes, that is good/)).toBeDefined()
})

test('a level says what it brings, once, until the first swap', async () => {
  const { options } = stageOf({ type: 'level', level: 3 })
  const session = startSession(rules, options, 'seed')
  const playing = openSession(cascade, { session }, undefined)
  playing.playback.setSpeed(100)
  const { store } = renderPlaying(playing)
  const said = () => screen.queryByText('New: holes that stay empty.')
  await expect.poll(said).not.toBeNull()
  const [swap] = legalSwaps(stateOf(session).board)
  act(() => swap && store.getState().swap(swap))
  // Once its cascade has been seen.
  await expect.poll(said).toBeNull()
  act(() => store.getState().undo())
  expect(await screen.findByText(/Undone\./)).toBeDefined()
  expect(said()).toBeNull()
})
