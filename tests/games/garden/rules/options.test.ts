import { describe, expect, test } from 'vitest'
import { parseOptions } from '#src/games/garden/rules/rules.ts'
import { OPPONENTS } from '#src/games/garden/rules/types.ts'

const GOOD: readonly [name: string, input: unknown, options: unknown][] = [
  ['nothing: medium', {}, { difficulty: 'medium', deal: 1 }],
  ['all as text', { difficulty: 'hard', deal: '1' }, { difficulty: 'hard', deal: 1 }],
  ['more than there is', { difficulty: 'easy', rows: 9 }, { difficulty: 'easy', deal: 1 }],
  [
    'the opponent first',
    { difficulty: 'easy', first: 'ai' },
    { difficulty: 'easy', deal: 1, first: 'ai' },
  ],
  [
    'names of two who play by link',
    { difficulty: 'friend', a: 'An', b: '小明' },
    { difficulty: 'friend', deal: 1, a: 'An', b: '小明' },
  ],
  ...OPPONENTS.map(
    (difficulty) => [difficulty, { difficulty }, { difficulty, deal: 1 }] as const,
  ).map(([name, input, options]): [string, unknown, unknown] => [name, input, options]),
]

const BAD: readonly [input: unknown, code: string, detail?: string][] = [
  [undefined, 'not-options'],
  [null, 'not-options'],
  ['easy', 'not-options'],
  [{ difficulty: 'Easy' }, 'unknown-difficulty', 'Easy'],
  [{ difficulty: 'x'.repeat(41) }, 'unknown-difficulty', 'x'.repeat(40)],
  [{ difficulty: null }, 'unknown-difficulty', 'object'],
  [{ difficulty: Object.create(null) }, 'unknown-difficulty', 'object'],
  [{ difficulty: 'easy', deal: 0 }, 'unknown-deal', '0'],
  [{ difficulty: 'easy', deal: 2 }, 'unknown-deal', '2'],
  [{ difficulty: 'easy', deal: '1.0' }, 'unknown-deal', '1.0'],
  [{ difficulty: 'easy', first: 'human' }, 'unknown-deal', 'human'],
  [{ difficulty: 'friend', a: ' ' }, 'bad-name', ' '],
  [{ difficulty: 'friend', a: ' An' }, 'bad-name', ' An'],
  [{ difficulty: 'friend', a: 'An', b: 'x'.repeat(21) }, 'bad-name', 'x'.repeat(21)],
  [{ difficulty: 'friend', b: 'A\u0000n' }, 'bad-name', 'A\u0000n'],
  [{ difficulty: 'friend', b: '\u202EnA' }, 'bad-name', '\u202EnA'],
]

describe('options', () => {
  test.each(GOOD)('accepts %s', (_, input, options) => {
    expect(parseOptions(input)).toEqual({ ok: true, value: options })
  })

  test.each(BAD)('refuses %j as %s', (input, code, detail) => {
    expect(parseOptions(input)).toEqual({ ok: false, code, ...(detail && { detail }) })
  })
})
