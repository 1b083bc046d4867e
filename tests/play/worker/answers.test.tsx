// @vitest-environment jsdom
import { type Question, useAnswer } from '#src/play/worker/answers.ts'
import '../../support/browser'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFailures, retryFailures } from '#src/ui/load/load-failures.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Asked {
  readonly key: object
  readonly report: (done: number) => void
  readonly signal: AbortSignal
  answer(answer: string): Promise<void>
  fail(): Promise<void>
}

/** Renders a component that asks, and answers when the test says so. */
function renderAsking(first: object | null, options: Parameters<typeof useAnswer<string>>[2] = {}) {
  const asked: Asked[] = []
  const questionOn =
    (key: object): Question<string> =>
    (report, signal) =>
      new Promise((resolve, reject) => {
        const answer = (text: string) => act(async () => resolve(text))
        const fail = () => act(async () => reject(new Error('not loaded')))
        asked.push({ key, report, signal, answer, fail })
      })
  const hook = renderHook(
    ({ key }: { key: object | null }) => useAnswer(key, questionOn(key ?? {}), options),
    { initialProps: { key: first } },
  )
  const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms))
  return { ...hook, asked, pass, now: () => hook.result.current }
}

test('a question is asked once, while it is wanted', async () => {
  const { asked, now, rerender } = renderAsking(null)
  expect(asked).toHaveLength(0)
  const key = {}
  rerender({ key })
  rerender({ key })
  expect(asked).toHaveLength(1)
  await asked[0]?.answer('yes')
  expect(now().answer).toBe('yes')
})

test('a newer question replaces the older, whose answer is dropped', async () => {
  const { asked, now, rerender } = renderAsking({})
  rerender({ key: {} })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  await asked[0]?.answer('late')
  expect(now().answer).toBeUndefined()
  await asked[1]?.answer('new')
  expect(now().answer).toBe('new')
})

test('progress shows after a second', async () => {
  const { asked, now, pass } = renderAsking({})
  asked[0]?.report(3)
  expect(now().progress).toBeUndefined()
  await pass(1_000)
  expect(now().progress).toBe(3)
  await act(async () => asked[0]?.report(4))
  expect(now().progress).toBe(4)
  await asked[0]?.answer('done')
  asked[0]?.report(5)
  expect(now()).toMatchObject({ answer: 'done' })
  expect(now().progress).toBeUndefined()
})

test('leaving the page aborts the question', () => {
  const { asked, unmount } = renderAsking({})
  unmount()
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('a failure is quiet without a part', async () => {
  const { asked, now } = renderAsking({})
  await asked[0]?.fail()
  expect(now().failed).toBe(true)
  expect(loadFailures.getState().list).toEqual([])
})

test('a failure can be tried again on the page, until it is left', async () => {
  vi.stubGlobal('reportError', () => {})
  const { asked, now, unmount } = renderAsking({}, { part: 'solver' })
  await asked[0]?.fail()
  expect(now().failed).toBe(true)
  expect(loadFailures.getState().list).toMatchObject([{ part: 'solver' }])
  act(retryFailures)
  expect(now().failed).toBeUndefined()
  await asked[1]?.fail()
  unmount()
  expect(loadFailures.getState().list).toEqual([])
  vi.unstubAllGlobals()
})
