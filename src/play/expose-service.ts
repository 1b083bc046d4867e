import { expose } from 'comlink'
import { READY } from './worker-service'

export function exposeService(service: object): void {
  expose(service)
  self.postMessage(READY)
}
