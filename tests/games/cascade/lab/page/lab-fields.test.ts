import { describe, expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/lab/engine/agents.ts'
import {
  planSweep,
  SWEPT,
  type Swept,
  USUAL_FIELDS,
  USUAL_VALUES,
} from '#src/games/cascade/lab/page/lab-fields.ts'

const FIELDS = { ...USUAL_FIELDS, weights: '1,2,3,4,5,6,7', cols: '9' }

/** The board and agent of each run. */
function runsOf(over: Swept, values: string) {
  const plan = planSweep({ over, values }, FIELDS)
  if (!plan.ok) throw new Error(plan.code)
  return plan.value.map(({ value, settings: { rows, cols, kinds, agent, weights } }) => [
    value,
    `${rows} × ${cols}, ${kinds} kinds ${weights ? 'weighted' : 'even'}, ${agent}`,
  ])
}

const PLANNED: readonly [over: Swept, values: string, runs: readonly (readonly unknown[])[]][] = [
  [
    'size',
    ' 12, 5,5',
    [
      [5, '5 × 5, 7 kinds weighted, random'],
      [12, '12 × 12, 7 kinds weighted, random'],
    ],
  ],
  ['kinds', '5', [[5, '8 × 9, 5 kinds even, random']]],
  [
    'agent',
    'greedy, random',
    [
      ['greedy', '8 × 9, 7 kinds weighted, greedy'],
      ['random', '8 × 9, 7 kinds weighted, random'],
    ],
  ],
]

const REFUSED: readonly [over: Swept, values: string, fields: object, code: string][] = [
  ['size', '', {}, 'values'],
  ['size', '5,,6', {}, 'values'],
  ['size', '2,5', {}, 'values'],
  ['size', '5,six', {}, 'values'],
  ['size', '3,4,5,6,7,8,9,10,11,12,13,14,15', {}, 'values'],
  ['kinds', '17', {}, 'values'],
  ['agent', 'clever', {}, 'values'],
  ['size', '5', { games: '200001' }, 'games'],
  ['size', '5', { kinds: '5' }, 'weights'],
  ['agent', 'greedy', { rows: '2' }, 'rows'],
]

describe('a sweep', () => {
  test.each(PLANNED)('over the %s %s has a run for each', (over, values, runs) => {
    expect(runsOf(over, values)).toEqual(runs)
  })

  test.each(REFUSED)('over the %s %s with %o is refused: %s', (over, values, fields, code) => {
    const plan = planSweep({ over, values }, { ...FIELDS, ...fields })
    expect(plan).toEqual({ ok: false, code })
  })

  test('needs no valid field that it changes', () => {
    const wrong = { ...FIELDS, rows: 'x', cols: '', kinds: '2', weights: 'x' }
    expect(planSweep({ over: 'size', values: '5' }, wrong).ok).toBe(false)
    expect(planSweep({ over: 'size', values: '5' }, { ...FIELDS, rows: 'x', cols: '' }).ok).toBe(
      true,
    )
    expect(planSweep({ over: 'kinds', values: '5' }, { ...wrong, rows: '8', cols: '8' }).ok).toBe(
      true,
    )
  })

  test('begins with values that are accepted, and all agents', () => {
    for (const over of SWEPT) {
      const plan = planSweep({ over, values: USUAL_VALUES[over] }, USUAL_FIELDS)
      expect(plan.ok && plan.value.length).toBe(over === 'agent' ? AGENTS.length : 5)
    }
  })
})
