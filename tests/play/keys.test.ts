import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { TOOLS } from '#src/ui/kit/tool-kinds.ts'

const KEYS = Object.entries(TOOLS).flatMap(([kind, [, , key]]) => (key ? [{ kind, key }] : []))

/** Keys of README's table, under "Keys". */
function keysInReadme(): ReadonlySet<string> {
  const [, section = ''] = readFileSync('README.md', 'utf8').split('### Keys')
  const [table = ''] = section.split('\n#')
  const cells = Array.from(table.matchAll(/^\| ([^|]+) \|/gm), ([, cell = '']) => cell)
  return new Set(cells.flatMap((cell) => cell.split(' ')))
}

test('README names the key of every tool', () => {
  const named = keysInReadme()
  expect(KEYS.filter(({ key }) => !named.has(key.toUpperCase()))).toEqual([])
})

test('no two tools have the same key, but for Pause and Resume', () => {
  const keys = KEYS.filter(({ kind }) => kind !== 'resume').map(({ key }) => key)
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([])
})

test('every tool is on some page', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') || path.endsWith('.tsx'))
    .map((path) => readFileSync(`src/${path}`, 'utf8'))
  const isUsed = (kind: string) => sources.some((source) => source.includes(`tool('${kind}'`))
  // Every header has Mute.
  const kinds = Object.keys(TOOLS).filter((kind) => kind !== 'mute')
  expect(kinds.filter((kind) => !isUsed(kind))).toEqual([])
})
