import { availableParallelism } from 'node:os'
import type { Games } from '../games/cascade/lab/batch'
import { ACCEPTED, parseSettings, type Settings } from '../games/cascade/lab/settings'
import { shardOf } from '../games/cascade/lab/simulate'
import {
  type Arguments,
  listOptions,
  type Parsed,
  readArguments,
  refuse,
  refuseValue,
} from './command'

export interface RunRequest {
  readonly type: 'run'
  readonly settings: Settings
  readonly games: Games
  readonly threads: number
  /** Seconds that a foreign agent may take for an answer. */
  readonly timeLimit: number
  /** Target half-width of the interval of points per swap, as a fraction of the mean. */
  readonly until: number | undefined
  readonly json: string | undefined
  readonly csv: string | undefined
  /** Keeps a complete JSON file instead of playing its games again. */
  readonly resume: boolean
}

export interface MergeRequest {
  readonly type: 'merge'
  readonly files: readonly string[]
  readonly json: string | undefined
  readonly partial: boolean
}

export interface ServeRequest {
  readonly type: 'serve'
}

export type SimulateRequest = RunRequest | MergeRequest | ServeRequest

const MAX_THREADS = 256
const MAX_TIME_LIMIT = 86_400
const USUAL_TIME_LIMIT = 60

const OPTIONS = {
  rows: ACCEPTED.rows,
  cols: ACCEPTED.cols,
  kinds: ACCEPTED.kinds,
  weights: ACCEPTED.weights,
  counting: ACCEPTED.counting,
  agent: `${ACCEPTED.agent}, or a command with a space or a slash, like 'python3 mine.py'`,
  'time-limit': `seconds from 1 to ${MAX_TIME_LIMIT}, with a command as --agent`,
  games: ACCEPTED.games,
  swaps: ACCEPTED.swaps,
  'burn-in': ACCEPTED.burnIn,
  seed: ACCEPTED.seed,
  threads: `a whole number from 1 to ${MAX_THREADS}`,
  shard: 'k/n, the k-th of n equal parts, with k from 1 to n and no more parts than games',
  until: 'a percentage above 0% and below 100%, like 0.1%',
  json: 'a file to write',
  csv: 'a file to write',
  partial: 'no value',
  resume: 'no value, with --json and without --csv',
} as const
type OptionName = keyof typeof OPTIONS
type Values = Arguments<OptionName>['values']

const refuseOption = (name: OptionName, value: string | undefined): Parsed<never> =>
  refuseValue(name, value, OPTIONS[name])

export function parseSimulate(args: readonly string[]): Parsed<SimulateRequest | 'help'> {
  const read = readArguments(args, OPTIONS, ['partial', 'resume'])
  if (!read.ok || read.value === 'help') return read
  const { positionals, values } = read.value
  if (positionals[0] === 'merge') return parseMerge(positionals.slice(1), values)
  if (positionals[0] === 'serve') return parseServe(positionals.slice(1), values)
  return parseRun(positionals, values)
}

function parseServe(others: readonly string[], values: Values): Parsed<SimulateRequest> {
  const [option] = Object.keys(values)
  if (option) return refuse(`--${option}`, 'does not go with serve', '--help')
  if (others[0] !== undefined) return refuse(`"${others[0]}"`, 'does not go with serve', '--help')
  return { ok: true, value: { type: 'serve' } }
}

function parseMerge(files: readonly string[], values: Values): Parsed<SimulateRequest> {
  const { json, partial, ...others } = values
  const [other] = Object.keys(others)
  if (other) return refuse(`--${other}`, 'does not go with merge', '--json, --partial, --help')
  if (files.length === 0) return refuse('merge', 'has no files', 'reports that --json wrote')
  if (partial !== undefined && partial !== 'yes') return refuseOption('partial', partial)
  return { ok: true, value: { type: 'merge', files, json, partial: partial !== undefined } }
}

