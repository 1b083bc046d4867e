import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const under = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`)

const textOf = (path: string): string => readFileSync(path, 'utf8')

const files = under('src').filter((path) => /\.\w+$/.test(path))
const sources = files.filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts')).toSorted()

const countLines = (path: string): number => textOf(path).split('\n').length - 1

/** Groups by key, in the order of the keys. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const groups = new Map<string, Item[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups].toSorted(([a], [b]) => a.localeCompare(b))
}

const MOST_FILES = 16

const crowdedFolders = (): readonly string[] =>
  groupBy(sources, dirname).flatMap(([folder, { length }]) =>
    length > MOST_FILES ? [`${folder}: ${length}`] : [],
  )

const FEWEST_LINES = 15

const shortFiles = (): readonly string[] =>
  sources.filter((path) => countLines(path) < FEWEST_LINES && !/\/index\.tsx?$/.test(path))

const EXPORTED_TYPE = /^export (?:interface|type) (\w+)/gm

/** Type names that stand for parallel things, one in each of several games or files, and why. */
const PARALLELS: Readonly<Record<string, string>> = {
  Board: 'Link, Patches and Cascade have one each, of other cells.',
  Budget:
    'How long a search may take: Link’s solver, Garden’s and Patches’ opponents, each in units of its own.',
}

const sharedTypeNames = (): readonly string[] =>
  groupBy(
    sources.flatMap((path) =>
      Array.from(textOf(path).matchAll(EXPORTED_TYPE), ([, name = '']) => ({ name, path })),
    ),
    ({ name }) => name,
  ).flatMap(([name, { length }]) => (length > 2 && !(name in PARALLELS) ? [name] : []))

const IMPORT = /(?:^|\n)(?:import|export)[^;'"]*?from\s+'([^']+)'|\nimport '([^']+)'/g

function importsOf(path: string): readonly string[] {
  return Array.from(`\n${textOf(path)}`.matchAll(IMPORT), ([, from, bare]) => {
    const name = from ?? bare ?? ''
    const file = name.startsWith('#src/') ? `src/${name.slice(5)}` : join(dirname(path), name)
    return [file, `${file}.ts`, `${file}.tsx`].find((known) => files.includes(known)) ?? ''
  }).filter((found) => found !== '')
}

const imports = new Map(sources.map((path) => [path, importsOf(path)]))

/** Returns all files that a file imports, types too, itself or through others. */
function reachedFrom(path: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const next of imports.get(path) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    reachedFrom(next, seen)
  }
  return seen
}

const cycles = (): readonly string[] => {
  const reached = new Map(sources.map((path) => [path, reachedFrom(path)]))
  const circular = sources.filter((path) => reached.get(path)?.has(path))
  return groupBy(circular, (path) =>
    circular
      .filter((other) => reached.get(path)?.has(other) && reached.get(other)?.has(path))
      .join(' ⇄ '),
  ).map(([ring]) => ring)
}

const sharedSheets = (): readonly string[] => {
  const used = sources.flatMap((path) =>
    importsOf(path)
      .filter((sheet) => sheet.endsWith('.module.css'))
      .map((sheet) => ({ sheet, path })),
  )
  return groupBy(used, ({ sheet }) => sheet).flatMap(([sheet, users]) =>
    users.length > 1 ? [`${sheet}: ${users.length}`] : [],
  )
}

/** The build leaves out a module sheet of which no class is read. */
const unreadSheets = (): readonly string[] =>
  sources.filter((path) => /^import '[^']+\.module\.css'/m.test(textOf(path)))

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...under('docs').filter((path) => path.endsWith('.md')),
]

/** Paths in code spans, links and comments, without wildcards and placeholders. */
const PATH = /(?:^|[\s(`"'])((?:src|tests|build|docs|public|lint)\/[\w./-]+\.\w+)/g

const COMMENT = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*/g

const HEADLESS = /\/\*\*\s+(?:\* )?(?:How|Whether|What|When|Where|Which|Who|Why)\b.*/g

const headlessComments = (): readonly string[] =>
  sources.flatMap((path) =>
    (textOf(path).match(HEADLESS) ?? []).map((comment) => `${path}: ${comment}`),
  )

const deadPaths = (): readonly string[] => {
  const pages = PAGES.map((path) => [path, textOf(path)] as const)
  const comments = sources.map(
    (path) => [path, (textOf(path).match(COMMENT) ?? []).join('\n')] as const,
  )
  return [...pages, ...comments].flatMap(([path, text]) =>
    Array.from(text.matchAll(PATH), ([, named = '']) => named.replace(/\.$/, ''))
      .filter((named) => !existsSync(named))
      .map((named) => `${path}: ${named}`),
  )
}
/** Names of code in code spans; `parseX` stands for many. */
const SYMBOL = /`([A-Za-z_]\w*[a-z0-9_])(?:\(\))?`/g

/** Names of other projects' code. */
const FOREIGN: readonly string[] = ['dependsOn']

const code = ['src', 'tests', 'build']
  .flatMap(under)
  .filter((path) => /\.(tsx?|css|py|js|sbatch)$/.test(path))
  .concat('package.json', 'vite.config.ts', 'biome.json', 'tsconfig.json')
const words = new Set(code.flatMap((path) => textOf(path).match(/\w+/g) ?? []))

const deadSymbols = (): readonly string[] =>
  PAGES.flatMap((path) =>
    Array.from(
      textOf(path)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(SYMBOL),
      ([, name = '']) => name,
    )
      .filter((name) => !words.has(name) && !FOREIGN.includes(name))
      .map((name) => `${path}: ${name}`),
  )

/** What the structure forbids, how offenders are found, and those that are left: struck out once mended. */
const LAWS: readonly (readonly [string, () => readonly string[], readonly string[]])[] = [
  ['no folder has more than sixteen files of its own', crowdedFolders, []],
  ['no files import each other in a circle, types included', cycles, []],
  ['no type name is exported by three files, but for parallels', sharedTypeNames, []],
  ['a style sheet belongs to one component', sharedSheets, []],
  ['a class is read of every module sheet', unreadSheets, []],
  ['no file but an index is shorter than fifteen lines', shortFiles, []],
  ['doc comments begin with a verb or a noun', headlessComments, []],
  ['pages and comments name files that exist', deadPaths, []],
  ['pages name code that exists', deadSymbols, []],
]

test.each(LAWS)('%s', (_, find, left) => {
  expect(find()).toEqual(left)
})
