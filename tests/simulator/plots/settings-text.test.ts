import { setupI18n } from '@lingui/core'
import { describe, expect, test } from 'vitest'
import {
  runsFile,
  settingsFile,
  settingsText,
  settingText,
} from '#src/simulator/plots/settings-text.ts'
import type { SettingName } from '#src/simulator/runs/settings.ts'
import { settingsOf } from '../../support/settings'

const FILES: readonly [string, Readonly<Record<string, unknown>>, string][] = [
  ['the usual settings', {}, '8x8-7-random'],
  ['columns first', { rows: 9, cols: 6, agent: 'greedy' }, '6x9-7-greedy'],
  ['not how many games', { games: 20 }, '8x8-7-random'],
  ['all that differs', { counting: 'lines', burnIn: 5 }, '8x8-7-random-counting-lines-burn-in-5'],
  ['weights', { kinds: 3, weights: '3,1,1' }, '8x8-3-random-weights-3-1-1'],
  ['no letter that a file cannot have', { seed: '../é: b' }, '8x8-7-random-seed-..-b'],
]

test.each(FILES)('a file is named by %s', (_, fields, expected) => {
  expect(settingsFile(settingsOf(fields))).toBe(expected)
})

test('a file of two runs is named by what sets them apart', () => {
  const [first, second] = [settingsOf({}), settingsOf({ agent: 'greedy', seed: '2' })]
  expect(runsFile([first, second])).toBe('8x8-7-random-vs-greedy-seed-2')
  expect(runsFile([first])).toBe('8x8-7-random')
})

const TEXTS: readonly [
  string,
  Readonly<Record<string, unknown>>,
  readonly SettingName[],
  string,
][] = [
  ['always', {}, [], '8 × 8 · Kinds: 7 · Agent: Random · Games: 1,000 · Seed: 1'],
  [
    'where it differs',
    { swaps: 50, counting: 'lines' },
    [],
    '8 × 8 · Kinds: 7 · Gems are counted: Line by line · Agent: Random · Games: 1,000 · Swaps per game: 50 · Seed: 1',
  ],
  [
    'but for what is swept',
    {},
    ['rows', 'cols', 'kinds'],
    'Agent: Random · Games: 1,000 · Seed: 1',
  ],
]

const ENGLISH = setupI18n({ locale: 'en', messages: { en: {} } })

describe('a caption has settings', () => {
  test.each(TEXTS)('%s', (_, fields, omitted, expected) => {
    const text = settingsText(ENGLISH, settingsOf(fields), omitted)
    expect(text.replaceAll('\u00a0', ' ')).toBe(expected)
  })
})

test('weights that a run was not given have a text', () => {
  const settings = settingsOf({ kinds: 3 })
  expect(settingText(ENGLISH, settings, 'weights')).toBe('Weights: 1,1,1')
})
