import type { Endpoint, Remote } from 'comlink'

/** A Comlink service in a lazily started worker. */
export interface WorkerService<Service> {
  /**
   * Calls the service, starting its worker if needed. Pending for ever if the worker is ended meanwhile; asks another
   * once if the browser ends it. Rejects if the worker cannot be loaded or breaks down, and the next call starts another.
   */
  ask<Answer>(question: (service: Remote<Service>) => Promise<Answer>): Promise<Answer>
  end(): void
}

/** Begins the message of a worker whose modules are loaded: the name of a lock that it holds as long as it lives. */
export const READY = 'ready '

type WorkerLike = Endpoint & Pick<Worker, 'terminate'>

/** Timeout of the ready message: some failures to load fire no event. */
const READY_TIMEOUT_MS = 15_000

interface Running<Service> {
  readonly service: Remote<Service>
  /** Rejects if the worker cannot be loaded or breaks down; pending for ever otherwise. */
  readonly failed: Promise<never>
  readonly end: () => void
}

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

async function start<Service>(startWorker: () => WorkerLike): Promise<Running<Service>> {
  const comlink = await import('comlink')
  const worker = startWorker()
  const { failed, stop } = detectFailure(worker)
  const service = comlink.wrap<Service>(worker)
  const end = () => {
    stop()
    // Comlink would keep the worker alive while an answer is pending.
    service[comlink.releaseProxy]()
    worker.terminate()
  }
  return { service, failed, end }
}

const never = new Promise<never>(() => {})

/** Makes a service. `startWorker` must say `new Worker(new URL(…), …)`, which the build looks for. */
export function makeWorkerService<Service>(startWorker: () => WorkerLike): WorkerService<Service> {
  let running: Promise<Running<Service>> | undefined
  const ended = new WeakSet<Promise<unknown>>()
  const release = () => {
    running?.then(({ end }) => end()).catch(() => {})
    running = undefined
  }
  const ask = async <Answer>(
    question: (service: Remote<Service>) => Promise<Answer>,
    isAgain = false,
  ): Promise<Answer> => {
    running ??= start(startWorker)
    const current = running
    try {
      const { service, failed } = await current
      return await Promise.race([question(service), failed])
    } catch (error) {
      if (running === current) release()
      if (ended.has(current)) return await never
      if (error === KILLED && !isAgain) return await ask(question, true)
      throw error
    }
  }
  return {
    ask: (question) => ask(question),
    end: () => {
      if (running) ended.add(running)
      release()
    },
  }
}

/** Calls a worker; once that has failed, falls back to the page for good. */
export function orOnPage<Question extends readonly unknown[], Answer>(
  inWorker: (...question: Question) => Promise<Answer>,
  onPage: (...question: Question) => Answer | Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  let hasFailed = false
  return async (...question) => {
    if (hasFailed) return await onPage(...question)
    try {
      return await inWorker(...question)
    } catch {
      hasFailed = true
      return await onPage(...question)
    }
  }
}
