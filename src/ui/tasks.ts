/** Resolves after a time in milliseconds, in a new task. */
export const wait = (ms = 0) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Makes one function of several that stop something. */
export const stopAll = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop()
}

/** Length of a task in milliseconds; short enough for a phone four times slower. */
const TASK_MS = 10

/** Length of a task that answers a click, which is longer so that most games are restored within it. */
const CLICK_MS = 40

function runTask<Value>(steps: Generator<undefined, Value>, ms: number) {
  const end = performance.now() + ms
  for (;;) {
    const step = steps.next()
    if (step.done || performance.now() >= end) return step
  }
}

/** Runs long work without blocking the page, as restoring a long game; once `stopped`, it ends and never resolves. */
export async function inTasks<Value>(
  steps: Generator<undefined, Value>,
  stopped?: AbortSignal,
): Promise<Value> {
  for (;;) {
    if (stopped?.aborted) return new Promise<never>(() => {})
    const step = runTask(steps, TASK_MS)
    if (step.done) return step.value
    await wait()
  }
}

/** Runs work in tasks, and calls back with what it returns: at once, where it takes no longer than a click may. */
export function runInTasks<Value>(
  steps: Generator<undefined, Value>,
  onDone: (value: Value) => void,
): void {
  const step = runTask(steps, CLICK_MS)
  if (step.done) onDone(step.value)
  else void inTasks(steps).then(onDone)
}
