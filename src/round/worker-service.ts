import type { Endpoint, Remote } from 'comlink'

/** Who computes in a worker of their own, away from the page. */
export interface WorkerService<Service> {
  /** Asks; the worker starts with the first question. What is asked of a worker that is ended is never answered. */
  ask<Answer>(question: (service: Remote<Service>) => Promise<Answer>): Promise<Answer>
  /** Ends the worker, whatever it is at. The next question starts another. */
  end(): void
}

/** What is needed of a `Worker`. */
type Computer = Endpoint & Pick<Worker, 'terminate'>

interface Running<Service> {
  readonly service: Remote<Service>
  readonly end: () => void
}

async function start<Service>(startWorker: () => Computer): Promise<Running<Service>> {
  const comlink = await import('comlink')
  const worker = startWorker()
  const service = comlink.wrap<Service>(worker)
  const end = () => {
    // Comlink would hold on to the worker for as long as an answer is due.
    service[comlink.releaseProxy]()
    worker.terminate()
  }
  return { service, end }
}

/** A service in a worker: `startWorker` says `new Worker(new URL(…), …)`, which the build looks for word by word. */
export function makeWorkerService<Service>(startWorker: () => Computer): WorkerService<Service> {
  let running: Promise<Running<Service>> | undefined
  return {
    ask: async (question) => {
      running ??= start(startWorker)
      const { service } = await running
      return await question(service)
    },
    end: () => {
      void running?.then(({ end }) => end())
      running = undefined
    },
  }
}
