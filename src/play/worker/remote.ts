import type { WorkerLike } from './connection.ts'

/**
 * A service's functions as a page calls them, in lazily started workers, one for each function. A call rejects if its
 * worker cannot be loaded or breaks down, and the next starts another. A signal after the arguments aborts the call.
 */
export type Remote<Service> = {
  readonly [Name in keyof Service]: Service[Name] extends (
    ...question: infer Question
  ) => infer Answer
    ? (...question: [...Question, signal?: AbortSignal]) => Promise<Awaited<Answer>>
    : never
} & { end(): void }

type StartWorker = () => WorkerLike

type Question = readonly unknown[]

const KILLED = new Error('Worker ended')

async function start(startWorker: StartWorker) {
  const { connect } = await import('./connection.ts')
  return connect(startWorker(), KILLED)
}

const never = new Promise<never>(() => {})

/** Makes one worker, for one function. Calls pending when it ends never settle; one that the browser ended is replaced once. */
function makeLane(name: string, startWorker: StartWorker) {
  let running: ReturnType<typeof start> | undefined
  const ended = new WeakSet<Promise<unknown>>()
  const release = () => {
    running?.then(({ end }) => end()).catch(() => {})
    running = undefined
  }
  const call = async (question: Question, isAgain = false): Promise<unknown> => {
    running ??= start(startWorker)
    const current = running
    try {
      return await (await current).call(name, question)
    } catch (error) {
      if (running === current) release()
      if (ended.has(current)) return await never
      if (error === KILLED && !isAgain) return await call(question, true)
      throw error
    }
  }
  const end = () => {
    if (running) ended.add(running)
    release()
  }
  return { call, end }
}

interface RemoteOptions {
  /** A newer call of a function replaces the older one, whose promise never settles; otherwise they queue. */
  readonly replaces?: boolean
}

/** Makes the functions of one lane: aborting ends its worker, so the search need not poll a signal. */
function makeFunction(name: string, startWorker: StartWorker, { replaces }: RemoteOptions) {
  const { call, end } = makeLane(name, startWorker)
  let latest: Question | undefined
  const ask = async (...question: Question): Promise<unknown> => {
    if (replaces && latest) end()
    latest = question
    const signal = question.find((part) => part instanceof AbortSignal)
    const abort = () => {
      if (latest === question) end()
    }
    if (signal?.aborted) return await never
    signal?.addEventListener('abort', abort)
    try {
      return await call(question.filter((part) => part !== signal))
    } finally {
      signal?.removeEventListener('abort', abort)
      if (latest === question) latest = undefined
    }
  }
  return { ask, end }
}

/** Makes a proxy of a service. `startWorker` must say `new Worker(new URL(…), …)`, which the build looks for. */
export function startRemote<Service>(
  startWorker: StartWorker,
  options?: RemoteOptions,
): Remote<Service>
export function startRemote(startWorker: StartWorker, options: RemoteOptions = {}): object {
  const functions: Record<string, ReturnType<typeof makeFunction>> = {}
  const end = () => {
    for (const made of Object.values(functions)) made.end()
  }
  const get = (_: object, name: string | symbol) => {
    // A proxy with a `then` would be called when it is awaited.
    if (typeof name === 'symbol' || name === 'then') return undefined
    if (name === 'end') return end
    functions[name] ??= makeFunction(name, startWorker, options)
    return functions[name].ask
  }
  return new Proxy({}, { get })
}

export const override = <Service extends object>(remote: Service, own: Partial<Service>): Service =>
  new Proxy(remote, { get: (_, name) => Reflect.get(name in own ? own : remote, name) })

/** Calls a worker; once that has failed, falls back to the page for good, for questions that are easy enough. */
export function orOnPage<Question extends readonly unknown[], Answer>(
  inWorker: (...question: Question) => Promise<Answer>,
  onPage: (...question: Question) => Answer | Promise<Answer>,
  isEasy: (...question: Question) => boolean = () => true,
): (...question: Question) => Promise<Answer> {
  let hasFailed = false
  return async (...question) => {
    if (!isEasy(...question)) return await inWorker(...question)
    if (hasFailed) return await onPage(...question)
    try {
      return await inWorker(...question)
    } catch {
      hasFailed = true
      return await onPage(...question)
    }
  }
}
