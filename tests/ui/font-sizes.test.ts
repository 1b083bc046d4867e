import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

/** Returns all matches in the style sheets, each with its file. */
const findAll = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((one) => `${path}: ${one}`))

const isInPixels = (declaration: string) => /\dpx/.test(declaration)

test('font sizes are relative', () => {
  const sizes = findAll(/^\s*(?:font|font-size):[^;]*;/gm)
  expect(sizes.length).toBeGreaterThan(50)
  expect(sizes.filter(isInPixels)).toEqual([])
})

test('breakpoints are relative', () => {
  const queries = findAll(/@media[^{]*/g)
  expect(queries.length).toBeGreaterThan(20)
  expect(queries.filter(isInPixels)).toEqual([])
})
