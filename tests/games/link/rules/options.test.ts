import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GRAVITIES } from '#src/games/link/board/gravity.ts'
import { LEVELS } from '#src/games/link/deal/levels.ts'
import { parseOptions } from '#src/games/link/rules/options.ts'

const custom = { level: 'custom', rows: 4, cols: 6, kinds: 5 }
const usual = { gravity: 'none', layout: 'even' }
const literal = { level: 'literal', board: 'AB\nAB' }

const GOOD: readonly [name: string, input: unknown, options: unknown][] = [
  ['a level alone', { level: 'hard' }, { level: 'hard', ...usual }],
  [
    'everything as text, as in a link',
    { level: 'custom', rows: '30', cols: '2', kinds: '36', gravity: 'in', layout: 'peeled' },
    { ...custom, rows: 30, cols: 2, kinds: 36, walls: 'none', gravity: 'in', layout: 'peeled' },
  ],
  ['unknown fields', { ...custom, board: 'x', dark: true }, { ...custom, walls: 'none', ...usual }],
  [
    'walls, where cells are odd and tiles are not',
    { ...custom, rows: 9, cols: 9, walls: 'courtyard' },
    { ...custom, rows: 9, cols: 9, walls: 'courtyard', ...usual },
  ],
  ['no net', { level: 'hard', net: false }, { level: 'hard', ...usual, net: false }],
  ['no net, as text', { ...literal, net: 'false' }, { ...literal, gravity: 'none', net: false }],
  ['a board', literal, { ...literal, gravity: 'none' }],
  [
    'a board with gaps and white space',
    { level: 'literal', board: ' A.B\r\n .AB \n' },
    { level: 'literal', board: 'A.B\n.AB', gravity: 'none' },
  ],
]

const BAD: readonly [input: unknown, code: string, detail?: string][] = [
  [undefined, 'not-options'],
  [null, 'not-options'],
  ['novice', 'not-options'],
  [[], 'no-level', 'novice, normal, hard, classic, courtyard, pillars, expert, custom, literal'],
  [{}, 'no-level', 'novice, normal, hard, classic, courtyard, pillars, expert, custom, literal'],
  [{ level: 'Novice' }, 'unknown-level', 'Novice'],
  [{ level: 'x'.repeat(41) }, 'unknown-level', 'x'.repeat(40)],
  [{ level: Object.create(null) }, 'unknown-level', 'object'],
  [{ level: 'novice', gravity: 'sideways' }, 'unknown-gravity', 'sideways'],
  [{ level: 'novice', layout: 'odd' }, 'unknown-layout', 'odd'],
  [{ level: 'novice', net: true }, 'bad-net', 'boolean'],
  [{ level: 'novice', net: 'true' }, 'bad-net', 'true'],
  [{ ...literal, net: 0 }, 'bad-net', '0'],
  [{ ...custom, rows: 1 }, 'bad-size', '1'],
  [{ ...custom, cols: 31 }, 'bad-size', '31'],
  [{ ...custom, cols: 4.5 }, 'bad-size', '4.5'],
  [{ ...custom, rows: '4e0' }, 'bad-size', '4e0'],
  [{ ...custom, rows: Number.NaN }, 'bad-size', 'NaN'],
  [{ level: 'custom' }, 'no-size'],
  [{ level: 'custom', rows: 4 }, 'no-size'],
  [{ level: 'custom', cols: 4 }, 'no-size'],
  [{ level: 'custom', rows: 4, cols: 4 }, 'no-kinds'],
  [{ ...custom, rows: 3, cols: 3 }, 'odd-tiles', '3 × 3'],
  [{ ...custom, rows: 5, cols: 9, walls: 'courtyard' }, 'odd-tiles', '9 × 5'],
  [{ ...custom, walls: 'maze' }, 'unknown-walls', 'maze'],
  [{ ...custom, kinds: 1 }, 'bad-kinds', '1'],
  [{ ...custom, kinds: 37 }, 'bad-kinds', '37'],
  [{ level: 'literal' }, 'no-position', 'undefined'],
  [{ ...literal, board: '' }, 'too-small', '0 × 1'],
  [{ ...literal, board: 'AA\nA' }, 'ragged', '2'],
  [{ ...literal, board: 'A?' }, 'unknown-character', '1:2 ?'],
  [{ ...literal, board: '..' }, 'no-tiles'],
  [{ ...literal, board: 'AAB\nBBC' }, 'odd-kind', 'B'],
  [{ ...literal, board: 'AAB' }, 'odd-kind', 'B'],
]

describe('options', () => {
  test.each(GOOD)('accepts %s', (_, input, options) => {
    expect(parseOptions(input)).toEqual({ ok: true, value: options })
  })

  test.each(BAD)('refuses %j as %s', (input, code, detail) => {
    expect(parseOptions(input)).toEqual({ ok: false, code, ...(detail && { detail }) })
  })

  test('refuses overlong text without parsing it', () => {
    const overlong = { level: 'literal', board: 'AA\n'.repeat(1_400) }
    expect(parseOptions(overlong)).toMatchObject({ code: 'no-position' })
  })

  test('accepts every level with every gravity', () => {
    for (const level of LEVELS) {
      for (const gravity of GRAVITIES) expect(parseOptions({ level, gravity }).ok).toBe(true)
    }
  })

  test('is idempotent', () => {
    const side = fc.oneof(fc.integer({ min: -1, max: 33 }), fc.string())
    const fields = fc.record({ rows: side, cols: side, kinds: side })
    fc.assert(
      fc.property(fields, (field) => {
        const first = parseOptions({ level: 'custom', ...field })
        if (first.ok) expect(parseOptions(JSON.parse(JSON.stringify(first.value)))).toEqual(first)
      }),
    )
  })
})
