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
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import biome from '../biome.json' with { type: 'json' }
import { withBorders } from './support/borders'

/** A project with this one's settings, and in each folder files that each break one rule, or none. */
const project = mkdtempSync(join(tmpdir(), 'borders-'))
const SETTINGS = ['biome.json', 'tsconfig.json', 'build', '.gitignore']

type Case = readonly [folder: string, source: string]

const FORBIDDEN: readonly Case[] = [
  ['src/engine', "import '../games/link/rules/rules'"],
  ['src/engine', "import '../ui/Board'"],
  ['src/engine', "import 'react'"],
  ['src/engine', "import './../app/games'"],
  ['src/engine', 'export const now = Date.now()'],
  ['src/games/next/rules', "import 'react'"],
  ['src/games/next/rules', "import 'react/jsx-runtime'"],
  ['src/games/next/rules', "import 'react-dom/client'"],
  ['src/games/next/rules', "import 'zustand'"],
  ['src/games/next/rules', "import 'framer-motion'"],
  ['src/games/next/rules', "import 'wouter'"],
  ['src/games/next/rules', "import '@lingui/core'"],
  ['src/games/next/rules', "import 'node:fs'"],
  ['src/games/next/rules', "import '../ai/bot'"],
  ['src/games/next/rules', "import '../store'"],
  ['src/games/next/rules', "import '..'"],
  ['src/games/next/rules', "import '#src/games/link/rules/rules.ts'"],
  ['src/games/next/rules', "import '#src/ui/Board.ts'"],
  ['src/games/next/rules', "export * from '../../../app/games'"],
  ['src/games/next/rules', "import type { Size } from '../ui/size'\nexport type S = Size"],
  ['src/games/next/rules', "export const later = () => import('../ui/Page')"],
  ['src/games/next/rules', 'export const today = new Date()'],
  ['src/games/next/rules', "import '../solver/search'"],
  ['src/games/next/board', "import '../deal/deal'"],
  ['src/games/next/board', "import '../rules/rules'"],
  ['src/games/next/board', "import '../solver/search'"],
  ['src/games/next/board', 'export const now = Date.now()'],
  ['src/games/next/deal', "import '../solver/search'"],
  ['src/games/next/deal', "import '../rules/rules'"],
  ['src/games/next/deal', "import '../store'"],
  ['src/games/next/solver', "import '../store'"],
  ['src/games/next/solver', "import '../ui/Page'"],
  ['src/games/next/solver', "import '../grade/grade'"],
  ['src/games/next/grade/engine', "import '../../store'"],
  ['src/games/next/grade/engine', "import '../GradeBadge'"],
  ['src/games/next/grade/engine', 'export const now = Date.now()'],
  ['src/games/next/ai', "import '../store'"],
  ['src/games/next/ai', "import '../ui/Page'"],
  ['src/games/next/ai', "import 'zustand'"],
  ['src/games/next/ai', "import '#src/games/link/ai/bot.ts'"],
  ['src/games/next/lab', "import '../store'"],
  ['src/games/next/lab', "import '../ui/Page'"],
  ['src/games/next/lab', "import 'node:fs'"],
  ['src/games/next/lab', "import '#src/games/link/lab/batch.ts'"],
  ['src/games/next/lab', 'export const now = Date.now()'],
  ['src/games/next/lab/engine', "import '../page/LabPage.tsx'"],
  ['src/games/next/lab/engine', "import '../../store'"],
  ['src/games/next/lab/statistics', "import '../../ui/Page'"],
  ['src/games/next/lab/statistics', 'export const now = Date.now()'],
  ['src/games/next/lab/page', "import '../../../link/store'"],
  ['src/games/next/lab/page', "import '#src/app/games.ts'"],
  ['src/games/next', "import '#src/games/link/rules/rules.ts'"],
  ['src/games/next', "import '#src/app/games.ts'"],
  ['src/games/next', "import '#src/ui/board/Board.tsx'"],
  ['src/games/next', "import './ui/Page'"],
  ['src/games/next', "import '#src/games/link/store.ts'"],
  ['src/games/next/ui', "import '#src/games/link/ui/LinkPage.ts'"],
  ['src/games/next/ui', "import '#src/app/games.ts'"],
  ['src/games/next/ui/part', "import '../../../link/store'"],
  ['src/games/next/ui/part', "import '#src/games/link/store.ts'"],
  ['src/games/next', "import '#src/play/page/GamePage.tsx'"],
  ['src/play/page', "import '../../games/link/store'"],
  ['src/play/page', "import '#src/app/games.ts'"],
  ['src/share', "import '#src/play/tools/Tools.tsx'"],
  ['src/share', "import '#src/settings/SettingsDialog.tsx'"],
  ['src/results', "import '#src/app/games.ts'"],
  ['src/saves', "import '#src/results/results.ts'"],
  ['src/define', "import '#src/saves/saves.ts'"],
  ['src/define', "import '../play/session/store.ts'"],
  ['src/cli', "import '../ui/Board'"],
  ['src/cli', "import '#src/app/games.ts'"],
  ['src/cli', "import '#src/results/results.ts'"],
  ['src/cli/arena', "import '#src/games/garden/store.ts'"],
  ['src/cli/arena', "import '../../games/garden/ui/Board'"],
  ['src/cli', "import 'react'"],
  ['src/ui', "import '../games/link/store'"],
  ['src/ui', "import '#src/app/games.ts'"],
  ['src/ui', "import '../results/results'"],
  ['src/ui/board', "import '#src/play/page/GamePage.tsx'"],
  ['src/app', 'export const guess = (value: any) => value'],
  ['src/app', 'export const first = (list: string[]) => list[0]!'],
  ['src/app', "console.log('here')"],
  ['src/app', `export function long() {\n${'  Math.random()\n'.repeat(41)}}`],
]

