const ENGINE = '#src/engine/**'
const OUTSIDE = ['..', '../**', './../**', '#src/**']

/** A folder may import itself and these. */
const only = (...allowed: readonly string[]) => [
  '**',
  '!./**',
  ...allowed.map((path) => `!${path}`),
  './../**',
]

type Border = readonly [files: string, refused: readonly string[], message: string]

/** Allowed imports of each folder; a path after `!` is allowed again. Generates biome.json. */
const BORDERS: readonly Border[] = [
  [
    'src/engine/**',
    only('valibot', 'pure-rand/**'),
    'The engine imports only itself, valibot and pure-rand.',
  ],
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
    'src/games/*/grade/**',
    only('../board/**', '../deal/**', '../rules/**', '../solver/**', ENGINE),
    'A grade imports only its own folder, board, deal, rules and solver, and the engine.',
  ],
  [
    'src/games/*/lab/**',
    only('../rules/**', ENGINE, 'valibot'),
    "A simulator imports only its own folder, its game's rules, the engine and valibot.",
  ],
  [
    'src/games/*/ai/**',
    only('../rules/**', ENGINE),
    "An opponent imports only its own folder, its game's rules and the engine.",
  ],
  [
    'src/games/*/*.ts',
    [...OUTSIDE, `!${ENGINE}`, '!#src/play/**/*.ts', '!#src/ui/**/*.ts', './ui', './ui/**'],
    "A game's store imports only itself, the engine, and no component of src/play and src/ui.",
  ],
  [
    'src/games/*/*.tsx',
    [...OUTSIDE, `!${ENGINE}`, '!#src/play/**', '!#src/ui/**'],
    "A game's entry imports only itself, the engine, src/play and src/ui.",
  ],
  [
    'src/games/*/ui/**',
    ['../..', '../../**', './../**', '#src/games/**', '#src/app/**', '#src/cli/**'],
    'A game imports only itself, the engine, src/play and src/ui.',
  ],
  [
    'src/games/*/ui/*/**',
    ['../../..', '../../../**', './../**', '#src/games/**', '#src/app/**', '#src/cli/**'],
    'A game imports only itself, the engine, src/play and src/ui.',
  ],
  [
    'src/play/**',
    ['**/games', '**/games/**', '**/app', '**/app/**', '**/cli/**'],
    'src/play knows no game, nor the app around it.',
  ],
  [
    'src/cli/**',
    [
      '..',
      '../**',
      '!../engine/**',
      '!../games/*/rules/**',
      '!../games/*/ai/**',
      '!../games/*/lab/**',
      './../**',
      '#src/**',
      'react',
      'react-dom',
    ],
    'A command imports only its own folder, the engine, rules, opponents and simulators.',
  ],
  [
    'src/ui/**',
    ['**/games', '**/games/**', '**/play', '**/play/**', '**/app', '**/app/**'],
    'src/ui knows no game, nor src/play.',
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
