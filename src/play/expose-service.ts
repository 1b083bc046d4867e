import { expose } from 'comlink'
import { READY } from './worker-service'

/** Offers what a worker computes to the page that started it. */
export function exposeService(service: object): void {
  expose(service)
  self.postMessage(READY)
}
