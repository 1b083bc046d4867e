import { expose } from 'comlink'
import { newSeed } from '#src/define/seeds.ts'
import { READY } from './connection.ts'

export function exposeService(service: object): void {
  expose(service)
  const lock = READY + newSeed()
  const hold = () => {
    self.postMessage(lock)
    return new Promise<never>(() => {})
  }
  // Locks need a secure context.
  if (navigator.locks) void navigator.locks.request(lock, hold)
  else hold()
}
