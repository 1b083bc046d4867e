import type { Playing } from '#src/define/screen.ts'
import type { PlayTypes } from '#src/define/session.ts'
import type { GameStore } from '#src/define/store.ts'
import { ask } from './ask.ts'

interface Turns<G extends PlayTypes, Question extends object> {
  /** The question to answer now; the same object as long as it is the same question. */
  readonly questionIn: (store: GameStore<G>) => Question | null
  readonly answer: (question: Question) => Promise<(() => void) | undefined>
}

/**
 * Asks an opponent whenever it is its turn; returns how to stop. `answer` resolves to a function that applies the answer,
 * which is dropped if the question has changed. Failures to load are reported on the page.
 */
export function answerTurns<G extends PlayTypes, Question extends object>(
  { store }: Pick<Playing<G>, 'store'>,
  { questionIn, answer }: Turns<G, Question>,
): () => void {
  let pending: Question | null = null
  let stop = () => {}
  const check = () => {
    const question = questionIn(store.getState())
    if (question === pending) return
    pending = question
    stop()
    if (question)
      stop = ask({
        part: 'opponent',
        question: () => answer(question),
        onAnswer: (act) => act?.(),
      })
  }
  check()
  const unsubscribe = store.subscribe(check)
  return () => {
    unsubscribe()
    stop()
  }
}
