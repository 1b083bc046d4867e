import type { Endpoint, Remote } from 'comlink'

/** Who computes in a worker of their own, away from the page. */
export interface WorkerService<Service> {
  /**
   * Asks; the worker starts with the first question. What is asked of a worker that is ended is never answered; what is
   * asked of one that cannot be loaded, or breaks down, is rejected, and the next question starts another.
   */
  ask<Answer>(question: (service: Remote<Service>) => Promise<Answer>): Promise<Answer>
  /** Ends the worker, whatever it is at. The next question starts another. */
  end(): void
}

/** A worker's first message: all of it has been loaded. */
export const READY = 'ready'

/** What is needed of a `Worker`. */
type Computer = Endpoint & Pick<Worker, 'terminate'>

/** A worker that has said nothing for so long will not come: some failures to load fire no event. */
const FIRST_SIGN_MS = 15_000

interface Running<Service> {
  readonly service: Remote<Service>
  /** Rejects when the worker cannot be loaded or breaks down; pending for ever otherwise. */
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
  // Who asks hears of it; while nobody does, it is no error.
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
    // Comlink would hold on to the worker for as long as an answer is due.
    service[comlink.releaseProxy]()
    worker.terminate()
  }
  return { service, failed, end }
}

const never = new Promise<never>(() => {})

/** A service in a worker: `startWorker` says `new Worker(new URL(…), …)`, which the build looks for word by word. */
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

/** Asks a worker; once it could not answer, does the same on the page from then on. */
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
