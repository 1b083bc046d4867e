import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readBoard, readShape } from '#src/simulator/command/board-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'board-'))
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

const GOOD_BOARDS: readonly [text: string, board: object][] = [
  ['P', { rows: 1, cols: 1, cells: Uint8Array.of(16) }],
  ['A B .\r\n\tB B B\r\n', { rows: 2, cols: 3, cells: Uint8Array.of(1, 2, 0, 2, 2, 2) }],
  ['["AB.",\n "BBB"]', { rows: 2, cols: 3, cells: Uint8Array.of(1, 2, 0, 2, 2, 2) }],
]

const BAD_BOARDS: readonly [text: string, problem: string][] = [
  ['', ' is 0 × 1 cells; accepted: A to P for a gem, . for a hole, 1 to 32 lines'],
  ['A'.repeat(33), ' is 33 × 1 cells; accepted: A to P'],
  ['A\n'.repeat(33), ' is 1 × 33 cells; accepted: A to P'],
  ['AB\nABC', ', line 2: it is longer or shorter than the first; accepted: A to P'],
  ['AB\nQA', ', line 2, column 1: "Q" is neither gem nor hole; accepted: A to P'],
  ['["AB", "ABC"]', ', line 2: it is longer or shorter than the first; accepted: A to P'],
  ['["AB", 12]', ', line 2, column 1: "1" is neither gem nor hole; accepted: A to P'],
  ['{"board": "AB"}', ', line 1, column 1: "{" is neither gem nor hole; accepted: A to P'],
  ['A\u001bB', ', line 1, column 2: "\\u001b" is neither gem nor hole; accepted: A to P'],
]

describe('a board', () => {
  test.each(GOOD_BOARDS)('%j is read', (text, value) => {
    expect(readBoard(written(text))).toEqual({ ok: true, value })
  })

  test.each(BAD_BOARDS)('%j is refused', (text, problem) => {
    const detail = expect.stringContaining(`${file}${problem}`)
    expect(readBoard(written(text))).toMatchObject({ ok: false, detail })
  })
})
