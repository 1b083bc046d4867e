import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { describeUnusual } from '#src/simulator/report/text.ts'
import { findWrongSettings, parseSettings, type Settings } from '#src/simulator/runs/settings.ts'
import { settingsOf } from '../../support/settings'

const USUAL = {
  rows: 8,
  cols: 8,
  kinds: 7,
  counting: 'clusters',
  agent: 'random',
  games: 1000,
  swaps: 30,
  burnIn: 0,
  luck: 'columns',
  deal: 'redrawn',
  ties: 'even',
  seed: '1',
}

const GOOD: readonly [input: unknown, changed: object][] = [
  [undefined, {}],
  [{}, {}],
  [
    { rows: '3', cols: 32, kinds: '16' },
    { rows: 3, cols: 32, kinds: 16 },
  ],
  [
    { kinds: 3, weights: '1,2,100' },
    { kinds: 3, weights: [1, 2, 100] },
  ],
  [
    { kinds: 3, weights: [1, 2, 3] },
    { kinds: 3, weights: [1, 2, 3] },
  ],
  [{ deal: 'even' }, { deal: 'even' }],
  [
    { games: '1000000000', burnIn: '1000000', seed: 'x' },
    { games: 1e9, burnIn: 1e6, seed: 'x' },
  ],
]

const BAD: readonly [input: object, name: string, given: string][] = [
  [{ rows: 2 }, 'rows', '2'],
  [{ cols: '33' }, 'cols', '33'],
  [{ kinds: 1 }, 'kinds', '1'],
  [{ kinds: '2' }, 'kinds', '2'],
  [{ kinds: '7.5' }, 'kinds', '7.5'],
  [{ kinds: null }, 'kinds', 'object'],
  [{ weights: '1,2' }, 'weights', '1,2'],
  [{ kinds: 3, weights: '1,2,0' }, 'weights', '1,2,0'],
  [{ kinds: 3, weights: '1,2,101' }, 'weights', '1,2,101'],
  [{ kinds: 3, weights: '1,,1' }, 'weights', '1,,1'],
  [{ deal: 'fair' }, 'deal', 'fair'],
  [{ kinds: 3, deal: 'even' }, 'deal', 'even'],
  [{ rows: 32, cols: 32, deal: 'even' }, 'deal', 'even'],
  [{ ties: 'last' }, 'ties', 'last'],
  [{ luck: 'bad' }, 'luck', 'bad'],
  [{ counting: 'runs' }, 'counting', 'runs'],
  [{ agent: 'clever' }, 'agent', 'clever'],
  [{ games: 0 }, 'games', '0'],
  [{ games: '1e3' }, 'games', '1e3'],
  [{ swaps: '99999999999' }, 'swaps', '99999999999'],
  [{ burnIn: '-1' }, 'burnIn', '-1'],
  [{ seed: '' }, 'seed', ''],
]

const WRONG: readonly [fields: Record<string, string>, wrong: readonly string[]][] = [
  [{}, []],
  [{ rows: '8', seed: 'x' }, []],
  [{ rows: '99', kinds: '2' }, ['rows', 'kinds']],
  [{ rows: '99', weights: '1,2' }, ['rows', 'weights']],
  [{ seed: '', swaps: 'x', cols: '2' }, ['cols', 'swaps', 'seed']],
  [{ kinds: '2', weights: '1,2' }, ['kinds']],
]

describe('settings', () => {
  test.each(WRONG)('of %j are wrong: %j', (fields, wrong) => {
    expect(findWrongSettings(fields).toSorted()).toEqual(wrong.toSorted())
  })

  test.each(GOOD)('%j are completed', (input, changed) => {
    expect(parseSettings(input)).toEqual({ ok: true, value: { ...USUAL, ...changed } })
  })

  test.each(BAD)('%j are refused for %s', (input, code, detail) => {
    expect(parseSettings(input)).toEqual({ ok: false, code, detail })
  })

  test('of any form are accepted or refused without throwing', () => {
    fc.assert(fc.property(fc.anything(), (input) => typeof parseSettings(input).ok === 'boolean'))
  })
})

test.each<[string, Partial<Settings>, string]>([
  ['what is usual is not named', {}, ''],
  ['all', { deal: 'even', luck: 'stream', ties: 'first' }, ', deal even, luck stream, ties first'],
])('a description names %s', (_, unlike, named) => {
  expect(describeUnusual({ ...settingsOf(), ...unlike })).toBe(named)
})
