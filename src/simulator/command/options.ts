import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import type { CascadeLevel } from '#src/games/cascade/rules/level.ts'
import type { Games } from '../runs/batch.ts'
import type { Pair } from '../runs/compare.ts'
import { flagOf, parseSettings, SETTINGS, type Settings, VARIED } from '../runs/settings.ts'
import { shardOf } from '../runs/simulate.ts'
import type { Logged } from '../runs/swap-log.ts'
import {
  type Arguments,
  listOptions,
  readArguments,
  refuse,
  refuseValue,
} from '../terminal/command.ts'
import { accept, type Parsed, refuseWith } from '../terminal/files.ts'
import { findSameFile } from '../terminal/output.ts'
import { readShape } from './board-file.ts'
import { readLevels } from './levels-file.ts'
import { type MatchesRequest, parseMatches } from './matches.ts'
import { GAMES, OPTIONS, type Output, parseTable, RUN } from './option-table.ts'

export interface RunRequest extends Omit<Output<typeof RUN>, 'shard'> {
  readonly type: 'run'
  readonly settings: Settings
  readonly games: Games
}

export function loggedOf({ csvSwaps, boards }: RunRequest): Logged | undefined {
  if (csvSwaps === undefined) return undefined
  return boards ? 'boards' : 'swaps'
}

export interface LevelsRequest
  extends Pick<RunRequest, 'games' | 'threads' | 'timeLimit' | 'json'> {
  readonly type: 'levels'
  /** The agent is each of `agents` in turn, the board what a level does not name. */
  readonly settings: Settings
  readonly agents: readonly Settings['agent'][]
  readonly levels: readonly CascadeLevel[]
}

export interface CompareRequest extends Pick<RunRequest, 'threads' | 'until' | 'json'> {
  readonly type: 'compare'
  readonly settings: Pair<Settings>
}

export interface PublishedRequest extends Pick<RunRequest, 'threads' | 'settings'> {
  readonly type: 'published'
}

export interface MergeRequest {
  readonly type: 'merge'
  readonly files: readonly string[]
  readonly json: string | undefined
  readonly partial: boolean
}

export type SimulateRequest =
  | RunRequest
  | LevelsRequest
  | CompareRequest
  | MatchesRequest
  | MergeRequest
  | PublishedRequest
  | { readonly type: 'serve' }

type OptionName = keyof typeof OPTIONS
type Values = Arguments<OptionName>['values']

const FILES = ['shape', 'levels', 'json', 'csv', 'csvSwaps'] as const

const { swaps: _, burnIn: _burnIn, ...board } = GAMES
/** Options that go with a command. */
const NAMES = {
  matches: ['counting'],
  merge: ['json', 'partial'],
  serve: [],
  published: ['games', 'seed', 'threads'],
  compare: [...Object.keys(GAMES), 'threads', 'until', 'json'],
  'the second run': VARIED,
  '--levels': ['levels', ...Object.keys(board), 'threads', 'timeLimit', 'shard', 'json'],
}

const refuseOption = (name: OptionName, value: string | undefined): Parsed<never> =>
  refuseValue(name, value, OPTIONS[name].accepted)

export function parseSimulate(args: readonly string[]): Parsed<SimulateRequest | 'help'> {
  const end = args[0] === 'compare' ? args.indexOf('with') : -1
  if (end > 0) return parseCompare(args.slice(1, end), args.slice(end + 1))
  const read = readArguments<OptionName>(args, OPTIONS)
  if (!read.ok || read.value === 'help') return read
  const { positionals, values } = read.value
  const same = findSameFile(FILES.map((name) => [flagOf(name), values[name]]))
  if (same !== undefined) return refuseWith(same)
  const [command, ...others] = positionals
  switch (command) {
    case 'matches':
      return refuseOthers(command, others.slice(1), values) ?? parseMatches(others[0], values)
    case 'merge':
      return refuseOthers(command, [], values) ?? parseMerge(others, values)
    case 'serve':
      return refuseOthers(command, others, values) ?? accept({ type: 'serve' })
    case 'compare':
      return refuse(command, 'has no "with"', 'compare, options, with, and options that differ')
    case 'published':
      return refuseOthers(command, others.slice(1), values) ?? parsePublished(others[0], values)
    case undefined:
      if (values.levels === undefined) return parseRun(values)
      return refuseOthers('--levels', [], values) ?? parseLevels(values, values.levels)
  }
  return refuse(
    `"${command}"`,
    'is not a command',
    'compare, matches, merge, published, serve, or options',
  )
}

/** Refuses positionals, and options that do not go with a command. */
function refuseOthers(
  command: keyof typeof NAMES,
  [positional]: readonly string[],
  values: Values,
): Parsed<never> | undefined {
  const names: readonly string[] = NAMES[command]
  const option = Object.keys(values).find((name) => !names.includes(name))
  const other = option === undefined ? positional && `"${positional}"` : `--${flagOf(option)}`
  return other === undefined
    ? undefined
    : refuse(other, `does not go with ${command}`, listOptions([...names, 'help']))
}

function parseMerge(files: readonly string[], values: Values): Parsed<SimulateRequest> {
  const { json, partial } = values
  if (files.length === 0) return refuse('merge', 'has no files', 'reports that --json wrote')
  return accept({ type: 'merge', files, json, partial: partial !== undefined })
}