const ALLOWED: readonly Case[] = [
  [
    'src/engine',
    "import './grid'\nimport 'valibot'\nimport 'pure-rand/generator/xoroshiro128plus'",
  ],
  ['src/games/next/rules', "import './types'\nimport '#src/engine/grid.ts'\nimport 'valibot'"],
  ['src/games/next/rules', "import '../board/board'\nimport '../deal/deal'"],
  ['src/games/next/ui/part', "import '../../store'\nimport './line'"],
  ['src/games/next/board', "import './cell'\nimport '#src/engine/grid.ts'"],
  [
    'src/games/next/deal',
    "import './draw'\nimport '../board/board'\nimport '#src/engine/random.ts'",
  ],
  ['src/games/next/solver', "import './exact'\nimport '../board/board'\nimport '../rules/rules'"],
  [
    'src/games/next/grade/engine',
    "import './players'\nimport '../../solver/position'\nimport '../../deal/deal'",
  ],
  ['src/games/next/grade', "import './engine/grade'\nimport '../store'\nimport '#src/ui/Board.ts'"],
  ['src/games/next/ai', "import './view'\nimport '../rules/rules'\nimport '#src/engine/random.ts'"],
  [
    'src/games/next/lab',
    "import './tally'\nimport '../rules/rules'\nimport '#src/engine/random.ts'\nimport 'valibot'",
  ],
  [
    'src/games/next/lab/engine',
    "import './bits'\nimport '../settings.ts'\nimport '../../rules/rules'",
  ],
  ['src/games/next/lab/page', "import '../engine/game'\nimport '../../store'\nimport 'react'"],
  ['src/games/next', "import './rules/rules'\nimport '#src/engine/session.ts'\nimport 'zustand'"],
  ['src/games/next/ui', "import '../store'\nimport '../rules/rules'\nimport '#src/ui/Board.ts'"],
  ['src/games/next/ui', "import './Tile'\nimport '#src/engine/grid.ts'\nimport 'framer-motion'"],
  ['src/games/next', "import '#src/play/session/store.ts'"],
  ['src/games/next/ui', "import '#src/results/results.ts'"],
  [
    'src/play/page',
    "import '../session/store.ts'\nimport '#src/engine/session.ts'\nimport '#src/share/ShareGame.tsx'",
  ],
  ['src/results', "import './results'\nimport '#src/saves/database.ts'\nimport 'zustand'"],
  [
    'src/cli',
    "import './command'\nimport '#src/engine/rules.ts'\nimport 'node:fs'\nimport 'cli-progress'",
  ],
  [
    'src/cli/arena',
    "import '../command.ts'\nimport '#src/games/garden/ai/search.ts'\nimport '#src/simulator/report/report.ts'",
  ],
  ['src/ui', "import './tokens.css'\nimport '#src/engine/grid.ts'\nimport 'react'"],
  ['src/app', "import '#src/games/next/index.tsx'\nimport '#src/ui/Board.tsx'\nimport 'wouter'"],
  ['tests/bench', "console.log('ten times as fast')"],
]

const LINT = ['lint', '--reporter=github', '--max-diagnostics=none']

const CYCLE = {
  'src/app/cycle-a.ts': "import { b } from './cycle-b'\nexport const a = (): number => b()\n",
  'src/app/cycle-b.ts': "import { a } from './cycle-a'\nexport const b = (): number => a()\n",
}

const DOM = 'export const title = () => document.title\n'
const PURE = [
  'board',
  'deal',
  'rules',
  'solver',
  'grade/engine',
  'ai',
  'lab',
  'lab/engine',
  'lab/statistics',
]
const PURE_FOLDERS = ['src/engine', ...PURE.map((folder) => `src/games/next/${folder}`)]
const FOLDERS_WITH_DOM = [
  'src/games/next',
  'src/games/next/ui',
  'src/games/next/lab/page',
  'src/games/next/grade',
  'src/play',
  'src/ui',
  'src/app',
]

const forbidden = FORBIDDEN.map(([folder, source], number) => ({
  path: `${folder}/forbidden-${number}.ts`,
  source,
}))
const allowed = ALLOWED.map(([folder, source], number) => ({
  path: `${folder}/allowed-${number}.ts`,
  source,
}))

