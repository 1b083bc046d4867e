import { availableParallelism } from 'node:os'
import type { Games } from '#src/games/cascade/lab/batch.ts'
import { AGENTS, type AgentName } from '#src/games/cascade/lab/engine/agents.ts'
import type { CascadeLevel } from '#src/games/cascade/lab/engine/levels.ts'
import { ACCEPTED, parseSettings, type Settings } from '#src/games/cascade/lab/settings.ts'
import { shardOf } from '#src/games/cascade/lab/simulate.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import {
  type Arguments,
  listOptions,
  type Parsed,
  readArguments,
  refuse,
  refuseValue,
  refuseWith,
} from '../command.ts'
import { findSameFile } from '../output.ts'
import { readLevels } from './levels-file.ts'
import { readShape } from './shape-file.ts'

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
  /** A table of games, and one of swaps. */
  readonly csv: string | undefined
  readonly csvSwaps: string | undefined
  /** Keeps a complete JSON file instead of playing its games again. */
  readonly resume: boolean
}

export interface LevelsRequest {
  readonly type: 'levels'
  /** The agent is each of `agents` in turn. */
  readonly settings: Settings
  readonly agents: readonly AgentName[]
  readonly levels: readonly CascadeLevel[]
  readonly threads: number
  readonly json: string | undefined
}

