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
  sources.filter(
    (path) => countLines(path) < FEWEST_LINES && !/\/(?:index\.tsx?|worker\.ts)$/.test(path),
  )

const TYPE = /^(?:export )?(?:interface|type) (\w+)/gm

/** Type names that stand for parallel things, one in each of several games or files, and why. */
const PARALLELS: Readonly<Record<string, string>> = {
  Board: 'Link, Patches and Cascade have one each, of other cells.',
  Budget:
    'How long a search may take: Link’s solver, Garden’s and Patches’ opponents, each in units of its own.',
  Context: 'What the words of each game’s `tell.ts` depend on.',
  Cues: 'The motions of each game’s pieces, in its `timeline.ts`.',
  Look: 'Looks of a cell, as each game’s style sheet names them.',
}

const sharedTypeNames = (): readonly string[] =>
  groupBy(
    sources.flatMap((path) =>
      Array.from(textOf(path).matchAll(TYPE), ([, name = '']) => ({ name, path })),
    ),
    ({ name }) => name,
  ).flatMap(([name, { length }]) => (length > 2 && !(name in PARALLELS) ? [name] : []))

/** Imports of all kinds: of types, lazy ones, and workers. */
const IMPORT =
  /(?:^|\n)(?:import|export)[^;'"]*?from\s+'([^']+)'|\nimport '([^']+)'|import\('([^']+)'\)|new URL\('([^']+)'/g

const namesIn = (path: string): readonly string[] =>
  Array.from(`\n${textOf(path)}`.matchAll(IMPORT), ([, ...names]) => names.find(Boolean) ?? '')

const importsOf = (path: string): readonly string[] =>
  namesIn(path).flatMap((name) => {
    const file = name.startsWith('#src/') ? `src/${name.slice(5)}` : join(dirname(path), name)
    return [file, `${file}.ts`, `${file}.tsx`].find((known) => files.includes(known)) ?? []
  })

const imports = new Map(sources.map((path) => [path, importsOf(path)]))

/** What each node of a graph leads to. */
type Graph = ReadonlyMap<string, Iterable<string>>

/** Returns all nodes that a node leads to, itself or through others. */
function reachedFrom(graph: Graph, node: string, seen = new Set<string>()): ReadonlySet<string> {
  for (const next of graph.get(node) ?? []) {
    if (seen.has(next)) continue
    seen.add(next)
    reachedFrom(graph, next, seen)
  }
  return seen
}

function cyclesOf(graph: Graph): readonly string[] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]))
  const circular = [...graph.keys()].filter((node) => reached.get(node)?.has(node)).toSorted()
  return groupBy(circular, (node) =>
    circular
      .filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node))
      .join(' ⇄ '),
  ).map(([ring]) => ring)
}

/** A file's folder; the files of a game's own folder stand on floors of their own. */
const partOf = (path: string): string =>
  /^src\/games\/\w+\/[^/]+$/.test(path) ? path : dirname(path)

const folderCycles = (): readonly string[] =>
  cyclesOf(
    new Map(
      groupBy(sources, partOf).map(([part, paths]) => [
        part,
        new Set(
          paths
            .flatMap(importsOf)
            .map(partOf)
            .filter((other) => other !== part),
        ),
      ]),
    ),
  )

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

/** Parts of code spans that are of other programs, a reader's own, or stand for many. */
const ELSEWHERE = new Set(
  [
    'dependsOn completionMode: completions: Indexed',
    '--cpu-prof --joblog --testFiles --workdir grep',
    '/shared 1/swap parts/*.log parts/whole.json',
    'COMMAND identifier makeX memoize parseX snapshots verb',
  ].flatMap((parts) => parts.split(' ')),
)

const BUILT = /^(?:dist|node_modules|test-results)\//

const places = ['.ci', '.github', 'build', 'docs', 'public', 'src', 'tests']
  .flatMap((folder) => [folder, ...under(folder)])
  .concat(readdirSync('.'))

const words = new Set(
  places
    .filter((path) => /\.(tsx?|css|html|js|json|py|sbatch|sh)$/.test(path))
    .filter((path) => path !== 'tests/structure.test.ts')
    .flatMap((path) => textOf(path).replace(COMMENT, '').match(/\w+/g) ?? []),
)

const PATH_ALONE =
  /^(?=.*[a-z]{2})(?:[\w.<>*-]*\/[\w.<>*/-]*|[\w.-]+\.(?:tsx?|css|html|js|json|md|py|yml))$/

/** Looks for a path from the top, or by its last parts; `*` and `<name>` stand for one folder. */
const isPlace = (path: string): boolean => {
  const pattern = path.replace(/\/$/, '').replaceAll('.', '\\.')
  const ending = new RegExp(`(?:^|/)${pattern.replace(/\*|<\w+>/g, '[^/]+')}$`)
  return places.some((place) => ending.test(place))
}

