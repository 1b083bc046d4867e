/** The floors of `src`, from the lowest: a folder may import those of lower floors. */
export const FLOORS: readonly (readonly string[])[] = [
  ['engine'],
  ['ui'],
  ['opponents'],
  ['define'],
  ['saves'],
  ['results'],
  ['settings', 'share'],
  ['play'],
  ['games'],
  ['app', 'cli'],
]

type Border = readonly [files: string, refused: readonly string[], message: string]

/** A folder's imports of others are written `#src/…`; a path that climbs to them is refused too. */
const everyFileIn = (folder: string): string => `**/${folder}/**`

const floorBorders: readonly Border[] = FLOORS.flatMap((floor, level) =>
  floor.map((folder): Border => {
    const others = floor.filter((other) => other !== folder)
    const above = FLOORS.slice(level + 1).flat()
    return [
      `src/${folder}/**`,
      [...others, ...above].map(everyFileIn),
      `src/${folder} imports only folders of lower floors.`,
    ]
  }),
)

const ENGINE = '#src/engine/**'

/** A folder may import itself and these. */
const only = (...allowed: readonly string[]) => [
  '**',
  '!./**',
  ...allowed.map((path) => `!${path}`),
  './../**',
]

const GAME = 'A game imports only itself and the folders below src/games.'

/** What lies outside a game, seen from so many folders deep in it. */
const outside = (depth: number): readonly string[] => {
  const up = '../'.repeat(depth + 1)
  return [up.slice(0, -1), `${up}**`, './../**', '#src/games/**', '#src/app/**', '#src/cli/**']
}

const LAB = 'A simulator imports only its own folders, its game’s rules, the engine and valibot.'

const COMMAND =
  'A command imports only its own folder, the engine, rules, opponents and simulators.'

/** Imports that each folder may not have; a path after `!` is allowed again. Generates biome.json. */
const BORDERS: readonly Border[] = [
  ...floorBorders.filter(([files]) => !/(engine|games|app|cli)/.test(files)),
  [
    'src/engine/**',
    only('valibot', 'pure-rand/**'),
    'The engine imports only itself, valibot and pure-rand.',
  ],
  ['src/games/*/*.tsx', outside(0), GAME],
  [
    'src/games/*/*.ts',
    [...outside(0), '#src/play/**/*.tsx', '#src/ui/**/*.tsx', './ui', './ui/**'],
    'A game’s store imports only its game and folders below, and no component.',
  ],
  ['src/games/*/story.ts', outside(0), GAME],
  ['src/games/*/*/*', outside(1), GAME],
  ['src/games/*/*/*/*', outside(2), GAME],
  ['src/games/*/board/**', only(ENGINE), 'A board imports only its own folder and the engine.'],
  [
    'src/games/*/deal/**',
    only('../board/**', ENGINE),
    'A deal imports only its own folder, the board and the engine.',
  ],
  [
    'src/games/*/rules/**',
    only('../board/**', '../deal/**', ENGINE, 'valibot'),
    'Rules import only their own folder, board and deal, the engine and valibot.',
  ],
  [
    'src/games/*/solver/**',
    only('../board/**', '../deal/**', '../rules/**', ENGINE),
    'A solver imports only its own folder, board, deal and rules, and the engine.',
  ],
  [
    'src/games/*/grade/engine/**',
    only('../../board/**', '../../deal/**', '../../rules/**', '../../solver/**', ENGINE),
    'A grade imports only its own folder, board, deal, rules and solver, and the engine.',
  ],
  [
    'src/games/*/lab/*.ts',
    only('./engine/**', './statistics/**', '../rules/**', ENGINE, 'valibot'),
    LAB,
  ],
  [
    'src/games/*/lab/engine/**',
    only('../*.ts', '../statistics/**', '../../rules/**', ENGINE, 'valibot'),
    LAB,
  ],
  [
    'src/games/*/lab/statistics/**',
    only('../*.ts', '../engine/**', '../../rules/**', ENGINE, 'valibot'),
    LAB,
  ],
  [
    'src/games/*/ai/**',
    only('../rules/**', ENGINE),
    'An opponent imports only its own folder, its game’s rules and the engine.',
  ],
  [
    'src/cli/**',
    [
      ...FLOORS.flat()
        .filter((folder) => folder !== 'cli')
        .map(everyFileIn),
      ...['engine', 'games/*/rules', 'games/*/ai', 'games/*/lab'].map((path) => `!#src/${path}/**`),
      'react',
      'react-dom',
    ],
    COMMAND,
  ],
]

const restrict = ([files, group, message]: Border) => ({
  includes: [files],
  linter: {
    rules: {
      style: {
        noRestrictedImports: {
          level: 'error',
          options: { patterns: [{ group, message }] },
        },
      },
    },
  },
})

type Override = {
  readonly linter?: {
    readonly rules: { readonly style?: { readonly noRestrictedImports?: unknown } }
  }
}

const isBorder = ({ linter }: Override): boolean =>
  linter?.rules.style?.noRestrictedImports !== undefined

/** Returns Biome's settings with the borders of the table. */
export function withBorders<Settings extends { readonly overrides: readonly Override[] }>(
  settings: Settings,
) {
  const others = settings.overrides.filter((override) => !isBorder(override))
  return { ...settings, overrides: [...others, ...BORDERS.map(restrict)] }
}
