import { describe, expect, test } from 'vitest'
import { parseOptions } from '#src/games/patches/rules/rules.ts'
import { BOARD_SIZES, OPPONENTS } from '#src/games/patches/rules/types.ts'

const GOOD: readonly [name: string, input: unknown, options: unknown][] = [
  ['without a deal', { board: 'small', level: 'easy' }, { board: 'small', level: 'easy', deal: 1 }],
  [
    'as text, as in a link',
    { board: 'large', level: 'hard', deal: '1' },
    { board: 'large', level: 'hard', deal: 1 },
  ],
  [
    'with fields that do not belong',
    { board: 'large', level: 'hard', deal: 1, theme: 'dark' },
    { board: 'large', level: 'hard', deal: 1 },
  ],
]

const BAD: readonly [input: unknown, code: string, detail?: string][] = [
  [undefined, 'not-options'],
  ['small', 'not-options'],
  [{}, 'no-board', 'small, large'],
  [{ board: 'huge', level: 'easy' }, 'unknown-board', 'huge'],
  [{ board: 'x'.repeat(41), level: 'easy' }, 'unknown-board', 'x'.repeat(40)],
  [{ board: 'small' }, 'no-level', 'beginner, easy, fair, medium, hard, friend'],
  [{ board: 'small', level: 'expert' }, 'unknown-level', 'expert'],
  [{ board: 'small', level: ['easy'] }, 'unknown-level', 'object'],
  [{ board: 'small', level: 'easy', deal: 2 }, 'unknown-deal', '2'],
  [{ board: 'small', level: 'easy', deal: '1.0' }, 'unknown-deal', '1.0'],
]

describe('options', () => {
  test.each(GOOD)('accepts %s', (_, input, options) => {
    expect(parseOptions(input)).toEqual({ ok: true, value: options })
  })

  test.each(BAD)('refuses %j as %s', (input, code, detail) => {
    expect(parseOptions(input)).toEqual({ ok: false, code, ...(detail && { detail }) })
  })

  test('accepts every level on every board', () => {
    for (const board of BOARD_SIZES) {
      for (const level of OPPONENTS) expect(parseOptions({ board, level }).ok).toBe(true)
    }
  })
})
