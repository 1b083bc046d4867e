import type { Endpoint } from 'comlink'

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

/** Begins the message of a worker whose modules are loaded: the name of a lock that it holds as long as it lives. */
export const READY = 'ready '

type WorkerLike = Endpoint & Pick<Worker, 'terminate'>
type StartWorker = () => WorkerLike

/** Timeout of the ready message: some failures to load fire no event. */
const READY_TIMEOUT_MS = 15_000

const KILLED = new Error('The browser ended the worker')

function detectFailure(worker: WorkerLike) {
  let stop = () => {}
  const failed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker is silent')), READY_TIMEOUT_MS)
    stop = () => clearTimeout(timer)
    const fail = () => reject(new Error('The worker could not be loaded'))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', (event) => {
      if (!(event instanceof MessageEvent) || !String(event.data).startsWith(READY)) return
      stop()
      // No event tells of a worker that the browser ended, but its lock is free then.
      void navigator.locks?.request(event.data, () => reject(KILLED))
    })
  })
  // Prevents an unhandled rejection while no call is pending.
  failed.catch(stop)
  return { failed, stop }
}

type Question = readonly unknown[]

async function start(startWorker: StartWorker) {
  const comlink = await import('comlink')
  const worker = startWorker()
  const { failed, stop } = detectFailure(worker)
  const service = comlink.wrap<Record<string, (...question: Question) => unknown>>(worker)
  return {
    call: (name: string, question: Question): Promise<unknown> => {
      const sent = question.map((part) => (typeof part === 'function' ? comlink.proxy(part) : part))
      return Promise.race([service[name]?.(...sent), failed])
    },
    end: () => {
      stop()
      // Comlink would keep the worker alive while an answer is pending.
      service[comlink.releaseProxy]()
      worker.terminate()
    },
  }
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

const isSignal = (part: unknown): part is AbortSignal => part instanceof AbortSignal

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
    const signal = question.find(isSignal)
    const abort = () => {
      if (latest === question) end()
    }
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
  const functions = new Map<string, ReturnType<typeof makeFunction>>()
  const functionOf = (name: string) => {
    const made = functions.get(name) ?? makeFunction(name, startWorker, options)
    functions.set(name, made)
    return made
  }
  const end = () => {
    for (const made of functions.values()) made.end()
  }
  return new Proxy({}, { get: (_, name) => (name === 'end' ? end : functionOf(String(name)).ask) })
}

/** Returns a proxy with some functions of its own. */
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
