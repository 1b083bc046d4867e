import { forgetFailure, tryLoading } from '#src/ui/load-failures.ts'
import type { Opponent } from './opponent'
import { viewFor } from './rules/view'
import { isOpponentsTurn, type PatchesStore, type PatchesStoreApi, patchesState } from './store'

/** What the opponent was asked about: it changes with the position, and with what the user has sealed. */
const isSameQuestion = (a: PatchesStore, b: PatchesStore) =>
  isOpponentsTurn(a) === isOpponentsTurn(b) && a.sealed === b.sealed && a.session === b.session

/** Asks the opponent whenever it is its turn; an answer to an old question is dropped. Returns how to stop it. */
export function watchTurns(store: PatchesStoreApi, opponent: Opponent): () => void {
  let stopped = false
  const ask = async (asked: PatchesStore) => {
    if (!isOpponentsTurn(asked) || !isSameQuestion(asked, store.getState())) return
    const view = viewFor(patchesState(asked), 'opponent')
    // It chooses anew each time, so that undo does not tell what it will do.
    const choice = await opponent.decide(view, asked.session.options.level)
    if (!stopped && isSameQuestion(asked, store.getState())) store.getState().answer(choice)
  }
  const tryAsking = (asked: PatchesStore) => void tryLoading('answer', 'opponent', () => ask(asked))
  tryAsking(store.getState())
  const stop = store.subscribe((scene, before) => {
    if (!isSameQuestion(scene, before)) tryAsking(scene)
  })
  return () => {
    stopped = true
    stop()
    forgetFailure('answer')
  }
}
