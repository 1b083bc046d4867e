import type { Endpoint, Remote } from 'comlink'

/** A Comlink service in a lazily started worker. */
export interface WorkerService<Service> {
  /**
   * Calls the service, starting its worker if needed. Pending for ever if the worker is ended meanwhile; rejects if the
   * worker cannot be loaded or breaks down, and the next call starts another.
   */
  ask<Answer>(question: (service: Remote<Service>) => Promise<Answer>): Promise<Answer>
  /** Terminates the worker; the next call starts another. */
  end(): void
}

/** Posted by a worker once its modules are loaded. */
export const READY = 'ready'

/** The part of `Worker` that is used. */
type Computer = Endpoint & Pick<Worker, 'terminate'>

/** Timeout of the ready message: some failures to load fire no event. */
const FIRST_SIGN_MS = 15_000

interface Running<Service> {
  readonly service: Remote<Service>
  /** Rejects if the worker cannot be loaded or breaks down; pending for ever otherwise. */
  readonly failed: Promise<never>
  readonly end: () => void
}

function watchForFailure(worker: Computer) {
  let stop = () => {}
  const failed = new Promise<never>((_, reject) => {
    const timer = setTimeout(() => reject(new Error('The worker is silent')), FIRST_SIGN_MS)
    stop = () => clearTimeout(timer)
    const fail = () => reject(new Error('The worker could not be loaded'))
    worker.addEventListener('error', fail)
    worker.addEventListener('messageerror', fail)
    worker.addEventListener('message', (event) => {
      if (event instanceof MessageEvent && event.data === READY) stop()
    })
  })
  // Prevents an unhandled rejection while no call is pending.
  failed.catch(stop)
  return { failed, stop }
}

async function start<Service>(startWorker: () => Computer): Promise<Running<Service>> {
  const comlink = await import('comlink')
  const worker = startWorker()
  const { failed, stop } = watchForFailure(worker)
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
export function makeWorkerService<Service>(startWorker: () => Computer): WorkerService<Service> {
  let running: Promise<Running<Service>> | undefined
  const ended = new WeakSet<Promise<unknown>>()
  const letGo = () => {
    running?.then(({ end }) => end()).catch(() => {})
    running = undefined
  }
  return {
    ask: async (question) => {
      running ??= start(startWorker)
      const asked = running
      try {
        const { service, failed } = await asked
        return await Promise.race([question(service), failed])
      } catch (error) {
        if (running === asked) letGo()
        if (ended.has(asked)) return await never
        throw error
      }
    },
    end: () => {
      if (running) ended.add(running)
      letGo()
    },
  }
}

/** Calls a worker; once that has failed, falls back to the page for good. */
export function orOnPage<Question extends readonly unknown[], Answer>(
  inWorker: (...question: Question) => Promise<Answer>,
  onPage: (...question: Question) => Answer | Promise<Answer>,
): (...question: Question) => Promise<Answer> {
  let isLost = false
  return async (...question) => {
    if (isLost) return await onPage(...question)
    try {
      return await inWorker(...question)
    } catch {
      isLost = true
      return await onPage(...question)
    }
  }
}
