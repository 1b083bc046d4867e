import { forgetFailure, tryLoading } from '#src/ui/load-failures.ts'
import type { Board } from './board/board'
import { rules } from './rules/rules'
import type { Solver } from './solver'
import type { Verdict } from './solver/verdict'
import { type LinkStoreApi, linkState } from './store'

const UNKNOWN: Verdict = { status: 'unknown' }

/** Has the solver judge the board after every change, for hints and for the honest "lost". Returns how to stop it. */
export function watchBoard(store: LinkStoreApi, solver: Solver): () => void {
  // Undo and redo come back to the same boards, and a line once known may be beyond finding again.
  const known = new WeakMap<Board, Verdict>()
  // Without a solver, hints are no more than pairs that match, until the player tries again.
  let isLost = false
  const judge = async (find: Solver['judge']) => {
    // A board that was found along with its line gets that line in the same task.
    await Promise.resolve()
    const state = linkState(store.getState())
    const { verdict: present, session } = store.getState()
    if (rules.outcome(state) || (present && present !== UNKNOWN)) return
    const verdict = known.get(state.board) ?? (await find(state, session.options))
    if (linkState(store.getState()).board === state.board) store.getState().judge(verdict)
  }
  const judgeUnsolved = () => judge(async () => UNKNOWN)
  const trySolving = async () => {
    try {
      await judge(solver.judge)
      isLost = false
    } catch (error) {
      isLost = true
      await judgeUnsolved()
      throw error
    }
  }
  const look = () => void (isLost ? judgeUnsolved() : tryLoading('verdict', 'solver', trySolving))
  look()
  const unsubscribe = store.subscribe((scene, before) => {
    const { board } = linkState(scene)
    if (scene.verdict?.status === 'clearable') known.set(board, scene.verdict)
    if (board !== linkState(before).board) look()
  })
  return () => {
    unsubscribe()
    forgetFailure('verdict')
  }
}
