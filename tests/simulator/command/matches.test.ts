import { expect, test } from 'vitest'
import { openCommand } from '../../support/command'

const { simulate, write } = openCommand('simulate')

/** The first three are the source's, its symbols |, - and + as A, B and C. */
const PRINTED: readonly [name: string, text: string, clusters: string, lines: string][] = [
  [
    'a cluster of 8 gems',
    'A A B C\nC C C C\nC A A A\nC C C A',
    '[[3, 0, 1, 8], [1, 1, 2, 3]]',
    '[[3, 0, 1, 4], [3, 0, 1, 3], [1, 1, 2, 3], [3, 0, 3, 3]]',
  ],
  ['a run of 4, seen by two windows', 'AAAA', '[[1, 0, 0, 4]]', '[[1, 0, 0, 4]]'],
  ['two rows that overlap', 'ACCC\nCCCA\n', '[[3, 1, 0, 6]]', '[[3, 1, 0, 3], [3, 0, 1, 3]]'],
  [
    'runs between holes',
    'PPP.PPP\r\n.......\r\n',
    '[[16, 0, 0, 3], [16, 4, 0, 3]]',
    '[[16, 0, 0, 3], [16, 4, 0, 3]]',
  ],
  ['no match', 'AAB\nBBA', '[]', '[]'],
]

test.each(PRINTED)('matches prints the list of %s', async (_, text, clusters, lines) => {
  write('board.txt', text)
  const ways = [[], ['--counting', 'clusters'], ['--counting', 'lines']]
  for (const [index, way] of ways.entries()) {
    const stdout = `${index < 2 ? clusters : lines}\n`
    expect(await simulate(['matches', 'board.txt', ...way])).toEqual({
      status: 0,
      stdout,
      stderr: '',
    })
  }
})

test('a board that is none is refused with a sentence', async () => {
  write('board.txt', 'ABC\nABQ')
  const { status, stdout, stderr } = await simulate('matches board.txt')
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(
    /^simulate: board\.txt, line 2, column 3: "Q" is neither gem nor hole; accepted: A to P .*\n$/,
  )
})
