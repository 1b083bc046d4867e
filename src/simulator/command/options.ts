import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import type { CascadeLevel } from '#src/games/cascade/rules/level.ts'
import type { Games } from '../runs/batch.ts'
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
  readonly settings: readonly [first: Settings, second: Settings]
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
  | { readonly type: 'serve' }

type OptionName = keyof typeof OPTIONS
type Values = Arguments<OptionName>['values']
type Given = Arguments<OptionName>

/** A way to call the program: the options that it takes, how many other words, and the request that they make. */
interface Command {
  readonly takes: readonly string[]
  readonly most: number
  readonly parse: (values: Values, words: readonly string[]) => Parsed<SimulateRequest>
}

const { swaps: _, burnIn: _burnIn, ...board } = GAMES

const COMMANDS = {
  matches: { takes: ['counting'], most: 1, parse: parseMatches },
  merge: { takes: ['json', 'partial'], most: Infinity, parse: parseMerge },
  serve: { takes: [], most: 0, parse: () => accept({ type: 'serve' }) },
} satisfies Readonly<Record<string, Command>>

const isCommand = (word: string): word is keyof typeof COMMANDS => Object.hasOwn(COMMANDS, word)

const LEVELS_TAKE = ['levels', ...Object.keys(board), 'threads', 'timeLimit', 'shard', 'json']
const COMPARE_TAKES = [...Object.keys(GAMES), 'threads', 'until', 'json']

const refuseOption = (name: OptionName, value: string | undefined): Parsed<never> =>
  refuseValue(name, value, OPTIONS[name].accepted)

export function parseSimulate(args: readonly string[]): Parsed<SimulateRequest | 'help'> {
  const end = args[0] === 'compare' ? args.indexOf('with') : -1
  if (end > 0) return parseCompare(args.slice(1, end), args.slice(end + 1))
  const read = readOptions(args)
  if (!read.ok || read.value === 'help') return read
  const { positionals, values } = read.value
  const [name, ...words] = positionals
  if (name === undefined)
    return values.levels === undefined ? parseRun(values) : parseLevels(read.value, values.levels)
  if (name === 'compare')
    return refuse(name, 'has no "with"', 'compare, options, with, and options that differ')
  if (!isCommand(name))
    return refuse(`"${name}"`, 'is not a command', 'compare, matches, merge, serve, or options')
  const { takes, most, parse } = COMMANDS[name]
  return (
    refuseOthers(name, takes, { values, positionals: words.slice(most) }) ?? parse(values, words)
  )
}

/** Reads options that there are, with each file named once. */
function readOptions(args: readonly string[]): Parsed<Given> | Parsed<'help'> {
  const read = readArguments<OptionName>(args, OPTIONS)
  if (!read.ok || read.value === 'help') return read
  const { values } = read.value
  const files = (['shape', 'levels', 'json', 'csv', 'csvSwaps'] as const).map(
    (name) => [flagOf(name), values[name]] as const,
  )
  const same = findSameFile(files)
  return same === undefined ? read : refuseWith(same)
}

/** Refuses words, and options that do not go with a command. */
function refuseOthers(
  command: string,
  takes: readonly string[],
  { positionals, values }: Given,
): Parsed<never> | undefined {
  const option = Object.keys(values).find((name) => !takes.includes(name))
  const [word] = positionals
  const other = option === undefined ? word && `"${word}"` : `--${flagOf(option)}`
  return other === undefined
    ? undefined
    : refuse(other, `does not go with ${command}`, listOptions([...takes, 'help']))
}

function parseMerge({ json, partial }: Values, files: readonly string[]): Parsed<MergeRequest> {
  if (files.length === 0) return refuse('merge', 'has no files', 'reports that --json wrote')
  return accept({ type: 'merge', files, json, partial: partial !== undefined })
}

/** Parses settings of games, and options of how they are played that fit the agent and the games. */
function parseGames(values: Values): Parsed<Omit<RunRequest, 'type'>> {
  const parsed = parseSettingOptions(values)
  if (!parsed.ok) return parsed
  const run = parseTable(RUN, values)
  if (!run.ok) return run
  const settings = parsed.value
  const { shard, ...others } = run.value
  if (typeof settings.agent === 'string' && values.timeLimit !== undefined)
    return refuseOption('timeLimit', values.timeLimit)
  const [k, n] = shard
  if (n > settings.games) return refuseOption('shard', values.shard)
  return accept({ ...others, settings, games: shardOf(settings.games, k, n) })
}

/** Parses the options of the first run, and those of the second that differ. */
function parseCompare(
  args: readonly string[],
  others: readonly string[],
): Parsed<SimulateRequest | 'help'> {
  const own = readOptions(args)
  if (!own.ok) return own
  const varied = readOptions(others)
  if (!varied.ok || varied.value === 'help') return varied
  if (own.value === 'help') return accept(own.value)
  const refusal =
    refuseOthers('compare', COMPARE_TAKES, own.value) ??
    refuseOthers('the second run', VARIED, varied.value)
  if (refusal) return refusal
  const { values } = own.value
  const run = parseGames(values)
  if (!run.ok) return run
  const other = parseGames({ ...values, ...varied.value.values })
  if (!other.ok) return other
  const [first, second] = [run.value.settings, other.value.settings]
  for (const { agent } of [first, second])
    if (typeof agent !== 'string')
      return refuseValue('agent', agent.command, SETTINGS.agent.accepted)
  if (VARIED.every((name) => first[name] === second[name]))
    return refuse('compare', 'has the same run twice', `other ${listOptions(VARIED)} after with`)
  const { threads, until, json } = run.value
  return accept({ type: 'compare', settings: [first, second], threads, until, json })
}

function parseLevels(given: Given, file: string): Parsed<LevelsRequest> {
  const refusal = refuseOthers('--levels', LEVELS_TAKE, given)
  if (refusal) return refusal
  const run = parseGames(given.values)
  if (!run.ok) return run
  const { settings, games, threads, timeLimit, json } = run.value
  const levels = readLevels(file, settings)
  if (!levels.ok) return levels
  const agents = given.values.agent === undefined ? AGENTS : [settings.agent]
  const played = { settings, games, agents, levels: levels.value }
  return accept({ type: 'levels', ...played, threads, timeLimit, json })
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

function parseRun(values: Values): Parsed<RunRequest> {
  if (values.partial !== undefined)
    return refuseWith('--partial goes with merge only; --help lists all')
  const parsed = parseGames(values)
  if (!parsed.ok) return parsed
  const run = parsed.value
  if (run.boards && run.csvSwaps === undefined)
    return refuse('--boards', 'has no table', RUN.boards.accepted)
  const isWhole = (run.csv ?? run.csvSwaps ?? run.until) === undefined
  if (run.resume && (run.json === undefined || !isWhole))
    return refuse('--resume', 'cannot be used like this', RUN.resume.accepted)
  return accept({ type: 'run', ...run })
}

/** Distinguishes a command from a name by a space or a slash, so that a mistyped name is not run. */
const parseAgent = (text: string | undefined): Settings['agent'] | string | undefined =>
  text !== undefined && /[ /]/.test(text) ? { command: text } : text
