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
const paths = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.css'),
)
const sheets = paths.map((path) => readFileSync(`src/${path}`, 'utf8'))

test('text grows with the size that the browser is set to', () => {
  const sizes = Array.from(tokens.matchAll(/--text-\w+: ([^;]*);/g), ([, size = '']) => size)
  expect(sizes.length).toBeGreaterThan(5)
  expect(sizes.filter((size) => /\dpx/.test(size))).toEqual([])
})

/** Breakpoints; media queries cannot read tokens. Container queries are free. */
const BREAKPOINTS = [
  'max-width: 56.25em',
  'max-width: 40em',
  'max-width: 18.75em',
  'max-height: 30em',
]

test('media queries use these four breakpoints only', () => {
  const sizes = sheets
    .flatMap((text) => text.match(/@media[^{]*/g) ?? [])
    .flatMap((query) => query.match(/[\w-]*(?:width|height)[^)]*/g) ?? [])
  expect(new Set(sizes)).toEqual(new Set(BREAKPOINTS))
})

/** The most lines of style sheets in a folder: whoever deletes some lowers its number. */
const MOST_LINES: Readonly<Record<string, number>> = {
  app: 217,
  'games/cascade': 277,
  'games/garden': 347,
  'games/link': 784,
  'games/patches': 448,
  opponents: 29,
  play: 904,
  results: 283,
  saves: 33,
  settings: 12,
  share: 54,
  simulator: 210,
  ui: 1635,
}

test('no folder has more lines of style than before', () => {
  const lines: Record<string, number> = {}
  for (const [index, path] of paths.entries()) {
    const folder = /^(?:games\/)?\w+/.exec(path)?.[0] ?? path
    lines[folder] = (lines[folder] ?? 0) + (sheets[index]?.split('\n').length ?? 0) - 1
  }
  const risen = Object.entries(lines).filter(([folder, count]) => count > (MOST_LINES[folder] ?? 0))
  expect(risen).toEqual([])
})

/**
 * The lines with `:has()`, and why its subject contains neither a board nor what is below it, which each change inside
 * would restyle as a whole.
 */
const SUBJECTS: Readonly<Record<string, readonly [reason: string, ...lines: string[]]>> = {
  'ui/kit/base.css': [
    'a label of one control',
    'label:has(> &) {',
    'label:has(> .cover:focus-visible) {',
  ],
  'ui/kit/Stages.module.css': [
    'a stage of a list',
    '&:is([data-next="true"], :has(:checked)) .tile {',
    '&:has(:checked) .tile {',
  ],
  'ui/form/Chips.module.css': [
    'choices of a form',
    '&:has(> .chip:is(:nth-of-type(3), :nth-of-type(6)):last-child) {',
    '&:has(> .chip:nth-of-type(4):last-child) {',
    '&:has(> .chip:nth-of-type(5):last-child) {',
    '&:has(:checked) {',
  ],
  'simulator/page/LabPage.module.css': [
    'the lab, printed',
    ':root:has(.about) {',
    'main:has(.about) {',
  ],
  'simulator/page/RunForm.module.css': ['fields of a form', 'div:has('],
  'results/ui/Results.module.css': [
    'a card of results',
    '&[data-cards="1"]:not(:has(> div + div)) {',
    '> div:not(:has(> :nth-child(3))) {',
  ],
  'play/race/RaceLine.module.css': ['the title above', 'h1:has(~ &) > span {'],
  'play/end/Ended.module.css': ['the dialog of an end', 'dialog:has(> &) {'],
  'games/patches/ui/layout/Hand.module.css': ['a hand of four', '&:has([data-dragged]) {'],
}

test('no rule restyles a board by what is in it', () => {
  const found = sheets.flatMap((text, index) => {
    const lines = text.split('\n').filter((line) => line.includes(':has('))
    return lines.length > 0 ? [[paths[index], lines.map((line) => line.trim())] as const] : []
  })
  const listed = Object.entries(SUBJECTS).map(([path, [, ...lines]]) => [path, lines])
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed))
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
