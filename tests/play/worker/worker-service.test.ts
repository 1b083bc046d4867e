import { expose, finalizer } from 'comlink'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeWorkerService, READY } from '#src/play/worker/worker-service.ts'

const service = {
  double: (value: number) => 2 * value,
  think: () => new Promise<string>(() => {}),
}

/** Callbacks of locks that workers hold. */
const waiting = new Map<string, () => void>()
const locks = { request: async (name: string, onFree: () => void) => waiting.set(name, onFree) }

beforeAll(() => vi.stubGlobal('navigator', { locks }))
afterAll(() => vi.unstubAllGlobals())

/** Workers on this thread; counts those started, released and ended. */
function makeWorkers() {
  const count = { started: 0, released: 0, ended: 0 }
  const startWorker = () => {
    const { port1, port2 } = new MessageChannel()
    expose({ ...service, [finalizer]: () => count.released++ }, port2)
    port2.postMessage(`${READY}${++count.started}`)
    const terminate = () => {
      port1.close()
      count.ended++
    }
    return Object.assign(port1, { terminate })
  }
  return { startWorker, count }
}

function hire() {
  const { startWorker, count } = makeWorkers()
  return { ...makeWorkerService<typeof service>(startWorker), count }
}

describe('a service in a worker', () => {
  test('starts lazily, once', async () => {
    const { ask, end, count } = hire()
    expect(count.started).toBe(0)
    expect(await ask((remote) => remote.double(4))).toBe(8)
    expect(await ask((remote) => remote.double(21))).toBe(42)
    expect(count).toEqual({ started: 1, released: 0, ended: 0 })
    end()
    await expect.poll(() => count).toEqual({ started: 1, released: 1, ended: 1 })
  })

  test('restarts for the next call after it was ended during one', async () => {
    const { ask, end, count } = hire()
    const answered: string[] = []
    void ask((remote) => remote.think()).then((answer) => answered.push(answer))
    end()
    expect(await ask((remote) => remote.double(3))).toBe(6)
    expect(count).toMatchObject({ started: 2, ended: 1 })
    await expect.poll(() => count.released).toBe(1)
    expect(answered).toEqual([])
    end()
  })

  test('does not start when ended', async () => {
    const { end, count } = hire()
    end()
    await Promise.resolve()
    expect(count).toEqual({ started: 0, released: 0, ended: 0 })
  })

  test('rejects calls if it cannot be loaded, and restarts for the next one', async () => {
    const { startWorker, count } = makeWorkers()
    let isBroken = true
    const { ask, end } = makeWorkerService<typeof service>(() => {
      const worker = startWorker()
      if (isBroken) queueMicrotask(() => worker.dispatchEvent(new Event('error')))
      return worker
    })
    await expect(ask((remote) => remote.think())).rejects.toThrow('could not be loaded')
    isBroken = false
    expect(await ask((remote) => remote.double(3))).toBe(6)
    expect(count).toMatchObject({ started: 2, ended: 1 })
    end()
  })

  test('asks another worker if the browser ends one that was ready', async () => {
    waiting.clear()
    const { startWorker, count } = makeWorkers()
    const { ask, end } = makeWorkerService<typeof service>(startWorker)
    const answer = ask<string | number>((remote) =>
      count.started > 1 ? remote.double(3) : remote.think(),
    )
    await vi.waitFor(() => expect(waiting.has(`${READY}1`)).toBe(true))
    waiting.get(`${READY}1`)?.()
    expect(await answer).toBe(6)
    expect(count).toMatchObject({ started: 2, ended: 1 })
    end()
  })

  test('rejects calls if the worker never reports ready', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port1 } = new MessageChannel()
    const worker = Object.assign(port1, { terminate: () => port1.close() })
    const startWorker = vi.fn(() => worker)
    const { ask } = makeWorkerService<typeof service>(startWorker)
    const answer = ask((remote) => remote.double(3)).catch(String)
    await vi.waitFor(() => expect(startWorker).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answer).toContain('silent')
    vi.useRealTimers()
  })
})
