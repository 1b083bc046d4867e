import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { describeRange, flagOf, SETTINGS, whole } from '#src/games/cascade/lab/settings.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import { refuseValue } from '../command.ts'
import type { Parsed } from '../files.ts'

interface Description {
  readonly accepted: string
  readonly isFlag?: boolean
  /** For `--help`; a flag has none. */
  readonly example?: string
  readonly help: string
}

type Table = Readonly<Record<string, v.GenericSchema & Description>>
export type Output<Options extends Table> = v.InferOutput<v.ObjectSchema<Options, undefined>>

const file = (example: string, help: string, accepted = 'a file to write') => ({
  ...v.optional(v.string()),
  accepted,
  example,
  help,
})

const given = v.pipe(
  v.optional(v.string(), 'no'),
  v.transform((text) => text === 'yes'),
)
/** An option without a value. */
const flag = (help: string, accepted = 'no value') => ({
  ...given,
  accepted,
  isFlag: true,
  example: '',
  help,
})

/** Parses different whole numbers; returns them in ascending order. */
const numbers = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(,\d{1,2})*$/),
  v.transform((text) => [...new Set(text.split(',').map(Number))].sort((a, b) => a - b)),
)

const list = (usual: string, most: number, from: number, to: number, help: string) => ({
  ...v.optional(v.pipe(numbers, v.everyItem(isBetween(from, to)), v.maxLength(most)), usual),
  accepted: `up to ${most} whole numbers from ${from} to ${to}, with commas between them`,
  example: usual,
  help: `${help}, up to ${most} of them`,
})

const isBetween = (from: number, to: number) => (number: number) => number >= from && number <= to

const part = v.pipe(
  v.string(),
  v.regex(/^\d{1,10}\/\d{1,10}$/),
  v.transform((text) => text.split('/').map(Number)),
  v.tuple([v.number(), v.number()]),
  v.check(([k, n]) => k >= 1 && k <= n),
)

const percentage = v.pipe(
  v.string(),
  v.regex(/^\d{1,2}(\.\d{1,9})?%$/),
  v.transform((text) => Number.parseFloat(text) / 100),
  v.gtValue(0),
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
  /** A fraction of the mean: the half-width of the interval of points per swap. */
  until: {
    ...v.optional(percentage),
    accepted: 'a percentage above 0% and below 100%, like 0.1%',
    example: '0.1%',
    help: 'stops when the points per swap are known to within this',
  },
  json: file('out.json', 'writes figures and what merge needs'),
  csv: file('games.csv', 'writes a row for each game'),
  csvSwaps: file('swaps.csv', 'writes a row for each swap'),
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
export const REPORT = {
  html: file('report.html', 'the page to write'),
  force: flag('replaces an earlier page'),
  sizes: {
    ...list('4,5,6,7,8,9,10,12', 12, MIN_SIDE, MAX_SIDE, 'sides of the boards'),
    example: '4,5,6,…',
  },
  kinds: list('4,5,6,7,8', 6, MIN_KINDS, MAX_KINDS, 'kinds of gem'),
}
export const MERGE = { partial: flag('merges also when parts are missing or were stopped early') }

export const OPTIONS = {
  ...GAMES,
  ...RUN,
  ...LEVELS,
  ...REPORT,
  ...MERGE,
  kinds: GAMES.kinds,
} satisfies Table

export function parseTable<Options extends Table>(
  table: Options,
  values: Readonly<Record<string, string | undefined>>,
): Parsed<Output<Options>> {
  const parsed = v.safeParse(v.object(table), values)
  if (parsed.success) return { ok: true, value: parsed.output }
  const name = `${parsed.issues[0].path?.[0].key}`
  return refuseValue(name, values[name], table[name]?.accepted ?? '')
}

const HELP_COLUMN = 24

/** Makes a paragraph of `--help`: each option with its example or default. */
export const describeOptions = (table: Table): string =>
  Object.entries(table)
    .map(([name, { help, example, ...option }]) => {
      const value = example ?? ('default' in option ? option.default : '')
      const words = `  --${flagOf(name)} ${value}`.padEnd(HELP_COLUMN)
      return words + help.replaceAll('\n', `\n${' '.repeat(HELP_COLUMN)}`)
    })
    .join('\n')
