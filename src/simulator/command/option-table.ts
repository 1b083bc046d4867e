import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { PRECISION_ACCEPTED, type Precision, parsePrecision } from '../runs/precision.ts'
import { type Description, describeRange, flagOf, SETTINGS, whole } from '../runs/settings.ts'
import { refuseValue } from '../terminal/command.ts'
import { accept, type Parsed } from '../terminal/files.ts'

type Option = v.GenericSchema & Description & { readonly isFlag?: boolean }
export type OptionTable = Readonly<Record<string, Option>>
export type Output<Options extends OptionTable> = v.InferOutput<v.ObjectSchema<Options, undefined>>

const file = (example: string, help: string, accepted = 'a file to write') => ({
  ...v.optional(v.string()),
  accepted,
  example,
  help,
})

const flag = (help: string, accepted = 'no value') => ({
  ...v.pipe(
    v.optional(v.string(), 'no'),
    v.transform((text) => text === 'yes'),
  ),
  accepted,
  isFlag: true,
  example: '',
  help,
})

const part = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}\/\d{1,10}$/),
  v.transform((text) => text.split('/').map(Number)),
  v.tuple([v.number(), v.number()]),
  v.check(([k, n]) => k >= 1 && k <= n),
)

const precision = v.pipe(
  v.string(),
  v.transform(parsePrecision),
  v.custom<Precision>((parsed) => parsed !== undefined),
)

const MAX_THREADS = 256
const MAX_TIME_LIMIT = 86_400

/** Options of a run that do not decide its games. */
export const RUN = {
  threads: {
    ...v.optional(whole(1, MAX_THREADS), availableParallelism),
    accepted: describeRange(1, MAX_THREADS),
    example: 'n',
    help: 'as many as the machine has, when not given; figures do not depend on it',
  },
  timeLimit: {
    ...v.optional(whole(1, MAX_TIME_LIMIT), 60),
    accepted: `seconds from 1 to ${MAX_TIME_LIMIT}, with a command as --agent`,
    help: 'seconds that such a command may take for an answer',
  },
  shard: {
    ...v.optional(part, '1/1'),
    accepted: 'k/n, the k-th of n equal parts, with k from 1 to n and no more parts than games',
    example: '3/16',
    help: 'plays the third of sixteen equal parts; merge puts the parts together',
  },
  until: {
    ...v.optional(precision),
    accepted: PRECISION_ACCEPTED,
    example: '0.1%',
    help: `stops when the points are known to within this, with 95%: a share of their mean,
30 points a game, or 1/swap; their interval is then a little too narrow`,
  },
  json: file('out.json', 'writes figures and what merge needs'),
  csv: file('games.csv', 'writes a row for each game'),
  csvSwaps: file('swaps.csv', 'writes a row for each swap'),
  boards: flag('adds the board before each swap to --csv-swaps', 'no value, with --csv-swaps'),
  resume: flag(
    'plays nothing if the --json file is complete; plays a damaged one again',
    'no value, with --json and without --csv, --csv-swaps or --until',
  ),
}

const { rows, cols, ...settings } = SETTINGS

/** Options that decide the games. */
export const GAMES = {
  rows,
  cols,
  shape: file(
    'heart.txt',
    'a board with holes instead: lines of # (a cell) and . (a hole)',
    'a file that draws a board, without --rows and --cols',
  ),
  ...settings,
  agent: {
    ...settings.agent,
    accepted: `${settings.agent.accepted}, or a command with a space or a slash, like 'python3 mine.py'`,
    help: `${settings.agent.help},\nor a command, like 'python3 mine.py': docs/protocol.md`,
  },
}

const LEVELS_HELP = `shows how often each level is passed, by each agent or by that of --agent;
a line for each level: a limit of swaps, and a goal of points or gems`

/** Options of each command beside these. */
export const LEVELS = {
  levels: file('levels.txt', LEVELS_HELP, 'a file with a level in each line'),
}
const MERGE = { partial: flag('merges also when parts are missing or were stopped early') }

export const OPTIONS = {
  ...GAMES,
  ...RUN,
  ...LEVELS,
  ...MERGE,
} satisfies OptionTable

export function parseTable<Options extends OptionTable>(
  table: Options,
  values: Readonly<Record<string, string | undefined>>,
): Parsed<Output<Options>> {
  const parsed = v.safeParse(v.object(table), values)
  if (parsed.success) return accept(parsed.output)
  const name = `${parsed.issues[0].path?.[0].key}`
  return refuseValue(name, values[name], table[name]?.accepted ?? '')
}

const HELP_COLUMN = 24

/** Makes a paragraph of `--help`: each option with its example or default. */
const describeOptions = (table: OptionTable): string =>
  Object.entries(table)
    .map(([name, { help, example, ...option }]) => {
      const value = example ?? ('default' in option ? option.default : '')
      const words = `  --${flagOf(name)} ${value}`.padEnd(HELP_COLUMN)
      return words + help.replaceAll('\n', `\n${' '.repeat(HELP_COLUMN)}`)
    })
    .join('\n')

export const HELP = `Simulates games of Cascade and measures them.

  npm run simulate -- [options]
  npm run simulate -- --levels levels.txt [options]
  npm run simulate -- compare [options] with --agent lookahead
  npm run simulate -- matches board.txt [--counting lines]
  npm run simulate -- merge a.json b.json … [--partial] [--json whole.json]
  npm run simulate -- serve

The games
${describeOptions(GAMES)}

The run
${describeOptions(RUN)}
  --help                this text

Ctrl-C stops the run and keeps what is complete. A file is written beside an earlier one of its
name, as NAME.….tmp, and takes its place once it is whole.

Levels
${describeOptions(LEVELS)}

                          swaps 20 points 1500
                          swaps 25 gems A 30 B 12

Comparing
  compare plays the same boards twice, and shows by how much the second run has more, game by game.
  Before "with" are the options of both runs, after it --agent, --ties or --counting of the second:

  npm run simulate -- compare --agent greedy --games 1000 with --agent lookahead

  It also takes --threads, --until and --json; --until is then for the difference.

Matches
  matches prints those of a board, lines of A to P for its kinds, as [[kind, x, y, count], …]; x and
  y are the column and row of the first gem, from 0

Merging
${describeOptions(MERGE)}

Serving
  serve plays games for a program in any language, on standard input and output: docs/protocol.md

Exits with 0 on success, 1 if a file could not be written or a command stopped playing, 2 if the
options were refused, 128 plus its number after a signal.

On many machines
  A part is a command of its own, so any job array will do: docs/clusters.md. npm builds the
  program first, each time; once it has, the parts can run side by side, here with GNU parallel:

  P=node_modules/.cache/simulate/main.js
  parallel node $P --games 1000000 --threads 1 --shard {}/16 --json part-{}.json ::: {1..16}
  node $P merge part-*.json --json whole.json
`