export interface ReportRequest {
  readonly type: 'report'
  /** Sizes and kinds are those of the lists. */
  readonly settings: Settings
  readonly sizes: readonly number[]
  readonly kinds: readonly number[]
  readonly threads: number
  readonly html: string
  readonly force: boolean
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

export type SimulateRequest =
  | RunRequest
  | LevelsRequest
  | ReportRequest
  | MergeRequest
  | ServeRequest

const MAX_THREADS = 256
const MAX_TIME_LIMIT = 86_400
const USUAL_TIME_LIMIT = 60
const MAX_SIZES = 12
const MAX_REPORTED_KINDS = 6
const REPORTED_KINDS = `up to ${MAX_REPORTED_KINDS} whole numbers from ${MIN_KINDS} to ${MAX_KINDS}, with commas between them`

const OPTIONS = {
  rows: ACCEPTED.rows,
  cols: ACCEPTED.cols,
  shape: 'a file that draws a board, without --rows and --cols',
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
  'csv-swaps': 'a file to write',
  levels: 'a file with a level in each line',
  html: 'a file to write',
  force: 'no value',
  sizes: `up to ${MAX_SIZES} whole numbers from ${MIN_SIDE} to ${MAX_SIDE}, with commas between them`,
  partial: 'no value',
  resume: 'no value, with --json and without --csv, --csv-swaps or --until',
} as const
const FILES = ['shape', 'levels', 'json', 'csv', 'csv-swaps'] as const
type OptionName = keyof typeof OPTIONS
type Values = Arguments<OptionName>['values']

const refuseOption = (name: OptionName, value: string | undefined): Parsed<never> =>
  refuseValue(name, value, OPTIONS[name])

export function parseSimulate(args: readonly string[]): Parsed<SimulateRequest | 'help'> {
  const read = readArguments(args, OPTIONS, ['partial', 'resume', 'force'])
  if (!read.ok || read.value === 'help') return read
  const { positionals, values } = read.value
  const same = findSameFile(FILES.map((name) => [name, values[name]]))
  if (same !== undefined) return refuseWith(same)
  const [command, ...others] = positionals
  switch (command) {
    case 'merge':
      return parseMerge(others, values)
    case 'serve':
      return refuseOthers('serve', others, values, []) ?? { ok: true, value: { type: 'serve' } }
    case 'report':
      return parseReport(others, values)
    case undefined:
      return values.levels === undefined ? parseRun(values) : parseLevels(values, values.levels)
  }
  return refuse(`"${command}"`, 'is not a command', 'merge, report, serve, or options')
}

/** Refuses positionals, and options other than `accepted`. */
function refuseOthers(
  command: string,
  [positional]: readonly string[],
  values: Values,
  accepted: readonly OptionName[],
): Parsed<never> | undefined {
  const list = [...accepted, 'help'].map((name) => `--${name}`).join(', ')
  const option = Object.keys(values).find((name) => accepted.every((other) => other !== name))
  const other = option === undefined ? positional && `"${positional}"` : `--${option}`
  return other === undefined ? undefined : refuse(other, `does not go with ${command}`, list)
}

function parseMerge(files: readonly string[], values: Values): Parsed<SimulateRequest> {
  const { json, partial } = values
  const others = refuseOthers('merge', [], values, ['json', 'partial'])
  if (others) return others
  if (files.length === 0) return refuse('merge', 'has no files', 'reports that --json wrote')
  return { ok: true, value: { type: 'merge', files, json, partial: partial !== undefined } }
}

const REPORT_OPTIONS = [
  'html',
  'force',
  'sizes',
  'kinds',
  'games',
  'seed',
  'counting',
  'threads',
] as const

function parseReport(positionals: readonly string[], values: Values): Parsed<SimulateRequest> {
  const { html, force, sizes: sides, kinds: counts, ...others } = values
  const refused = refuseOthers('report', positionals, values, REPORT_OPTIONS)
  if (refused) return refused
  if (html === undefined) return refuse('report', 'has no --html', OPTIONS.html)
  const sizes = parseList(sides ?? '4,5,6,7,8,9,10,12', MIN_SIDE, MAX_SIDE, MAX_SIZES)
  if (!sizes) return refuseOption('sizes', sides)
  const kinds = parseList(counts ?? '4,5,6,7,8', MIN_KINDS, MAX_KINDS, MAX_REPORTED_KINDS)
  if (!kinds) return refuseValue('kinds', counts, REPORTED_KINDS)
  const settings = parseSettingOptions(others)
  if (!settings.ok) return settings
  const threads = parseThreads(values.threads)
  if (!threads) return refuseOption('threads', values.threads)
  const request = { sizes, kinds, threads, html, force: force !== undefined }
  return { ok: true, value: { type: 'report', settings: settings.value, ...request } }
}

/** Parses different whole numbers; returns them in ascending order. */
function parseList(text: string, least: number, most: number, limit: number): number[] | undefined {
  const numbers = /^\d{1,2}(,\d{1,2})*$/.test(text) ? text.split(',').map(Number) : []
  const list = [...new Set(numbers)].sort((a, b) => a - b)
  const isAccepted = list.every((number) => number >= least && number <= most)
  return isAccepted && list.length >= 1 && list.length <= limit ? list : undefined
}

const LEVEL_OPTIONS = [
  'levels',
  'rows',
  'cols',
  'shape',
  'kinds',
  'weights',
  'counting',
  'agent',
  'games',
  'seed',
  'threads',
  'json',
] as const

function parseLevels(values: Values, file: string): Parsed<SimulateRequest> {
  const others = refuseOthers('--levels', [], values, LEVEL_OPTIONS)
  if (others) return others
  const settings = parseSettingOptions(values)
  if (!settings.ok) return settings
  const { agent } = settings.value
  if (typeof agent !== 'string') return refuseValue('agent', agent.command, ACCEPTED.agent)
  const threads = parseThreads(values.threads)
  if (!threads) return refuseOption('threads', values.threads)
  const levels = readLevels(file, settings.value.kinds)
  if (!levels.ok) return levels
  const agents = values.agent === undefined ? AGENTS : [agent]
  const request = { settings: settings.value, agents, levels: levels.value, threads }
  return { ok: true, value: { type: 'levels', ...request, json: values.json } }
}

/** Parses the options that decide the games. */
function parseSettingOptions(values: Values): Parsed<Settings> {
  const { rows, cols, shape } = values
  if (shape !== undefined && (rows ?? cols) !== undefined)
    return refuseValue('shape', shape, OPTIONS.shape)
  const drawn = shape === undefined ? undefined : readShape(shape)
  if (drawn && !drawn.ok) return drawn
  const agent = parseAgent(values.agent)
  const settings = parseSettings({ ...values, ...drawn?.value, agent, burnIn: values['burn-in'] })
  if (settings.ok) return settings
  if (settings.code === 'holes')
    return refuse(
      `${shape}`,
      'leaves no room for a swap',
      'four cells or more to swap three in line',
    )
  const name = settings.code === 'burnIn' ? 'burn-in' : settings.code
  return refuseOption(name, values[name])
}

const OTHERS = { partial: 'merge', html: 'report', force: 'report', sizes: 'report' } as const

function parseRun(values: Values): Parsed<SimulateRequest> {
  for (const name of ['partial', 'html', 'force', 'sizes'] as const)
    if (values[name] !== undefined)
      return refuse(`--${name}`, `goes with ${OTHERS[name]} only`, listOptions(OPTIONS))
  const settings = parseSettingOptions(values)
  if (!settings.ok) return settings
  const threads = parseThreads(values.threads)
  if (!threads) return refuseOption('threads', values.threads)
  const timeLimit = parseTimeLimit(settings.value.agent, values['time-limit'])
  if (!timeLimit) return refuseOption('time-limit', values['time-limit'])
  const games = parseShard(settings.value.games, values.shard)
  if (!games) return refuseOption('shard', values.shard)
  const until = parsePercentage(values.until)
  if (until === 'bad') return refuseOption('until', values.until)
  const { json, csv, 'csv-swaps': csvSwaps, resume } = values
  const isWhole = csv === undefined && csvSwaps === undefined && until === undefined
  if (resume !== undefined && (json === undefined || !isWhole))
    return refuse('--resume', 'cannot be used like this', OPTIONS.resume)
  const run = { settings: settings.value, threads, timeLimit, games, until }
  const files = { json, csv, csvSwaps, resume: resume !== undefined }
  return { ok: true, value: { type: 'run', ...run, ...files } }
}

/** Distinguishes a command from a name by a space or a slash, so that a mistyped name is not run. */
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
