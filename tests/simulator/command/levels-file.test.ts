import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { type CascadeLevel, makeLevel } from '#src/games/cascade/rules/level.ts'
import { readBoard, readShape } from '#src/simulator/command/board-file.ts'
import { readLevels } from '#src/simulator/command/levels-file.ts'
import type { Settings } from '#src/simulator/runs/settings.ts'
import { settingsOf } from '../../support/settings'

const folder = mkdtempSync(join(tmpdir(), 'levels-'))
const file = join(folder, 'file')
afterAll(() => rmSync(folder, { recursive: true }))

function written(text: string): string {
  writeFileSync(file, text)
  return file
}

const USUAL = settingsOf({})
const HOLED = settingsOf({ rows: 4, cols: 5, kinds: 4, holes: [0, 4] })

const board = { rows: 8, cols: 8, kinds: 7 }
const both = {
  gems: [
    [1, 30],
    [7, 12],
  ],
} as const

const GOOD_LEVELS: readonly [text: string, levels: readonly CascadeLevel[], settings?: Settings][] =
  [
    ['swaps 20 points 1500', [{ ...board, swaps: 20, goal: { points: 1500 } }]],
    [
      '# Easy ones\n\n  swaps 25  gems A 30 G 12 # two kinds\r\nswaps 1 points 1\n',
      [
        { ...board, swaps: 25, goal: both },
        { ...board, swaps: 1, goal: { points: 1 } },
      ],
    ],
    [
      'rows 7 cols 9 kinds 6 swaps 20 points 1500',
      [{ rows: 7, cols: 9, kinds: 6, swaps: 20, goal: { points: 1500 } }],
    ],
    [
      'swaps 20 holes 0,1,8 kinds 16 gems P 3',
      [{ ...board, kinds: 16, holes: [0, 1, 8], swaps: 20, goal: { gems: [[16, 3]] } }],
    ],
    [
      'kinds 5 swaps 9 points 90\nrows 5 swaps 9 points 90\nholes 19 swaps 9 points 90',
      [
        { rows: 4, cols: 5, kinds: 5, holes: [0, 4], swaps: 9, goal: { points: 90 } },
        { rows: 5, cols: 5, kinds: 4, swaps: 9, goal: { points: 90 } },
        { rows: 4, cols: 5, kinds: 4, holes: [19], swaps: 9, goal: { points: 90 } },
      ],
      HOLED,
    ],
  ]

const PARTS = 'accepted: rows, cols, kinds, holes, swaps, and then points or gems'
const SIDE = 'accepted: a whole number from 3 to 32'
const HOLES = 'accepted: cells of the board in order, like 0,1,8, with room for a swap'
const SWAPS = 'accepted: a whole number from 1 to 1000000'
const GOAL = 'a whole number from 1 to 1000000000'
const EXAMPLE = 'like "swaps 20 points 1500"'

const BAD_LEVELS: readonly [text: string, problem: string, settings?: Settings][] = [
  ['', ' has no line like "swaps 20 points 1500" or "rows 7'],
  ['# nothing\n', ' has no line like "swaps 20 points 1500"'],
  ['moves 20 points 9', `, line 1: "moves" is not part of a level; ${PARTS}`],
  ['\nswaps', `, line 2: swaps has no value; ${SWAPS}`],
  ['swaps 0 points 9', `, line 1: swaps is "0"; ${SWAPS}`],
  ['swaps 1000001 points 9', `, line 1: swaps is "1000001"; ${SWAPS}`],
  ['points 9', `, line 1: a level has "swaps", ${EXAMPLE}`],
  ['swaps 20', `, line 1: a level ends with "points" or "gems", ${EXAMPLE}`],
  ['swaps 20 coins 9', `, line 1: "coins" is not part of a level; ${PARTS}`],
  ['rows swaps 20 points 9', `, line 1: "20" is not part of a level; ${PARTS}`],
  ['swaps 20 swaps 21 points 9', ', line 1: swaps is listed twice'],
  ['rows 2 swaps 20 points 9', `, line 1: rows is "2"; ${SIDE}`],
  ['cols 33 swaps 20 points 9', `, line 1: cols is "33"; ${SIDE}`],
  ['kinds 17 swaps 20 points 9', ', line 1: kinds is "17"; accepted: a whole number from 3 to 16'],
  ['holes 64 swaps 20 points 9', `, line 1: holes is "64"; ${HOLES}`],
  ['holes 2,1 swaps 20 points 9', `, line 1: holes is "2,1"; ${HOLES}`],
  ['holes 1,,2 swaps 20 points 9', `, line 1: holes is "1,,2"; ${HOLES}`],
  ['holes a swaps 20 points 9', `, line 1: holes is "a"; ${HOLES}`],
  ['rows 3 cols 3 holes 1,3,5,7 swaps 9 points 9', `, line 1: holes is "1,3,5,7"; ${HOLES}`],
  [
    'kinds 4 swaps 20 points 9',
    ', line 1: --weights does not go with 4 kinds',
    settingsOf({ kinds: 3, weights: [3, 1, 1] }),
  ],
  ['swaps 20 points', `, line 1: "points" does not end with ${GOAL}`],
  ['swaps 20 points 1e3', `, line 1: "points 1e3" does not end with ${GOAL}`],
  ['swaps 20 points 9 gems', ', line 1: unexpected "gems"'],
  ['swaps 20 points 9 rows 5', ', line 1: unexpected "rows"'],
  ['swaps 20 gems', ', line 1: a gem is missing; accepted: A to G, the 7 kinds'],
  ['swaps 20 gems H 3', ', line 1: "H" is not a gem; accepted: A to G, the 7 kinds'],
  ['kinds 4 swaps 20 gems E 3', ', line 1: "E" is not a gem; accepted: A to D, the 4 kinds'],
  ['swaps 20 gems . 3', ', line 1: "." is not a gem; accepted: A to G'],
  ['swaps 20 gems A', `, line 1: "gems A" does not end with ${GOAL}`],
  ['swaps 20 gems A 3 A 4', ', line 1: gem A is listed twice'],
  ['swaps 1 points 1\n'.repeat(1001), ' has more than 1000 levels'],
]

describe('a list of levels', () => {
  test.each(GOOD_LEVELS)('%j is read', (text, value, settings = USUAL) => {
    expect(readLevels(written(text), settings)).toEqual({ ok: true, value })
    const lines = value.map(makeLevel).join('\n')
    expect(readLevels(written(lines), USUAL)).toEqual({ ok: true, value })
  })

  test.each(BAD_LEVELS)('%j is refused', (text, problem, settings = USUAL) => {
    const detail = expect.stringContaining(`${file}${problem}`)
    expect(readLevels(written(text), settings)).toMatchObject({ ok: false, detail })
  })
})

test('the examples in the documentation are read', () => {
  const page = readFileSync('docs/simulator.md', 'utf8')
  const [shape = '', example = '', levels = ''] = Array.from(
    page.matchAll(/^```\n(.*?)^```/gms),
    ([, text = '']) => text,
  )
  expect(readShape(written(shape))).toMatchObject({ ok: true, value: { rows: 6, cols: 8 } })
  expect(readBoard(written(example))).toMatchObject({ ok: true, value: { rows: 4, cols: 4 } })
  expect(readLevels(written(levels), USUAL)).toMatchObject({ ok: true, value: [{}, {}, {}] })
})
