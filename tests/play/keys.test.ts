import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOOLS } from '#src/play/page/tool-kinds.ts'

/** Keys of README's table, under "Keys". */
function keysInReadme(): ReadonlySet<string> {
  const [, table = ''] = readFileSync('README.md', 'utf8').split('### Keys')
  const cells = Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell)
  return new Set(cells.flatMap((cell) => cell.split(' ')))
}

test('README names the key of every tool', () => {
  const keys = Object.values(TOOLS).flatMap(([, , key = []]) => key)
  const named = keysInReadme()
  expect(keys.filter((key) => !named.has(key.toUpperCase()))).toEqual([])
})
