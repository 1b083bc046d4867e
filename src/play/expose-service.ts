import { expose } from 'comlink'
import { READY } from './worker-service'

/** Exposes a worker's service through Comlink. */
export function exposeService(service: object): void {
  expose(service)
  self.postMessage(READY)
}
