import { expose, finalizer } from 'comlink'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { READY } from '#src/play/worker/connection.ts'
import { orOnPage, override, type Remote, startRemote } from '#src/play/worker/remote.ts'

const pending = () => new Promise<number>(() => {})

/** Below 0, never answers. */
const double = (value: number) => (value < 0 ? pending() : 2 * value)

const makeService = (id: number) => ({
  double,
  /** Never answers in the first worker. */
  late: () => (id > 1 ? 6 : pending()),
  count: (to: number, onProgress: (done: number) => void) => {
    for (let done = 1; done <= to; done++) onProgress(done)
    return to
  },
})

type Service = ReturnType<typeof makeService>

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
    const id = ++count.started
    expose({ ...makeService(id), [finalizer]: () => count.released++ }, port2)
    port2.postMessage(`${READY}${id}`)
    const terminate = () => {
      port1.close()
      count.ended++
    }
    return Object.assign(port1, { terminate })
  }
  return { startWorker, count }
}

function hire(replaces = false) {
  const { startWorker, count } = makeWorkers()
  return { remote: startRemote<Service>(startWorker, { replaces }), count }
}

describe('a service in a worker', () => {
  test('starts lazily, once', async () => {
    const { remote, count } = hire()
    expect(count.started).toBe(0)
    expect(await remote.double(4)).toBe(8)
    expect(await remote.double(21)).toBe(42)
    expect(count).toEqual({ started: 1, released: 0, ended: 0 })
    remote.end()
    await expect.poll(() => count).toEqual({ started: 1, released: 1, ended: 1 })
  })

  test('restarts for the next call after it was ended during one', async () => {
    const { remote, count } = hire()
    const answered: number[] = []
    void remote.double(-1).then((answer) => answered.push(answer))
    remote.end()
    expect(await remote.double(3)).toBe(6)
    expect(count).toMatchObject({ started: 2, ended: 1 })
    await expect.poll(() => count.released).toBe(1)
    expect(answered).toEqual([])
    remote.end()
  })

  test('does not start when ended', async () => {
    const { remote, count } = hire()
    remote.end()
    await Promise.resolve()
    expect(count).toEqual({ started: 0, released: 0, ended: 0 })
  })

  test('rejects calls if it cannot be loaded, and restarts for the next one', async () => {
    const { startWorker, count } = makeWorkers()
    let isBroken = true
    const remote = startRemote<Service>(() => {
      const worker = startWorker()
      if (isBroken) queueMicrotask(() => worker.dispatchEvent(new Event('error')))
      return worker
    })
    await expect(remote.double(-1)).rejects.toThrow('could not be loaded')
    isBroken = false
    expect(await remote.double(3)).toBe(6)
    expect(count).toMatchObject({ started: 2, ended: 1 })
    remote.end()
  })

  test('asks another worker if the browser ends one that was ready', async () => {
    waiting.clear()
    const { startWorker, count } = makeWorkers()
    const remote = startRemote<Service>(startWorker)
    const answer = remote.late()
    await expect.poll(() => waiting.has(`${READY}1`)).toBe(true)
    waiting.get(`${READY}1`)?.()
    expect(await answer).toBe(6)
    expect(count).toMatchObject({ started: 2, ended: 1 })
    remote.end()
  })

  test('rejects calls if the worker never reports ready', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { port1 } = new MessageChannel()
    const worker = Object.assign(port1, { terminate: () => port1.close() })
    const startWorker = vi.fn(() => worker)
    const remote = startRemote<Service>(startWorker)
    const answer = remote.double(3).catch(String)
    await vi.waitFor(() => expect(startWorker).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await answer).toContain('silent')
    vi.useRealTimers()
  })

  test('answers each function in a worker of its own, in the order of questions', async () => {
    const { remote, count } = hire()
    const reported: number[] = []
    const answers = [
      remote.double(1),
      remote.double(2),
      remote.count(3, (done) => reported.push(done)),
    ]
    expect(await Promise.all(answers)).toEqual([2, 4, 3])
    await expect.poll(() => reported).toEqual([1, 2, 3])
    expect(count.started).toBe(2)
    remote.end()
  })

  test.each([
    ['a newer call of the same function', (remote: Remote<Service>) => remote.double(2), 2],
    ['no call of another', (remote: Remote<Service>) => remote.late(), 0],
  ])('is replaced by %s', async (_, ask, ended) => {
    const { remote, count } = hire(true)
    const answered: number[] = []
    await remote.double(1)
    void remote.double(-1).then((answer) => answered.push(answer))
    void ask(remote)
    await expect.poll(() => count).toMatchObject({ started: 2, ended: ended / 2 })
    expect(answered).toEqual([])
    remote.end()
  })

  test('is aborted by the signal of the latest call alone', async () => {
    const { remote, count } = hire(true)
    const [older, newer] = [new AbortController(), new AbortController()]
    void remote.double(-1, older.signal)
    void remote.double(-2, newer.signal)
    await expect.poll(() => count).toMatchObject({ started: 2, ended: 1 })
    older.abort()
    expect(count).toMatchObject({ ended: 1 })
    newer.abort()
    await expect.poll(() => count).toMatchObject({ ended: 2 })
    remote.end()
  })

  test('has functions of its own, and falls back to the page for what is easy', async () => {
    const asked: number[] = []
    const inWorker = (value: number) => {
      asked.push(value)
      return Promise.reject(new Error('not loaded'))
    }
    const double = orOnPage(
      inWorker,
      (value: number) => 2 * value,
      (value) => value < 10,
    )
    const remote = override(hire().remote, { double })
    expect(await remote.double(4)).toBe(8)
    expect(await remote.double(5)).toBe(10)
    await expect(remote.double(10)).rejects.toThrow('not loaded')
    expect(asked).toEqual([4, 10])
    expect(await remote.count(0, () => {})).toBe(0)
    remote.end()
  })
})
