import { expect, test } from 'vitest'
import { inTasks, wait } from '#src/ui/tasks.ts'

test('long work ends with the page that wanted it', async () => {
  const closed = new AbortController()
  let steps = 0
  function* work() {
    for (;;) {
      steps++
      yield undefined
    }
  }
  void inTasks(work(), closed.signal)
  await wait(30)
  expect(steps).toBeGreaterThan(0)
  closed.abort()
  await wait()
  const stopped = steps
  await wait(30)
  expect(steps).toBe(stopped)
})