function write(path: string, source: string): void {
  const file = join(project, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, source)
}

/** The files in which a tool finds faults. */
function findFaults(tool: 'biome' | 'tsc', pattern: RegExp, ...args: string[]): Set<string> {
  const command = resolve('node_modules/.bin', tool)
  const { stdout } = spawnSync(command, args, { cwd: project, encoding: 'utf8' })
  return new Set(Array.from(stdout.matchAll(pattern), ([, path = '']) => path))
}

let linted: Set<string>
let mistyped: Set<string>

beforeAll(() => {
  for (const name of SETTINGS) cpSync(name, join(project, name), { recursive: true })
  for (const { path, source } of [...forbidden, ...allowed]) write(path, `${source}\n`)
  for (const [path, source] of Object.entries(CYCLE)) write(path, source)
  for (const folder of [...PURE_FOLDERS, ...FOLDERS_WITH_DOM]) write(`${folder}/dom.ts`, DOM)
  linted = findFaults('biome', /file=(?:.*\/)?((?:src|tests)\/[^,]+)/g, ...LINT)
  mistyped = findFaults(
    'tsc',
    /^(src\/[^(]+)\(.*document/gm,
    '--project',
    'build/tsconfig.pure.json',
  )
})

afterAll(() => rmSync(project, { recursive: true }))

test.each(forbidden)('$path is refused: $source', ({ path }) => {
  expect(linted).toContain(path)
})

test.each(allowed)('$path passes: $source', ({ path }) => {
  expect(linted).not.toContain(path)
})

test('imports in a circle are refused', () => {
  expect([...linted]).toEqual(expect.arrayContaining(Object.keys(CYCLE)))
})

test('the engine, rules, opponents and simulators know no browser', () => {
  expect([...mistyped].toSorted()).toEqual(
    PURE_FOLDERS.map((folder) => `${folder}/dom.ts`).toSorted(),
  )
})

/** `row * cols + col`, `index % cols`, `index / cols`, and their like. */
const INDEX_ARITHMETIC = /(\brow|\+ 1\)) \* (\w+\.)*cols\b|\* (\w+\.)*cols \+|[%/] (\w+\.)*cols\b/i

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((path) => `src/${path.replaceAll('\\', '/')}`)
  .filter((path) => /\.tsx?$/.test(path))

test('only the grid computes with indices', () => {
  const found = sources.filter((path) => INDEX_ARITHMETIC.test(readFileSync(path, 'utf8')))
  expect(found).toEqual(['src/engine/grid.ts'])
})

/** Words that have a better one in the field: gravity, assist, idle, driver, save, event, route, worker … */
const COINED = new Set(
  'drift aid aids desk leisure referee keeper happening told laid lying shelf asked scene deserted hurry noted spoken speaks came come fence stranger thought deed weighed weigh worth lay judged stranded thing bench brought happens ways said saying anew kept tell'.split(
    ' ',
  ),
)

const NOT_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"]*"/g

/** Words of the identifiers in a file: `setAside` has two. */
function wordsOf(path: string): readonly string[] {
  const code = readFileSync(path, 'utf8').replace(NOT_CODE, '')
  const names = code.match(/[A-Za-z_$]+/g) ?? []
  return names.flatMap((name) => name.split(/(?=[A-Z])|_/)).map((word) => word.toLowerCase())
}

test('identifiers use words of the field', () => {
  const found = sources.flatMap((path) =>
    wordsOf(path).flatMap((word) => (COINED.has(word) ? [`${path}: ${word}`] : [])),
  )
  expect(found).toEqual([])
})

/** To write biome.json after changing the table: `npx vitest run tests/borders.test.ts -u`. */
test('biome.json has the borders of the table', async () => {
  const input = JSON.stringify(withBorders(biome), undefined, 2)
  const format = ['format', '--stdin-file-path=biome.json']
  const { stdout } = spawnSync(resolve('node_modules/.bin/biome'), format, {
    input,
    encoding: 'utf8',
  })
  await expect(stdout).toMatchFileSnapshot('../biome.json')
})

const IMPORT = /from '([^']+)'|import '([^']+)'/g

/** The project's files that a file imports, types aside, itself and through others. */
function importsOf(path: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(path)) return seen
  seen.add(path)
  const code = readFileSync(path, 'utf8').replace(/^import type .*?'\n/gms, '')
  for (const [, from, bare] of code.matchAll(IMPORT)) {
    const name = from ?? bare ?? ''
    const file = name.startsWith('#src/') ? `src/${name.slice(5)}` : join(dirname(path), name)
    const found = [file, `${file}.ts`, `${file}.tsx`].find((known) => sources.includes(known))
    if (found && (name.startsWith('.') || name.startsWith('#'))) importsOf(found, seen)
  }
  return seen
}

test.each(readdirSync('src/games'))('the store of %s imports no component', (game) => {
  const imported = [...importsOf(`src/games/${game}/store.ts`)]
  expect(imported).toContain('src/engine/session.ts')
  expect(imported.filter((path) => path.endsWith('.tsx'))).toEqual([])
})
