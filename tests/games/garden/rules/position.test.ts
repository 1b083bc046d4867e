import { describe, expect, test } from 'vitest'
import { contentAt, makePosition, parsePosition } from '#src/games/garden/rules/position.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import { repeats } from '../../../support/effort'

const ROWS = ['A.....a', 'BCDEFbc', 'def....', '#.....#', '.......', '.......', 'F.....f']
const TEXT = ['ai 3:12 slides 0:2 goal 14', ...ROWS].join('\n')

/** Text, and its refusal's code and detail. */
const BAD: readonly [text: string, code: string, detail: string][] = [
  ['', 'bad-header', ''],
  [ROWS.join('\n'), 'bad-header', 'A.....a'],
  ['x'.repeat(41), 'bad-header', 'x'.repeat(40)],
  [TEXT.replace('ai', 'bot'), 'bad-header', 'bot 3:12 slides 0:2 goal 14'],
  [TEXT.replace('0:2', '4:2'), 'bad-header', 'ai 3:12 slides 4:2 goal 14'],
  [TEXT.replace('goal 14', 'goal 0'), 'bad-header', 'ai 3:12 slides 0:2 goal 0'],
  [TEXT.replace('3:12', '3:120'), 'bad-header', 'ai 3:120 slides 0:2 goal 14'],
  [`${TEXT}\n.......`, 'bad-size', '8 rows'],
  [TEXT.replace('A.....a', 'A....a'), 'bad-size', '1'],
  [TEXT.replace('BCDEFbc', 'BCDEFb'), 'bad-size', '2'],
  [TEXT.replace('F.....f', 'F....ff.'), 'bad-size', '7'],
  [TEXT.replace('def', 'dG '), 'unknown-character', '3:2 G'],
]

test('a cell has a flower with its owner, a weed, or nothing', () => {
  const position = parsePosition(TEXT)
  if (!position.ok) throw new Error(position.code)
  const at = (row: number, col: number) => contentAt(position.value.cells, { row, col })
  expect(at(0, 0)).toEqual({ type: 'flower', owner: 'human', colour: 1 })
  expect(at(6, 6)).toEqual({ type: 'flower', owner: 'ai', colour: 6 })
  expect(at(3, 6)).toEqual({ type: 'weed' })
  expect(at(3, 3)).toEqual({ type: 'empty' })
})

describe('a position as text', () => {
  test('reads back what it writes', () => {
    const position = parsePosition(TEXT)
    if (!position.ok) throw new Error(position.code)
    expect(position.value).toMatchObject({
      turn: 'ai',
      points: { human: 3, ai: 12 },
      slides: { human: 0, ai: 2 },
      goal: 14,
    })
    expect([...position.value.cells.slice(0, 24)]).toEqual([
      ...[1, 0, 0, 0, 0, 0, 7],
      ...[2, 3, 4, 5, 6, 8, 9],
      ...[10, 11, 12, 0, 0, 0, 0],
      ...[13, 0, 0],
    ])
    expect(makePosition(position.value)).toBe(TEXT)
  })

  test('accepts indentation and any line ends', () => {
    const loose = `\r\n  ${TEXT.split('\n').join('\r\n  ')}\r\n`
    expect(parsePosition(loose)).toEqual(parsePosition(TEXT))
  })

  test('reads back every deal', () => {
    for (let seed = 0; seed < repeats(200); seed++) {
      const { position } = rules.deal({ difficulty: 'easy', deal: 1 }, `${seed}`)
      expect(parsePosition(makePosition(position))).toEqual({ ok: true, value: position })
    }
  })

  test.each(BAD)('refuses %j as %s', (text, code, detail) => {
    expect(parsePosition(text)).toEqual({ ok: false, code, detail })
  })
})
