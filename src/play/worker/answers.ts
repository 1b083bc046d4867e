import { useEffect, useEffectEvent, useState } from 'react'
import type { StoreApi } from 'zustand'
import type { Playing } from '#src/define/screen.ts'
import type { GameStore, PlayTypes } from '#src/define/session.ts'
import { forgetFailure, type Part, tryLoading } from '#src/ui/load/load-failures.ts'
import { subscribePainted } from '#src/ui/painted.ts'

/** Asks a worker: `report` takes how far it is, and the signal aborts. */
export type Question<Answer> = (
  report: (done: number) => void,
  signal: AbortSignal,
) => Promise<Answer>

interface Asking<Answer> {
  readonly question: Question<Answer>
  onAnswer?(answer: Answer): void
  /** Called once the answer has taken a second; `undefined` when it is tried again. */
  onProgress?(done: number | undefined): void
  onFailure?(): void
  /** Reports a failure on the page, as one of this part, with "Try again". */
  readonly part?: Part
}

/** Delay before progress is shown; a shorter wait needs none. */
const LONG_MS = 1_000

function delayProgress(show: (done: number) => void) {
  let [done, isLong] = [0, false]
  const timer = setTimeout(() => {
    isLong = true
    show(done)
  }, LONG_MS)
  return {
    report: (now: number) => {
      done = now
      if (isLong) show(now)
    },
    end: () => {
      isLong = false
      clearTimeout(timer)
    },
  }
}

let count = 0

/** Asks a question; returns how to stop, after which nothing is heard of it. */
export function ask<Answer>(asking: Asking<Answer>): () => void {
  const { question, onAnswer, onProgress = () => {}, onFailure, part } = asking
  const controller = new AbortController()
  const { signal } = controller
  const name = `question ${++count}`
  let isAgain = false
  const work = async () => {
    if (isAgain) onProgress(undefined)
    isAgain = true
    const { report, end } = delayProgress(onProgress)
    signal.addEventListener('abort', end)
    try {
      const answer = await question(report, signal)
      end()
      if (!signal.aborted) onAnswer?.(answer)
    } catch (error) {
      end()
      if (signal.aborted) return
      onFailure?.()
      throw error
    }
  }
  if (part) void tryLoading(name, part, work)
  else work().catch(() => {})
  return () => {
    controller.abort()
    forgetFailure(name)
  }
}

interface Answered<Answer> {
  readonly answer?: Answer
  /** The share done, from 0 to 1, once the worker has taken a second. */
  readonly progress?: number | undefined
  readonly failed?: boolean
}

/**
 * Asks a worker once for each key, while there is one. A new key replaces the question; leaving the page or `null` aborts
 * it.
 */
export function useAnswer<Answer>(
  key: object | null,
  question: Question<Answer>,
  { part }: Pick<Asking<Answer>, 'part'> = {},
): Answered<Answer> {
  const [latest, setLatest] = useState<Answered<Answer> & { key: object }>()
  const begin = useEffectEvent((key: object) =>
    ask({
      question,
      onAnswer: (answer) => setLatest({ key, answer }),
      onProgress: (progress) => setLatest({ key, progress }),
      onFailure: () => setLatest({ key, failed: true }),
      ...(part && { part }),
    }),
  )
  useEffect(() => (key ? begin(key) : undefined), [key])
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
    if (!question) return
    const onAnswer = (act?: () => void) => {
      if (questionIn(store.getState()) === question) act?.()
      else pending = null
    }
    stop = ask({ part: 'opponent', question: () => answer(question), onAnswer })
  }
  check()
  const unsubscribe = subscribePainted(store, check)
  return () => {
    unsubscribe()
    stop()
  }
}

/** Runs something as long as a store wants it; returns how to stop. */
export function runWhile<State>(
  { subscribe }: Pick<StoreApi<State>, 'subscribe'>,
  isWanted: (state: State) => boolean,
  begin: (state: State) => () => void,
): () => void {
  let stop = () => {}
  const unsubscribe = subscribe((now, before) => {
    if (isWanted(now) === isWanted(before)) return
    stop()
    stop = isWanted(now) ? begin(now) : () => {}
  })
  return () => {
    unsubscribe()
    stop()
  }
}
