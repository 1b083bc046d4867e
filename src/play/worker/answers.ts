import { useEffect, useEffectEvent, useState } from 'react'
import type { Playing } from '#src/define/screen.ts'
import type { GameStore, PlayTypes } from '#src/define/session.ts'
import type { Part } from '#src/ui/load/load-failures.ts'
import { ask, type Question } from './ask.ts'

interface Answered<Answer> {
  readonly answer?: Answer
  /** The share done, from 0 to 1, once the worker has taken a second. */
  readonly progress?: number | undefined
  readonly failed?: boolean
}

interface AnswerOptions<Answer> {
  readonly part?: Part
  /** Answers by key, which several components share. */
  readonly known?: WeakMap<object, Answer>
}

/**
 * Asks a worker once for each key, while there is one. A new key replaces the question; leaving the page or `null` aborts
 * it.
 */
export function useAnswer<Answer>(
  key: object | null,
  question: Question<Answer>,
  { part, known }: AnswerOptions<Answer> = {},
): Answered<Answer> {
  const [latest, setLatest] = useState<Answered<Answer> & { key: object }>()
  const begin = useEffectEvent((key: object) =>
    ask({
      question,
      onAnswer: (answer) => {
        known?.set(key, answer)
        setLatest({ key, answer })
      },
      onProgress: (progress) => setLatest({ key, progress }),
      onFailure: () => setLatest({ key, failed: true }),
      ...(part && { part }),
    }),
  )
  const answer = key ? known?.get(key) : undefined
  const isWanted = answer === undefined
  useEffect(() => (key && isWanted ? begin(key) : undefined), [key, isWanted])
  if (answer !== undefined) return { answer }
  return latest?.key === key ? latest : {}
}

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
      stop = ask({ part: 'opponent', question: () => answer(question), onAnswer: (act) => act?.() })
  }
  check()
  const unsubscribe = store.subscribe(check)
  return () => {
    unsubscribe()
    stop()
  }
}
