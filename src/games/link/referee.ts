import { forgetFailure, tryLoading } from '../../round/load-failures'
import { type Board, isCleared } from './rules/board'
import type { Verdict } from './rules/solve'
import type { Solver } from './solver'
import { type LinkStoreApi, linkState } from './store'

const UNKNOWN: Verdict = { status: 'unknown' }

/** Has the solver judge the board after every change, for hints and for the honest "lost". Returns how to stop it. */
export function watchBoard(store: LinkStoreApi, solver: Solver): () => void {
  // Undo and redo come back to the same boards, and a line once known may be beyond finding again.
  const known = new WeakMap<Board, Verdict>()
  const judge = async () => {
    const state = linkState(store.getState())
    const { verdict: present } = store.getState()
    if (isCleared(state.board) || (present && present !== UNKNOWN)) return
    const say = (verdict: Verdict) => {
      if (linkState(store.getState()).board === state.board) store.getState().judge(verdict)
    }
    try {
      say(known.get(state.board) ?? (await solver.judge(state)))
    } catch (error) {
      // Hints are then no more than pairs that match.
      say(UNKNOWN)
      throw error
    }
  }
  const tryJudging = () => void tryLoading('verdict', 'solver', judge)
  tryJudging()
  const unsubscribe = store.subscribe((scene, before) => {
    const { board } = linkState(scene)
    if (scene.verdict?.status === 'clearable') known.set(board, scene.verdict)
    if (board !== linkState(before).board) tryJudging()
  })
  return () => {
    unsubscribe()
    forgetFailure('verdict')
  }
}
