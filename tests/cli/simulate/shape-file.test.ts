import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readShape } from '#src/cli/simulate/shape-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'shape-'))
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
