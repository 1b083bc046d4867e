import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const FOLDER = 'src/ui/kit/fonts'

const fontsIn = (folder: string) =>
  readdirSync(folder).map((file) => ({ file, bytes: readFileSync(join(folder, file)) }))

test('the fonts are what their script writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  execFileSync('node', ['build/fonts.js', folder])
  expect(fontsIn(FOLDER)).toEqual(fontsIn(folder))
  rmSync(folder, { recursive: true })
})

test('the fonts weigh 20 kB at most', () => {
  const weight = fontsIn(FOLDER).reduce((sum, { bytes }) => sum + bytes.length, 0)
  expect(weight).toBeGreaterThan(10_000)
  expect(weight).toBeLessThanOrEqual(20_000)
})

test('the grain is what its script writes, at most 2 kB', () => {
  const folder = mkdtempSync(join(tmpdir(), 'grain-'))
  execFileSync('node', ['build/grain.js', folder])
  const bytes = readFileSync('src/ui/kit/grain.png')
  expect(bytes).toEqual(readFileSync(join(folder, 'grain.png')))
  expect(bytes.length).toBeLessThanOrEqual(2_000)
  rmSync(folder, { recursive: true })
})