/** Numbers and boards of a few letters are no names. */
const NAME = /\w*[a-z]\w*|[A-Z_]{5,}/g

const isKnown = (part: string): boolean =>
  ELSEWHERE.has(part) ||
  BUILT.test(part) ||
  (PATH_ALONE.test(part)
    ? isPlace(part)
    : (part.match(NAME) ?? []).every((name) => words.has(name)))

const isCommand = (span: string): boolean => {
  const [, script] = /^npm run (\S+)/.exec(span) ?? []
  return script === undefined || textOf('package.json').includes(`"${script}": "`)
}

const deadSpans = (): readonly string[] =>
  PAGES.flatMap((path) =>
    Array.from(
      textOf(path)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/`([^`\n]+)`/g),
      ([, span = '']) => span,
    )
      .filter((span) => !isCommand(span) || !span.split(/[\s'",()]+/).every(isKnown))
      .map((span) => `${path}: ${span}`),
  )

/** What each folder imports but itself, lazily too, from the lowest floor to the highest; `*` is any game, which imports no other. */
const FLOORS: Readonly<Record<string, string>> = {
  engine: '',
  ui: 'engine',
  opponents: 'engine ui',
  define: 'engine ui opponents',
  saves: 'engine ui define',
  results: 'engine ui opponents define saves',
  settings: 'ui define',
  share: 'engine ui define results',
  'play/worker': 'ui define',
  'play/session': 'engine ui define saves',
  'play/tools': 'engine ui define settings share play/session',
  'play/board': 'engine ui define',
  'play/judge': 'engine ui define play/worker',
  'play/race': 'engine ui define results share',
  'play/story': 'engine ui define results play/worker play/session play/board play/judge play/race',
  'play/end':
    'engine ui opponents define results share play/tools play/board play/judge play/race play/story',
  'play/page':
    'engine ui define saves results play/session play/tools play/board play/race play/story play/end',
  'games/*/board': 'engine',
  'games/*/deal': 'engine games/*/board',
  'games/*/rules': 'engine games/*/board games/*/deal',
  'games/*/solver': 'engine games/*/board games/*/deal games/*/rules',
  'games/*/ai': 'engine games/*/rules',
  'games/*/agents': 'engine games/*/rules',
  'games/*/tiles': 'ui games/*',
  'games/*/grade/engine': 'engine games/*/board games/*/deal games/*/solver',
  'games/*/grade': 'ui define play/worker games/*/board games/*/deal games/*/grade/engine games/*',
  'games/*/grade/page': 'ui games/*/deal games/*/grade/engine games/*/grade games/*',
  'games/*/journey':
    'engine ui define saves results games/*/board games/*/deal games/*/rules games/*/grade/engine games/*/grade games/*/ui games/*',
  'games/*/problems': 'engine games/*/deal games/*/rules games/*',
  'games/*/levels': 'engine ui define results games/*/rules games/*/agents games/*/ui games/*',
  'games/*/ui':
    'engine ui opponents define saves results share play/worker play/session play/tools play/board play/judge play/race play/story play/page games/*/board games/*/deal games/*/rules games/*/solver games/*/ai games/*/agents games/*/tiles games/*/grade games/*/journey games/*/levels games/*',
  'games/*':
    'engine ui opponents define saves play/worker play/tools play/board play/page games/*/board games/*/deal games/*/rules games/*/solver games/*/ai games/*/agents games/*/tiles games/*/grade/engine games/*/grade games/*/grade/page games/*/journey games/*/problems games/*/levels games/*/ui',
  'simulator/statistics': 'engine games/*/agents',
  'simulator/runs': 'engine games/*/rules games/*/agents simulator/statistics',
  'simulator/report': 'engine games/*/rules games/*/agents simulator/statistics simulator/runs',
  'simulator/terminal': 'simulator/runs',
  'simulator/serve': 'engine games/*/rules games/*/agents simulator/runs simulator/terminal',
  'simulator/command':
    'engine games/*/rules games/*/agents simulator/statistics simulator/runs simulator/report simulator/terminal simulator/serve',
  simulator: 'play/worker simulator/runs',
  'simulator/plots': 'engine ui share games/*/rules games/* simulator/statistics simulator/runs',
  'simulator/page':
    'engine ui define saves play/worker games/*/agents games/* simulator/statistics simulator/runs simulator/report simulator simulator/plots',
  cli: 'engine games/*/rules games/*/ai simulator/statistics simulator/runs simulator/terminal simulator/serve simulator/command',
  app: 'engine ui opponents define saves results settings play/page games/*/ui games/* simulator/page',
}

/** The folder of the table that a file lies in. */
function floorOf(path: string): string {
  const [top = '', ...folders] = dirname(path.slice('src/'.length)).split('/')
  const [first, second, third] = folders
  if (top === 'games')
    return ['games/*', second, second === 'grade' && third].filter(Boolean).join('/')
  return [top, /play|simulator/.test(top) && first].filter(Boolean).join('/')
}

const gameOf = (path: string): string | undefined => /^src\/games\/(\w+)/.exec(path)?.[1]

const strayImports = (): readonly string[] =>
  sources
    .filter((path) => floorOf(path) in FLOORS)
    .flatMap((path) =>
      importsOf(path)
        .filter((to) => /\.tsx?$/.test(to) && !isAllowed(path, to))
        .map((to) => `${path} → ${to}`),
    )

function isAllowed(path: string, to: string): boolean {
  const [from, floor] = [floorOf(path), floorOf(to)]
  const isOther = gameOf(path) && gameOf(to) && gameOf(path) !== gameOf(to)
  return !isOther && (from === floor || (FLOORS[from]?.split(' ').includes(floor) ?? false))
}

/** Folders without a browser, a clock or chance: types in `build/tsconfig.pure.json`, packages here. */
const PURE =
  /^(?:engine|games\/\*\/(?:board|deal|rules|solver|ai|agents|grade\/engine)|simulator\/(?:statistics|runs|report))$/

const impurePackages = (): readonly string[] =>
  sources
    .filter((path) => PURE.test(floorOf(path)))
    .flatMap((path) =>
      namesIn(path)
        .filter((name) => !/^(?:[.#]|valibot$|pure-rand\/)/.test(name))
        .map((name) => `${path}: ${name}`),
    )

/** `row * cols + col`, `index % cols`, `index / cols`, and their like. */
const INDEX_ARITHMETIC = /(\brow|\+ 1\)) \* (\w+\.)*cols\b|\* (\w+\.)*cols \+|[%/] (\w+\.)*cols\b/i

const indexArithmetic = (): readonly string[] =>
  sources.filter((path) => INDEX_ARITHMETIC.test(textOf(path)) && path !== 'src/engine/grid.ts')

/** Words that have a better one in the field: gravity, assist, idle, driver, save, event, route, worker … */
const COINED = new Set(
  'drift aid aids desk leisure referee keeper happening laid lying shelf asked scene deserted hurry noted spoken speaks came come fence stranger thought deed weighed weigh worth lay judged stranded thing bench brought happens ways said saying anew kept'.split(
    ' ',
  ),
)

const NOT_CODE = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:[^'\\\n]|\\.)*'|`[^`]*`|"[^"]*"/g