function parseRun(positionals: readonly string[], values: Values): Parsed<SimulateRequest> {
  if (positionals[0] !== undefined)
    return refuse(`"${positionals[0]}"`, 'is not a command', 'merge, serve, or options')
  if (values.partial) return refuse('--partial', 'goes with merge only', listOptions(OPTIONS))
  const agent = parseAgent(values.agent)
  const settings = parseSettings({ ...values, agent, burnIn: values['burn-in'] })
  if (!settings.ok) {
    const name = settings.code === 'burnIn' ? 'burn-in' : settings.code
    return refuseOption(name, values[name])
  }
  const threads = parseThreads(values.threads)
  if (!threads) return refuseOption('threads', values.threads)
  const timeLimit = parseTimeLimit(agent, values['time-limit'])
  if (!timeLimit) return refuseOption('time-limit', values['time-limit'])
  const games = parseShard(settings.value.games, values.shard)
  if (!games) return refuseOption('shard', values.shard)
  const until = parsePercentage(values.until)
  if (until === 'bad') return refuseOption('until', values.until)
  const { json, csv, resume } = values
  if (resume !== undefined && (resume !== 'yes' || csv !== undefined || json === undefined))
    return refuse('--resume', 'cannot be used so', OPTIONS.resume)
  return {
    ok: true,
    value: {
      type: 'run',
      settings: settings.value,
      threads,
      timeLimit,
      games,
      until,
      json,
      csv,
      resume: resume !== undefined,
    },
  }
}

/** A command is told from a name by a space or a slash, so that a mistyped name is not run. */
const parseAgent = (text: string | undefined): Settings['agent'] | string | undefined =>
  text !== undefined && /[ /]/.test(text) ? { command: text } : text

function parseTimeLimit(agent: unknown, text: string | undefined): number | undefined {
  if (text === undefined) return USUAL_TIME_LIMIT
  const seconds = /^\d{1,5}$/.test(text) && typeof agent === 'object' ? Number(text) : 0
  return seconds >= 1 && seconds <= MAX_TIME_LIMIT ? seconds : undefined
}

function parseThreads(text = `${availableParallelism()}`): number | undefined {
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return threads >= 1 && threads <= MAX_THREADS ? threads : undefined
}

function parseShard(games: number, text = '1/1'): Games | undefined {
  const [, k = 0, n = 0] = (/^(\d{1,10})\/(\d{1,10})$/.exec(text) ?? []).map(Number)
  return k >= 1 && k <= n && n <= games ? shardOf(games, k, n) : undefined
}

function parsePercentage(text: string | undefined): number | undefined | 'bad' {
  if (text === undefined) return undefined
  const percentage = /^\d{1,2}(\.\d{1,9})?%$/.test(text) ? Number.parseFloat(text) : 0
  return percentage > 0 ? percentage / 100 : 'bad'
}

export const HELP = `Simulates games of Cascade and measures them.

  npm run simulate -- [options]
  npm run simulate -- merge a.json b.json … [--partial] [--json whole.json]
  npm run simulate -- serve

The games
  --rows 8 --cols 8     the board, 3 to 32 cells each
  --kinds 7             kinds of gem, 3 to 16
  --weights 3,1,1,…     the share of each kind in what falls; even when not given
  --counting clusters   or lines: how matched gems are counted and scored
  --agent random        or greedy (most gems at once), or lookahead (best over two swaps)
                        or a command, like 'python3 mine.py': docs/protocol.md
  --games 1000          how many games
  --swaps 30            swaps measured in each game
  --burn-in 0           swaps made in each game before those
  --seed 1              text that decides everything that is drawn

The run
  --threads n           as many as the machine has, when not given; figures do not depend on it
  --time-limit 60       seconds that such a command may take for an answer
  --shard 3/16          plays the third of sixteen equal parts; merge puts the parts together
  --until 0.1%          stops when the points per swap are known to within this
  --json out.json       writes figures and what merge needs
  --csv games.csv       writes a row for each game
  --resume              plays nothing if the --json file is complete; plays a damaged one again
  --help                this text

Ctrl-C stops the run and keeps what is complete. A file is written beside an earlier one of its
name, as NAME.….tmp, and takes its place once it is whole.

Merging
  --partial             merges also when parts are missing or were stopped early

Serving
  serve plays games for a program in any language, on standard input and output: docs/protocol.md

It ends with 0 when all went well, with 1 when something could not be written or a command played
no further, with 2 when nothing was done because of what was asked for, and as shells have it after
a signal.

On many machines
  A part is a command of its own, so any job array will do: docs/clusters.md. npm builds the
  program first, each time; once it has, the parts can run side by side, here with GNU parallel:

  P=node_modules/.cache/simulate/main.js
  parallel node $P --games 1000000 --threads 1 --shard {}/16 --json part-{}.json ::: {1..16}
  node $P merge part-*.json --json whole.json
`
