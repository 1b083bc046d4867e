import { forgetFailure, type Part, tryLoading } from '#src/ui/load/load-failures.ts'

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
