import type { Playing } from '#src/define/screen.ts'
import type { PlayTypes } from '#src/define/session.ts'
import type { GameStore } from '#src/define/store.ts'
import { forgetFailure, tryLoading } from '#src/ui/load/load-failures.ts'

interface Turns<G extends PlayTypes, Question extends object> {
  /** The question to answer now; the same object as long as it is the same question. */
  readonly questionIn: (store: GameStore<G>) => Question | null
  readonly ask: (question: Question) => Promise<(() => void) | undefined>
}

/**
 * Asks an opponent whenever it is its turn; returns how to stop. `ask` resolves to a function that applies the answer,
 * which is dropped if the question has changed. Failures to load are reported on the page.
 */
export function answerTurns<G extends PlayTypes, Question extends object>(
  { store }: Pick<Playing<G>, 'store'>,
  { questionIn, ask }: Turns<G, Question>,
): () => void {
  let pending: Question | null = null
  const answer = async (question: Question) => {
    if (pending !== question) return
    const act = await ask(question)
    if (pending === question) act?.()
  }
  const check = () => {
    const question = questionIn(store.getState())
    if (question === pending) return
    pending = question
    if (question) void tryLoading('answer', 'opponent', () => answer(question))
    else forgetFailure('answer')
  }
  check()
  const unsubscribe = store.subscribe(check)
  return () => {
    unsubscribe()
    pending = null
    forgetFailure('answer')
  }
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
