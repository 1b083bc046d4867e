import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { makeLevel, readLevels, readShape } from '#src/cli/simulate/input-files.ts'
import type { CascadeLevel } from '#src/games/cascade/lab/engine/levels.ts'

const folder = mkdtempSync(join(tmpdir(), 'input-'))
const file = join(folder, 'file')
afterAll(() => rmSync(folder, { recursive: true }))

function written(text: string): string {
  writeFileSync(file, text)
  return file
}

const GOOD_SHAPES: readonly [text: string, shape: object][] = [
  ['###\n###\n###', { rows: 3, cols: 3 }],
  ['####\n#..#\n####\n', { rows: 3, cols: 4, holes: [5, 6] }],
  ['.##\r\n###\r\n##.\r\n', { rows: 3, cols: 3, holes: [0, 8] }],
]

const BAD_SHAPES: readonly [text: string, problem: string][] = [
  ['', ' is 0 × 1 cells; accepted: # for a cell, . for a hole, 3 to 32 lines'],
  ['##\n##\n##', ' is 2 × 3 cells; accepted: #'],
  ['#'.repeat(33), ' is 33 × 1 cells; accepted: #'],
  ['###\n##\n###', ', line 2: it is longer or shorter than the first; accepted: #'],
  ['###\n#A#\n###', ', line 2, column 2: "A" is neither cell nor hole; accepted: #'],
  ['###\n###\n##😀', ', line 3, column 3: "😀" is neither cell nor hole; accepted: #'],
]

describe('a shape', () => {
  test.each(GOOD_SHAPES)('%j is read', (text, value) => {
    expect(readShape(written(text))).toEqual({ ok: true, value })
  })

  test.each(BAD_SHAPES)('%j is refused', (text, problem) => {
    const detail = expect.stringContaining(`${file}${problem}`)
    expect(readShape(written(text))).toMatchObject({ ok: false, detail })
  })

  test('that is not there is refused', () => {
    const detail = `cannot read ${folder}/none: there is no such file`
    expect(readShape(join(folder, 'none'))).toMatchObject({ ok: false, detail })
  })
})

const GOOD_LEVELS: readonly [text: string, levels: readonly CascadeLevel[]][] = [
  ['swaps 20 points 1500', [{ swaps: 20, goal: { points: 1500 } }]],
  [
    '# Easy ones\n\n  swaps 25  gems A 30 G 12 # two kinds\r\nswaps 1 points 1\n',
    [
      {
        swaps: 25,
        goal: {
          gems: [
            [1, 30],
            [7, 12],
          ],
        },
      },
      { swaps: 1, goal: { points: 1 } },
    ],
  ],
]

const NUMBER = 'accepted: a whole number from 1 to'

const GOAL = 'a whole number from 1 to 1000000000'

const BAD_LEVELS: readonly [text: string, problem: string][] = [
  ['', ' has no line like "swaps 20 points 1500" or "swaps 25 gems A 30 B 12"'],
  ['# nothing\n', ' has no line like "swaps 20 points 1500"'],
  ['moves 20 points 9', ', line 1: a level begins with "swaps", like "swaps 20'],
  ['\nswaps', `, line 2: swaps has no number; ${NUMBER} 1000000`],
  ['swaps 0 points 9', `, line 1: swaps is "0"; ${NUMBER} 1000000`],
  ['swaps 1000001 points 9', `, line 1: swaps is "1000001"; ${NUMBER} 1000000`],
  ['swaps 20', ', line 1: after its swaps a level has "points" or "gems", like "swaps'],
  ['swaps 20 coins 9', ', line 1: after its swaps a level has "points" or "gems"'],
  ['swaps 20 points', `, line 1: "points" does not end with ${GOAL}`],
  ['swaps 20 points 1e3', `, line 1: "points 1e3" does not end with ${GOAL}`],
  ['swaps 20 points 9 gems', ', line 1: unexpected "gems"'],
  ['swaps 20 gems', ', line 1: a gem is missing; accepted: A to G, the 7 kinds'],
  ['swaps 20 gems H 3', ', line 1: "H" is not a gem; accepted: A to G, the 7 kinds'],
  ['swaps 20 gems . 3', ', line 1: "." is not a gem; accepted: A to G'],
  ['swaps 20 gems A', `, line 1: "gems A" does not end with ${GOAL}`],
  ['swaps 20 gems A 3 A 4', ', line 1: gem A is listed twice'],
  ['swaps 1 points 1\n'.repeat(1001), ' has more than 1000 levels'],
]

describe('a list of levels', () => {
  test.each(GOOD_LEVELS)('%j is read', (text, value) => {
    expect(readLevels(written(text), 7)).toEqual({ ok: true, value })
    expect(readLevels(written(value.map(makeLevel).join('\n')), 7)).toEqual({ ok: true, value })
  })

  test.each(BAD_LEVELS)('%j is refused', (text, problem) => {
    const detail = expect.stringContaining(`${file}${problem}`)
    expect(readLevels(written(text), 7)).toMatchObject({ ok: false, detail })
  })
})

test('the examples in the documentation are read', () => {
  const page = readFileSync('docs/simulator.md', 'utf8')
  const [shape = '', levels = ''] = Array.from(
    page.matchAll(/^```\n(.*?)^```/gms),
    ([, text = '']) => text,
  )
  expect(readShape(written(shape))).toMatchObject({ ok: true, value: { rows: 6, cols: 8 } })
  expect(readLevels(written(levels), 7)).toMatchObject({ ok: true, value: [{}, {}] })
})