/** The board of Unity's ML-Agents: all marked cells go at once, and a gem brings its value. */
const UNITY = { rows: '9', cols: '8', kinds: '6', swaps: '500', values: '1:0.7,2:0.2,3:0.1' }

function parsePublished(table: string | undefined, values: Values): Parsed<SimulateRequest> {
  if (table === undefined) return refuse('published', 'has no table', 'unity')
  if (table !== 'unity') return refuse(`"${table}"`, 'is not a published table', 'unity')
  const settings = parseSettingOptions({ ...values, ...UNITY })
  if (!settings.ok) return settings
  const run = parseTable({ threads: RUN.threads }, values)
  if (!run.ok) return run
  return accept({ type: 'published', settings: settings.value, ...run.value })
}

/** Parses the options of the first run, and those of the second that differ. */
function parseCompare(
  args: readonly string[],
  others: readonly string[],
): Parsed<SimulateRequest | 'help'> {
  const own = readOptions('compare', args)
  if (!own.ok) return own
  const varied = readOptions('the second run', others)
  if (!varied.ok || varied.value === 'help') return varied
  const { value } = own
  if (value === 'help') return accept(value)
  const same = findSameFile(FILES.map((name) => [flagOf(name), value[name]]))
  if (same !== undefined) return refuseWith(same)
  const run = parseTable({ threads: RUN.threads, until: RUN.until, json: RUN.json }, value)
  if (!run.ok) return run
  const first = parseAgentSettings(value)
  if (!first.ok) return first
  const second = parseAgentSettings({ ...value, ...varied.value })
  if (!second.ok) return second
  if (VARIED.every((name) => first.value[name] === second.value[name]))
    return refuse('compare', 'has the same run twice', `other ${listOptions(VARIED)} after with`)
  return accept({ type: 'compare', settings: [first.value, second.value], ...run.value })
}

/** Reads options that go with a command. */
function readOptions(
  command: 'compare' | 'the second run',
  args: readonly string[],
): Parsed<Values> | Parsed<'help'> {
  const read = readArguments<OptionName>(args, OPTIONS)
  if (!read.ok || read.value === 'help') return read
  const { positionals, values } = read.value
  return refuseOthers(command, positionals, values) ?? accept(values)
}

function parseAgentSettings(values: Values): Parsed<Settings> {
  const settings = parseSettingOptions(values)
  if (!settings.ok) return settings
  const { agent } = settings.value
  if (typeof agent !== 'string') return refuseValue('agent', agent.command, SETTINGS.agent.accepted)
  return settings
}

function parseLevels(values: Values, file: string): Parsed<SimulateRequest> {
  const settings = parseSettingOptions(values)
  if (!settings.ok) return settings
  const { threads, timeLimit, shard, json } = RUN
  const run = parseTable({ threads, timeLimit, shard, json }, values)
  if (!run.ok) return run
  const share = parseShare(settings.value, values, run.value.shard)
  if (!share.ok) return share
  const levels = readLevels(file, settings.value)
  if (!levels.ok) return levels
  const agents = values.agent === undefined ? AGENTS : [settings.value.agent]
  const request = { settings: settings.value, games: share.value, agents, levels: levels.value }
  return accept({ type: 'levels', ...request, ...run.value })
}

/** Returns the games of a shard, where the options fit the agent and the games. */
function parseShare(
  { agent, games }: Settings,
  { timeLimit, shard }: Values,
  [k, n]: readonly [number, number],
): Parsed<Games> {
  if (typeof agent === 'string' && timeLimit !== undefined)
    return refuseOption('timeLimit', timeLimit)
  return n > games ? refuseOption('shard', shard) : accept(shardOf(games, k, n))
}

function parseSettingOptions(values: Values): Parsed<Settings> {
  const { rows, cols, shape } = values
  if (shape !== undefined && (rows ?? cols) !== undefined) return refuseOption('shape', shape)
  const drawn = shape === undefined ? undefined : readShape(shape)
  if (drawn && !drawn.ok) return drawn
  const settings = parseSettings({ ...values, ...drawn?.value, agent: parseAgent(values.agent) })
  if (settings.ok) return settings
  if (settings.code !== 'holes') return refuseOption(settings.code, values[settings.code])
  return refuse(`${shape}`, 'leaves no room for a swap', 'four cells or more to swap three in line')
}

function parseRun(values: Values): Parsed<SimulateRequest> {
  const other = Object.keys(values).find((name) => !(name in GAMES || name in RUN))
  if (other) return refuseWith(`--${other} goes with merge only; --help lists all`)
  const settings = parseSettingOptions(values)
  if (!settings.ok) return settings
  const parsed = parseTable(RUN, values)
  if (!parsed.ok) return parsed
  const { shard, ...run } = parsed.value
  const share = parseShare(settings.value, values, shard)
  if (!share.ok) return share
  if (run.boards && run.csvSwaps === undefined)
    return refuse('--boards', 'has no table', RUN.boards.accepted)
  const isWhole = (run.csv ?? run.csvSwaps ?? run.until) === undefined
  if (run.resume && (run.json === undefined || !isWhole))
    return refuse('--resume', 'cannot be used like this', RUN.resume.accepted)
  return accept({ type: 'run', settings: settings.value, games: share.value, ...run })
}

/** Distinguishes a command from a name by a space or a slash, so that a mistyped name is not run. */
const parseAgent = (text: string | undefined): Settings['agent'] | string | undefined =>
  text !== undefined && /[ /]/.test(text) ? { command: text } : text
