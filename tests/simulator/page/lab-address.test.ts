import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeQuery, parseSetup, type Setup } from '#src/simulator/page/lab-address.ts'
import {
  differences,
  SECOND_FIELDS,
  SWEPT,
  textsOf,
  USUAL_FIELDS,
  USUAL_SWEEP,
  usualAxis,
} from '#src/simulator/page/lab-fields.ts'
import { makeCommand, parseSettings } from '#src/simulator/runs/settings.ts'
import { settingsOf } from '../../support/settings'

/** The setup of an empty address. */
const USUAL: Setup = {
  first: USUAL_FIELDS,
  second: undefined,
  isPaired: false,
  sweep: undefined,
  isLog: false,
  isCumulative: false,
}

const READ: readonly [query: string, setup: Setup, ignored: readonly string[]][] = [
  ['', USUAL, []],
  [
    'rows=6&burn-in=3&weights=1,2,3&seed=a+b%26c',
    {
      ...USUAL,
      first: { ...USUAL_FIELDS, rows: '6', burnIn: '3', weights: '1,2,3', seed: 'a b&c' },
    },
    [],
  ],
  ['until=1/swap', { ...USUAL, first: { ...USUAL_FIELDS, until: '1/swap' } }, []],
  ['b-kinds=5', { ...USUAL, second: { ...SECOND_FIELDS, kinds: '5' } }, []],
  [
    'sweep=kinds&at=4,9&scale=log&plot=function',
    {
      ...USUAL,
      sweep: { ...USUAL_SWEEP, over: 'kinds', values: '4,9' },
      isLog: true,
      isCumulative: true,
    },
    [],
  ],
  ['sweep=agent', { ...USUAL, sweep: { ...USUAL_SWEEP, ...usualAxis('agent') } }, []],
  [
    'b-rows=8&paired=yes&sweep=kinds&curves=agent&curves-at=greedy,random&sweep-paired=yes',
    {
      ...USUAL,
      second: SECOND_FIELDS,
      isPaired: true,
      sweep: {
        ...usualAxis('kinds'),
        curves: { over: 'agent', values: 'greedy,random' },
        isPaired: true,
      },
    },
    [],
  ],
  ['sweep=size&curves=size', { ...USUAL, sweep: USUAL_SWEEP }, []],
  ['sweep=seed&scale=1&b-sweep=size', USUAL, ['sweep=seed', 'scale=1', 'b-sweep=size']],
  ['values=1:1&b-values=1:1', USUAL, ['values=1:1', 'b-values=1:1']],
  [
    'rows=many&agent=clever&burnIn=1&rows=7&counting=&x&%ff=%',
    { ...USUAL, first: { ...USUAL_FIELDS, rows: 'many' } },
    ['agent=clever', 'burnIn=1', 'rows=7', 'counting=', 'x=', '\uFFFD=%'],
  ],
]

describe('the address of the lab', () => {
  test.each(READ)('%s is read', (query, setup, ignored) => {
    expect(parseSetup(query)).toEqual({ setup, ignored })
  })

  test('round-trips any text of the fields', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 })
    const fields = fc.record({ rows: text, seed: text, weights: text, until: text })
    const axis = fc.record({ over: fc.constantFrom(...SWEPT), values: text })
    const optional = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: undefined })
    const axes = fc.tuple(axis, optional(axis)).map(([along, curves]) => ({
      ...along,
      curves: curves?.over === along.over ? undefined : curves,
    }))
    const flags = fc.record({
      isPaired: fc.boolean(),
      isLog: fc.boolean(),
      isCumulative: fc.boolean(),
    })
    fc.assert(
      fc.property(fields, optional(fields), optional(axes), flags, (first, second, swept, flag) => {
        const setup = {
          first: { ...USUAL_FIELDS, ...first },
          second: second && { ...SECOND_FIELDS, ...second },
          sweep: swept && { ...swept, isPaired: flag.isPaired },
          ...flag,
        }
        expect(parseSetup(makeQuery(setup))).toEqual({ setup, ignored: [] })
      }),
    )
  })

  test('parses any text', () => {
    fc.assert(fc.property(fc.string(), (query) => parseSetup(query).ignored.length >= 0))
  })

  test('names its settings as the command line does', () => {
    const options = makeCommand(settingsOf()).match(/(?<=--)[a-z-]+(?==)/g) ?? []
    const names = [...new URLSearchParams(makeQuery(parseSetup('seed=1').setup)).keys()]
    expect(names.toSorted()).toEqual(options.toSorted())
  })

  test('lists settings that differ from the fields', () => {
    const settings = settingsOf({ games: 3400, kinds: 3, burnIn: 4 })
    const fields = { ...USUAL_FIELDS, kinds: '3', weights: '1,2,3', rows: ' 8' }
    expect(differences(settings, fields)).toEqual(['weights', 'burnIn'])
    expect(differences(settings, { ...fields, weights: '', burnIn: '4' })).toEqual([])
    const written = { ...fields, weights: '1, 02,3 ', rows: '08', seed: ' 1' }
    const read = parseSettings(textsOf(written))
    expect(read.ok && differences(read.value, written)).toEqual([])
  })
})
