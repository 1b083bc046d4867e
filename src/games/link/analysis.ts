import type { Playing } from '#src/define/screen.ts'
import type { GameStoreApi } from '#src/define/session.ts'
import { stateOf } from '#src/engine/session.ts'
import { ask, type Question } from '#src/play/worker/answers.ts'
import { subscribePainted } from '#src/ui/painted.ts'
import type { Board } from './board/board.ts'
import type { LinkOptions } from './deal/levels.ts'
import { rules } from './rules/rules.ts'
import { isShuffled, type LinkState } from './rules/types.ts'
import type { Verdict } from './solver/verdict.ts'
import type { Link } from './types.ts'

const boardIn = (store: GameStoreApi<Link>): Board => stateOf(store.getState().session).board

const UNKNOWN: Verdict = { status: 'unknown' }

/** Analyses the present board and, if it is lost, its deal; unless the verdict is known already. */
function makeAnalysis(store: GameStoreApi<Link>) {
  // Memoizes verdicts for undo and redo; a known line may be hard to find again.
  const verdicts = new WeakMap<Board, Verdict>()
  const memoize = async (state: LinkState, find: () => Promise<Verdict>) => {
    const verdict = verdicts.get(state.board) ?? (await find())
    if (verdict.status !== 'unknown') verdicts.set(state.board, verdict)
    return verdict
  }
  const remember = () => {
    const { verdict } = store.getState()
    if (verdict?.status === 'clearable') verdicts.set(boardIn(store), verdict)
  }
  const analyse = async (find: (state: LinkState, options: LinkOptions) => Promise<Verdict>) => {
    const { verdict: present, session } = store.getState()
    const state = stateOf(session)
    if (rules.outcome(state) || (present && present !== UNKNOWN)) return
    const decide = (state: LinkState) => memoize(state, () => find(state, session.options))
    let verdict = await decide(state)
    if (verdict.status === 'lost' && !session.past.some(isShuffled)) {
      const { status } = await decide(session.dealt)
      verdict = { ...verdict, asDealt: status === 'lost' }
    }
    if (boardIn(store) === state.board) store.getState().setVerdict(verdict)
  }
  return { analyse, remember }
}

/** Analyses the board after every change, for hints and the notice of a lost board. Returns how to stop. */
export function runAnalysis({ store, worker }: Pick<Playing<Link>, 'store' | 'worker'>) {
  const { analyse, remember } = makeAnalysis(store)
  // Without a solver, hints are pairs that match, until the player retries.
  let hasFailed = false
  const markUnknown = () => void analyse(async () => UNKNOWN)
  const question: Question<void> = async (_, signal) => {
    hasFailed = false
    await analyse((state, options) => worker.verdictOf(state, options, signal))
  }
  const onFailure = () => {
    hasFailed = true
    markUnknown()
  }
  let stop = () => {}
  const check = () => {
    remember()
    if (hasFailed) return markUnknown()
    stop()
    stop = ask({ part: 'solver', question, onFailure })
  }
  check()
  const unsubscribe = subscribePainted(store, ({ session }, before) => {
    if (stateOf(session).board !== stateOf(before.session).board) check()
    else remember()
  })
  return () => {
    unsubscribe()
    stop()
  }
}
