import { isOver, stateOf } from '#src/engine/session.ts'
import { forgetFailure, tryLoading } from '#src/ui/load-failures.ts'
import type { Opponent } from './opponent'
import { rules } from './rules/rules'
import type { GardenState } from './rules/types'
import type { GardenStoreApi } from './store'
import { timelineOf } from './timeline'

/** The AI never answers faster: a person wants to see whose turn it was. */
const THINKING_MS = 500

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Has the AI move whenever it is its turn; returns how to stop that. An answer to a position that
 * no longer lies on the table is dropped.
 */
export function watchTurn(store: GardenStoreApi, opponent: Opponent): () => void {
  let asked: GardenState | null = null
  const answer = async (state: GardenState, shownMs: number) => {
    if (asked !== state) return
    const { position, options } = state
    const [move] = await Promise.all([
      opponent.choose(position, options.difficulty),
      wait(Math.max(THINKING_MS, shownMs)),
    ])
    if (move && asked === state) store.getState().answer(move)
  }
  const look = () => {
    const { session, paused, replayed, emitted } = store.getState()
    const state = stateOf(session)
    const isDue = !paused && !replayed && state.position.turn === 'ai' && !isOver(rules, session)
    const due = isDue ? state : null
    if (due === asked) return
    asked = due
    const shownMs = timelineOf(emitted.events).end
    if (due) void tryLoading('answer', 'opponent', () => answer(due, shownMs))
    else forgetFailure('answer')
  }
  look()
  const unsubscribe = store.subscribe(look)
  return () => {
    unsubscribe()
    asked = null
    forgetFailure('answer')
  }
}
