import { forgetFailure, tryLoading } from '../ui/load-failures'
import type { GameStore, Playing, PlayTypes } from './types'

interface Turns<G extends PlayTypes, Question extends object> {
  /** What an opponent is to answer now; the same object for as long as it is the same question. */
  readonly questionIn: (store: GameStore<G>) => Question | null
  readonly ask: (question: Question) => Promise<(() => void) | undefined>
}

/**
 * Has an opponent answer whenever it is its turn; returns how to stop that. `ask` resolves to what its answer does, which
 * is left undone where the question is no longer put. Where the opponent cannot be loaded, the page says so.
 */
export function answerTurns<G extends PlayTypes, Question extends object>(
  { store }: Pick<Playing<G>, 'store'>,
  { questionIn, ask }: Turns<G, Question>,
): () => void {
  let asked: Question | null = null
  const answer = async (question: Question) => {
    if (asked !== question) return
    const act = await ask(question)
    if (asked === question) act?.()
  }
  const look = () => {
    const question = questionIn(store.getState())
    if (question === asked) return
    asked = question
    if (question) void tryLoading('answer', 'opponent', () => answer(question))
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

/** Resolves after so many milliseconds. */
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
