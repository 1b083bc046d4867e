import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => ({ path, text: readFileSync(`src/${path}`, 'utf8') }))

/** All that matches in the style sheets, each with its file. */
const findAll = (pattern: RegExp) =>
  sheets.flatMap(({ path, text }) => (text.match(pattern) ?? []).map((one) => `${path}: ${one}`))

const isInPixels = (declaration: string) => /\dpx/.test(declaration)

test('text grows with the size that the browser is set to: none is in pixels', () => {
  const sizes = findAll(/^\s*(?:font|font-size):[^;]*;/gm)
  expect(sizes.length).toBeGreaterThan(50)
  expect(sizes.filter(isInPixels)).toEqual([])
})

test('so do the widths and heights at which a page is laid out otherwise', () => {
  const queries = findAll(/@media[^{]*/g)
  expect(queries.length).toBeGreaterThan(20)
  expect(queries.filter(isInPixels)).toEqual([])
})
