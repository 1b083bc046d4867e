import { describe, expect, test } from 'vitest'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import {
  planSweep,
  SWEPT,
  type Swept,
  USUAL_FIELDS,
  USUAL_SWEEP,
  usualAxis,
} from '#src/simulator/page/lab-fields.ts'

const FIELDS = { ...USUAL_FIELDS, weights: '1,2,3,4,5,6,7', cols: '9' }

/** The board and agent of each run. */
function runsOf(over: Swept, values: string) {
  const plan = planSweep({ ...USUAL_SWEEP, over, values }, FIELDS)
  if (!plan.ok) throw new Error(plan.code)
  return plan.value.map(({ value, settings: { rows, cols, kinds, agent, weights } }) => {
    const kindsText = `${kinds} kinds ${weights ? 'weighted' : 'even'}`
    return `${value}: ${rows} × ${cols}, ${kindsText}, ${agent}`
  })
}

const PLANNED: readonly [over: Swept, values: string, ...runs: string[]][] = [
  [
    'size',
    ' 12, 5,5',
    '5: 5 × 5, 7 kinds weighted, random',
    '12: 12 × 12, 7 kinds weighted, random',
  ],
  ['kinds', '5', '5: 8 × 9, 5 kinds even, random'],
  [
    'agent',
    'greedy, random',
    'greedy: 8 × 9, 7 kinds weighted, greedy',
    'random: 8 × 9, 7 kinds weighted, random',
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
  test.each(PLANNED)('over the %s %s has a run for each', (over, values, ...runs) => {
    expect(runsOf(over, values)).toEqual(runs)
  })

  test.each(REFUSED)('over the %s %s with %o is refused: %s', (over, values, fields, code) => {
    const plan = planSweep({ ...USUAL_SWEEP, over, values }, { ...FIELDS, ...fields })
    expect(plan).toEqual({ ok: false, code })
  })

  test('needs no valid field that it changes', () => {
    const wrong = { ...FIELDS, rows: 'x', cols: '', kinds: '2', weights: 'x' }
    const size = { ...USUAL_SWEEP, values: '5' }
    const kinds = { ...size, over: 'kinds' as const }
    expect(planSweep(size, wrong).ok).toBe(false)
    expect(planSweep(size, { ...FIELDS, rows: 'x', cols: '' }).ok).toBe(true)
    expect(planSweep(kinds, { ...wrong, rows: '8', cols: '8' }).ok).toBe(true)
    expect(planSweep({ ...size, curves: usualAxis('kinds') }, wrong).ok).toBe(true)
  })

  test('begins with values that are accepted, and all agents', () => {
    for (const over of SWEPT) {
      const plan = planSweep({ ...USUAL_SWEEP, ...usualAxis(over) }, USUAL_FIELDS)
      expect(plan.ok && plan.value.length).toBe(over === 'agent' ? AGENTS.length : 5)
    }
  })

  test('has a curve for each value of another setting', () => {
    const curves = { over: 'agent', values: 'greedy,random' } as const
    const plan = planSweep({ ...USUAL_SWEEP, values: '5,6', curves }, FIELDS)
    const runs = plan.ok && plan.value.map(({ value, curve }) => `${curve} ${value}`)
    expect(runs).toEqual(['greedy 5', 'greedy 6', 'random 5', 'random 6'])
    const wrong = planSweep({ ...USUAL_SWEEP, curves: { ...curves, values: 'clever' } }, FIELDS)
    expect(wrong).toEqual({ ok: false, code: 'curveValues' })
  })

  test('has a seed for each run, or one for all', () => {
    const sweep = { ...USUAL_SWEEP, values: '5,6', curves: usualAxis('agent') }
    const long = 'a seed of the greatest length of 40 signs'.slice(0, 40)
    for (const seed of ['one', long]) {
      const seedsOf = (isPaired: boolean) => {
        const plan = planSweep({ ...sweep, isPaired }, { ...FIELDS, seed })
        return new Set(plan.ok ? plan.value.map(({ settings }) => settings.seed) : [])
      }
      expect(seedsOf(false).size).toBe(2 * AGENTS.length)
      expect(seedsOf(true)).toEqual(new Set([seed]))
    }
  })
})
