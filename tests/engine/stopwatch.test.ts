import { describe, expect, test } from 'vitest'
import { elapsed, type Stopwatch, start, stop, stoppedAt } from '#src/engine/session.ts'

type Step = [act: 'start' | 'stop', now: number]

const run = (steps: readonly Step[]): Stopwatch =>
  steps.reduce(
    (watch, [act, now]) => (act === 'start' ? start(watch, now) : stop(watch, now)),
    stoppedAt(0),
  )

describe('a stopwatch', () => {
  test.each<[string, readonly Step[], number, number]>([
    ['is stopped at first', [], 500, 0],
    ['runs once started', [['start', 100]], 350, 250],
    [
      'keeps running when started twice',
      [
        ['start', 100],
        ['start', 200],
      ],
      300,
      200,
    ],
    [
      'does not advance when stopped',
      [
        ['start', 100],
        ['stop', 150],
      ],
      900,
      50,
    ],
    [
      'continues where it stopped',
      [
        ['start', 100],
        ['stop', 150],
        ['start', 400],
      ],
      410,
      60,
    ],
    ['does not run back with the system clock', [['start', 100]], 40, 0],
  ])('%s', (_, steps, now, expected) => {
    expect(elapsed(run(steps), now)).toBe(expected)
  })
})
