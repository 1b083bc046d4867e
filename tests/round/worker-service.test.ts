import { expose, finalizer } from 'comlink'
import { describe, expect, it } from 'vitest'
import { makeWorkerService } from '../../src/round/worker-service'

const service = {
  double: (value: number) => 2 * value,
  think: () => new Promise<string>(() => {}),
}

/** Workers on this thread, and how many of them were started, let go of and ended. */
function hire() {
  const count = { started: 0, released: 0, ended: 0 }
  const startWorker = () => {
    const { port1, port2 } = new MessageChannel()
    expose({ ...service, [finalizer]: () => count.released++ }, port2)
    count.started++
    const terminate = () => {
      port1.close()
      count.ended++
    }
    return Object.assign(port1, { terminate })
  }
  return { ...makeWorkerService<typeof service>(startWorker), count }
}

describe('a service in a worker', () => {
  it('starts with the first question, and is the same for all', async () => {
    const { ask, end, count } = hire()
    expect(count.started).toBe(0)
    expect(await ask((remote) => remote.double(4))).toBe(8)
    expect(await ask((remote) => remote.double(21))).toBe(42)
    expect(count).toEqual({ started: 1, released: 0, ended: 0 })
    end()
    await expect.poll(() => count).toEqual({ started: 1, released: 1, ended: 1 })
  })

  it('is ended in the middle of a question, and another takes the next one', async () => {
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

  it('is not started to be ended', async () => {
    const { end, count } = hire()
    end()
    await Promise.resolve()
    expect(count).toEqual({ started: 0, released: 0, ended: 0 })
  })
})
