import { useEffect, useEffectEvent, useState } from 'react'
import type { Part } from '#src/ui/load/load-failures.ts'
import { ask, type Question } from './ask.ts'

interface Answered<Answer> {
  readonly answer?: Answer
  /** The share done, from 0 to 1, once the worker has taken a second. */
  readonly progress?: number | undefined
  readonly failed?: boolean
}

interface Keyed<Answer> extends Answered<Answer> {
  readonly key: object
}

interface AnswerOptions<Answer> {
  /** Reports a failure on the page, as one of this part, with "Try again". */
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
  const [latest, setLatest] = useState<Keyed<Answer>>()
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
