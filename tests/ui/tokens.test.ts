import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const tokens = readFileSync('src/ui/kit/tokens.css', 'utf8')
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(`src/${path}`, 'utf8'))

test('text grows with the size that the browser is set to', () => {
  const sizes = Array.from(tokens.matchAll(/--text-\w+: ([^;]*);/g), ([, size = '']) => size)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter((size) => /\dpx/.test(size))).toEqual([])
})

/** Breakpoints; media queries cannot read tokens. */
const BREAKPOINTS = ['width: 56.25em', 'width: 40em', 'width: 18.75em', 'height: 30em']

test('media queries use these breakpoints only', () => {
  const sizes = sheets
    .flatMap((text) => text.match(/@media[^{]*/g) ?? [])
    .flatMap((query) => query.match(/(?:width|height): [^)]*/g) ?? [])
  expect(sizes.length).toBeGreaterThan(20)
  expect(sizes.filter((size) => !BREAKPOINTS.includes(size))).toEqual([])
})

test('high contrast and forced colours have no grain', () => {
  const rules = tokens.match(/[^{}]+\{[^{}]*--grain: none;/g) ?? []
  expect(rules.map((rule) => /contrast|:root/.exec(rule)?.[0])).toEqual(['contrast', ':root'])
})

const REFUSED = [
  'color: #fff',
  'box-shadow: 0 1px 2px #0006',
  'background: rgb(1 2 3)',
  'stroke: hsl(120 50% 50%)',
  'border: 1px solid red',
  'font-size: 1rem',
  'font-size: calc(var(--cell) * 0.3)',
  'font-weight: 650',
  'font: 700 1rem / 1.4 var(--font)',
  'border-radius: 4px',
  'border-top-left-radius: 50%',
  'gap: 8px',
  'padding: 0 12px',
  'margin-left: -4px',
]

const PASSING = [
  'color: var(--muted)',
  'background: color-mix(in srgb, var(--leaf) 35%, transparent)',
  'font-size: var(--text-s)',
  'font-weight: var(--bold)',
  'font: var(--bold) var(--text-xs) var(--font)',
  'border-radius: var(--radius-s)',
  'border-radius: calc(var(--cell) * 0.2)',
  'gap: var(--space-s) 10px',
  'padding: 14px 2.8px',
]

/** Lints a sheet of one rule for each declaration, by this project's settings; returns what is complained of. */
function lintSheet(declarations: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'tokens-'))
  for (const name of ['biome.json', 'build', '.gitignore'])
    cpSync(name, join(folder, name), { recursive: true })
  mkdirSync(join(folder, 'src'))
  const rules = declarations.map((declaration) => `.some { ${declaration} }`)
  writeFileSync(join(folder, 'src/sheet.css'), rules.join('\n'))
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github'],
    { cwd: folder, encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  const lines = Array.from(stdout.matchAll(/title=plugin,.*?,line=(\d+)/g), ([, line]) =>
    Number(line),
  )
  return declarations.filter((_, index) => lines.includes(index + 1))
}

test('sheets take colours, sizes, weights, radii and common distances from the tokens', () => {
  expect(lintSheet([...REFUSED, ...PASSING])).toEqual(REFUSED)
})
