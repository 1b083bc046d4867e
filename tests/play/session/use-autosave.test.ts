// @vitest-environment jsdom
import '../../support/browser'
import { expect, test } from 'vitest'
import { startSession } from '#src/engine/session.ts'
import { recordResults } from '#src/play/session/use-autosave.ts'
import { startOpponent } from '../../support/memory/opponent'
import { rules } from '../../support/memory/rules'
import { screen } from '../../support/memory/screen'
import { openSession } from '../../support/playing'

/** The cards read `abab`. */
const dealt = startSession(rules, { pairs: 2, deal: 1 }, 'seed 10')

/** Opens a game and records its results. */
function record(session: typeof dealt) {
  const playing = openSession(screen, { session }, startOpponent())
  const ends: string[] = []
  recordResults(
    playing,
    () => 0,
    ({ end }) => void ends.push(end),
  )
  const { store } = playing
  const clear = () => {
    for (const card of [0, 2, 1, 3]) store.getState().turn(card)
    return store.getState().session
  }
  return { ends, store, clear }
}

test('a board played again counts once, even after a reload', () => {
  const { ends, store, clear } = record(dealt)
  clear()
  store.getState().restart()
  const finished = clear()
  expect(ends).toEqual(['won'])
  const reloaded = record(finished)
  reloaded.store.getState().restart()
  reloaded.clear()
  expect(reloaded.ends).toEqual([])
})
