import { type Board, isCleared } from './board/board'
import type { Verdict } from './rules/solve'
import type { Solver } from './solver'
import { type LinkStoreApi, linkState } from './store'

/** Has the solver judge the board after every change, for hints and for the honest "lost". Returns how to stop it. */
export function watchBoard(store: LinkStoreApi, solver: Solver): () => void {
  // Undo and redo come back to the same boards, and a line once known may be beyond finding again.
  const known = new WeakMap<Board, Verdict>()
  const judge = async () => {
    const state = linkState(store.getState())
    if (isCleared(state.board) || store.getState().verdict) return
    const verdict = await (known.get(state.board) ??
      solver.judge(state, store.getState().round.session.options))
    if (linkState(store.getState()).board === state.board) store.getState().judge(verdict)
  }
  void judge()
  return store.subscribe((scene, before) => {
    const { board } = linkState(scene)
    if (scene.verdict?.status === 'clearable') known.set(board, scene.verdict)
    if (board !== linkState(before).board) void judge()
  })
}
