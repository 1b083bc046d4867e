import { expect, test } from 'vitest'
import { elapsed, start, stop, stoppedAt } from '#src/engine/session.ts'

test.each([
  ['is stopped at first', '', 500, 0],
  ['runs once started', 'start 100', 350, 250],
  ['keeps running when started twice', 'start 100, start 200', 300, 200],
  ['does not advance when stopped', 'start 100, stop 150', 900, 50],
  ['continues where it stopped', 'start 100, stop 150, start 400', 410, 60],
  ['does not run back with the system clock', 'start 100', 40, 0],
])('a stopwatch %s', (_, acts, now, expected) => {
  let watch = stoppedAt(0)
  for (const [, act, at] of acts.matchAll(/(\w+) (\d+)/g))
    watch = act === 'start' ? start(watch, Number(at)) : stop(watch, Number(at))
  expect(elapsed(watch, now)).toBe(expected)
})