/** Words of the identifiers in a file: `setAside` has two. */
function wordsOf(path: string): readonly string[] {
  const code = textOf(path).replace(NOT_CODE, '')
  const names = code.match(/[A-Za-z_$]+/g) ?? []
  return names.flatMap((name) => name.split(/(?=[A-Z])|_/)).map((word) => word.toLowerCase())
}

const coinedWords = (): readonly string[] =>
  sources.flatMap((path) =>
    wordsOf(path).flatMap((word) => (COINED.has(word) ? [`${path}: ${word}`] : [])),
  )

/** A text with its id: an object of both, or `<Trans id="…" message="…" />`. */
const DECLARED = /\bid: '([^'\s]+)',\s*message\b|<Trans\s+id="([^"]+)"\s+message=/g

/** Ids of texts that stand in several places, in the order of the alphabet. */
const repeatedTexts = (): readonly string[] =>
  groupBy(
    sources.flatMap((path) =>
      Array.from(textOf(path).matchAll(DECLARED), ([, object, element]) => object ?? element ?? ''),
    ),
    (id) => id,
  ).flatMap(([id, { length }]) => (length > 1 ? [id] : []))

/** What the structure forbids, how offenders are found, and those that are left: struck out once mended. */
const LAWS: readonly (readonly [string, () => readonly string[], readonly string[]])[] = [
  ['no folder has more than sixteen files of its own', crowdedFolders, []],
  ['no files import each other in a circle, types included', () => cyclesOf(imports), []],
  ['no folders import each other in a circle', folderCycles, []],
  ['a folder imports only folders of the table', strayImports, []],
  ['what is pure imports only valibot and pure-rand', impurePackages, []],
  ['only the grid computes with indices', indexArithmetic, []],
  ['identifiers use words of the field', coinedWords, []],
  ['no type name is declared in three files, but for parallels', sharedTypeNames, []],
  ['a message id is declared in one place', repeatedTexts, []],
  ['a style sheet belongs to one component', sharedSheets, []],
  ['a class is read of every module sheet', unreadSheets, []],
  ['no file but an index or a worker is shorter than fifteen lines', shortFiles, []],
  ['doc comments begin with a verb or a noun', headlessComments, []],
  ['pages and comments name files that exist', deadPaths, []],
  ['pages name paths, commands and code that exist', deadSpans, []],
]

test.each(LAWS)('%s', (_, find, left) => {
  expect(find()).toEqual(left)
})
