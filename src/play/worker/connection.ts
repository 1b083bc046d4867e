import * as comlink from 'comlink'
import { newSeed } from '#src/define/seeds.ts'

/** Begins the message of a worker whose modules are loaded: the name of a lock that it holds as long as it lives. */
export const READY = 'ready '

export type WorkerLike = comlink.Endpoint & Pick<Worker, 'terminate'>

/** Timeout of the ready message: some failures to load fire no event. */
const READY_TIMEOUT_MS = 15_000

function detectFailure(worker: WorkerLike, killed: Error) {
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
      void navigator.locks?.request(event.data, () => reject(killed))
    })
  })
  // Prevents an unhandled rejection while no call is pending.
  failed.catch(stop)
  return { failed, stop }
}

/** Connects a page to a worker, whose calls reject with `killed` if the browser ends it. Loaded with the first question. */
export function connect(worker: WorkerLike, killed: Error) {
  const { failed, stop } = detectFailure(worker, killed)
  const service = comlink.wrap<Record<string, (...question: readonly unknown[]) => unknown>>(worker)
  return {
    call: (name: string, question: readonly unknown[]): Promise<unknown> => {
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

export function exposeService(service: object): void {
  comlink.expose(service)
  const lock = READY + newSeed()
  const hold = () => {
    self.postMessage(lock)
    return new Promise<never>(() => {})
  }
  // Locks need a secure context.
  if (navigator.locks) void navigator.locks.request(lock, hold)
  else hold()
}
