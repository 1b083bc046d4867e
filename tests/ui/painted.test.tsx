// @vitest-environment jsdom
import '../support/browser'
import { act, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { afterPaint, subscribePainted, usePainted } from '#src/ui/painted.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(async () => {
  vi.restoreAllMocks()
  await vi.runAllTimersAsync()
})

/** Passes the task after the paint, which in fake time is a millisecond after its frame. */
async function passPaint(): Promise<void> {
  vi.advanceTimersToNextFrame()
  await vi.advanceTimersByTimeAsync(1)
}

/** Returns what was done, and what does it once painted. */
function makeDiary() {
  const done: string[] = []
  return { done, plan: (name: string) => afterPaint(() => done.push(name)) }
}

function hidePage(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
}

const makeCounter = () => createStore(() => ({ count: 0 }))

test('acts wait for the paint, then follow in the order of the calls', async () => {
  const { done, plan } = makeDiary()
  plan('first')
  plan('second')
  vi.advanceTimersToNextFrame()
  expect(done).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['first', 'second'])
})

test('an act that comes between a frame and its task waits for its own paint', async () => {
  const { done, plan } = makeDiary()
  plan('first')
  vi.advanceTimersToNextFrame()
  plan('second')
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['first'])
  vi.advanceTimersToNextFrame()
  expect(done).toEqual(['first'])
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toEqual(['first', 'second'])
})

test('an act that fails does not keep others from theirs', async () => {
  const { done, plan } = makeDiary()
  const failed = vi.fn()
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((task) => {
    Promise.resolve().then(task).catch(failed)
  })
  plan('before')
  afterPaint(() => {
    throw new Error('fails')
  })
  plan('after')
  await passPaint()
  expect(done).toEqual(['before', 'after'])
  expect(failed).toHaveBeenCalledOnce()
})

test('what waits is done once the page is hidden, which is not painted', async () => {
  const { done, plan } = makeDiary()
  plan('waiting')
  hidePage()
  await Promise.resolve()
  expect(done).toEqual(['waiting'])
  plan('hidden')
  await vi.advanceTimersByTimeAsync(0)
  expect(done).toEqual(['waiting', 'hidden'])
})

test('a page hidden between a frame and its task keeps the order', async () => {
  const { done, plan } = makeDiary()
  plan('first')
  vi.advanceTimersToNextFrame()
  plan('second')
  hidePage()
  await vi.runAllTimersAsync()
  expect(done).toEqual(['first', 'second'])
})

test('each change of a store is told in turn', async () => {
  const store = makeCounter()
  const listen = vi.fn()
  subscribePainted(store, ({ count }, before) => listen(count, before.count))
  store.setState({ count: 1 })
  store.setState({ count: 2 })
  expect(listen).not.toHaveBeenCalled()
  await passPaint()
  expect(listen.mock.calls).toEqual([
    [1, 0],
    [2, 1],
  ])
})

test('whoever unsubscribes is not told of a change that waits', async () => {
  const store = makeCounter()
  const listen = vi.fn()
  const stop = subscribePainted(store, listen)
  store.setState({ count: 1 })
  stop()
  await passPaint()
  expect(listen).not.toHaveBeenCalled()
})

test('a component shows a change once it is painted', async () => {
  const store = makeCounter()
  const Count = () => usePainted(store, ({ count }) => count)
  render(<Count />)
  act(() => store.setState({ count: 1 }))
  expect(screen.getByText('0')).toBeTruthy()
  await act(passPaint)
  expect(screen.getByText('1')).toBeTruthy()
})

test('a component shows what changed between its mount and its subscription', () => {
  const store = makeCounter()
  function Count() {
    useLayoutEffect(() => store.setState({ count: 1 }), [])
    return usePainted(store, ({ count }) => count)
  }
  render(<Count />)
  expect(screen.getByText('1')).toBeTruthy()
})
