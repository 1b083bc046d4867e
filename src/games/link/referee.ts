import { isCleared } from './rules/board'
import type { Solver } from './solver'
import { type LinkStoreApi, linkState } from './store'

/** Has the solver judge the board after every change, for hints and for the honest "lost". Returns how to stop it. */
export function watchBoard(store: LinkStoreApi, solver: Solver): () => void {
  const judge = async () => {
    const { board, options } = linkState(store.getState())
    if (isCleared(board) || store.getState().verdict) return
    const verdict = await solver.solve(board, options.drift)
    if (linkState(store.getState()).board === board) store.getState().judge(verdict)
  }
  void judge()
  return store.subscribe((scene, before) => {
    if (linkState(scene).board !== linkState(before).board) void judge()
  })
}
