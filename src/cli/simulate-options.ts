import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import type { Result } from '../engine/rules'
import type { Games } from '../games/cascade/lab/batch'
import { ACCEPTED, parseSettings, type Settings } from '../games/cascade/lab/settings'
import { shardOf } from '../games/cascade/lab/simulate'

/** A simulation to run. */
export interface RunRequest {
  readonly type: 'run'
  readonly settings: Settings
  readonly games: Games
  readonly threads: number
  /** Half the interval of the points per swap to stop at, as a part of them. */
  readonly until: number | undefined
  /** Files to write. */
  readonly json: string | undefined
  readonly csv: string | undefined
}

/** Reports to merge. */
export interface MergeRequest {
  readonly type: 'merge'
  readonly files: readonly string[]
  readonly json: string | undefined
  /** Whether games may be missing. */
  readonly partial: boolean
}

export type Request = { readonly type: 'help' } | RunRequest | MergeRequest

/** The detail of a refusal is a line for people. */
type Parsed<Value> = Result<Value, 'bad-option'>

const MOST_THREADS = 256

/** What is accepted for each option, in words. */
const OPTIONS = {
  rows: ACCEPTED.rows,
  cols: ACCEPTED.cols,
  kinds: ACCEPTED.kinds,
  weights: ACCEPTED.weights,
  counting: ACCEPTED.counting,
  agent: ACCEPTED.agent,
  games: ACCEPTED.games,
  swaps: ACCEPTED.swaps,
  'burn-in': ACCEPTED.burnIn,
  seed: ACCEPTED.seed,
  threads: `a whole number from 1 to ${MOST_THREADS}`,
  shard: 'k/n, the k-th of n equal parts, with k from 1 to n and no more parts than games',
  until: 'a percentage above 0% and below 100%, like 0.1%',
  json: 'a file to write',
  csv: 'a file to write',
  partial: 'no value',
} as const
type OptionName = keyof typeof OPTIONS
type Given = Readonly<Partial<Record<string, string>>>

const refuse = (name: string, given: string, accepted: string): Parsed<never> => ({
  ok: false,
  code: 'bad-option',
  detail: `${name} ${given}; accepted: ${accepted}`,
})

const refuseValue = (name: OptionName, given: string | undefined): Parsed<never> =>
  refuse(`--${name}`, `is ${given ? `"${given.slice(0, 40)}"` : 'empty'}`, OPTIONS[name])

/** Reads a command line, without the program's own name. */
export function parseCommandLine(args: readonly string[]): Parsed<Request> {
  const texts = Object.keys(OPTIONS).map((name) => [name, { type: 'string' } as const])
  const options = { ...Object.fromEntries(texts), partial: { type: 'boolean' } as const }
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  const words: string[] = []
  const given: Record<string, string> = {}
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value)
    if (token.kind !== 'option') continue
    if (token.name === 'help' || token.rawName === '-h')
      return { ok: true, value: { type: 'help' } }
    if (!isOption(token.name)) return refuse(token.rawName, 'is not an option', names())
    const value = token.value ?? FLAGS[token.name]
    if (!value) return refuseValue(token.name, value)
    given[token.name] = value
  }
  return words[0] === 'merge' ? parseMerge(words.slice(1), given) : parseRun(words, given)
}

/** Options without a value, and what they stand for. */
const FLAGS: Given = { partial: 'yes' }

const isOption = (name: string): name is OptionName => Object.hasOwn(OPTIONS, name)

const names = (): string => ['help', ...Object.keys(OPTIONS)].map((name) => `--${name}`).join(', ')

function parseMerge(files: readonly string[], given: Given): Parsed<Request> {
  const { json, partial, ...others } = given
  const [other] = Object.keys(others)
  if (other) return refuse(`--${other}`, 'does not go with merge', '--json, --partial, --help')
  if (files.length === 0) return refuse('merge', 'has no files', 'reports that --json wrote')
  if (partial !== undefined && partial !== 'yes') return refuseValue('partial', partial)
  return { ok: true, value: { type: 'merge', files, json, partial: partial !== undefined } }
}

function parseRun(words: readonly string[], given: Given): Parsed<Request> {
  if (words[0] !== undefined)
    return refuse(`"${words[0]}"`, 'is not a command', 'merge, or options')
  if (given.partial) return refuse('--partial', 'goes with merge only', names())
  const settings = parseSettings({ ...given, burnIn: given['burn-in'] })
  if (!settings.ok) {
    const name = settings.code === 'burnIn' ? 'burn-in' : settings.code
    return refuseValue(name, given[name])
  }
  const threads = parseThreads(given.threads)
  if (!threads) return refuseValue('threads', given.threads)
  const games = parseShard(settings.value.games, given.shard)
  if (!games) return refuseValue('shard', given.shard)
  const until = parsePercentage(given.until)
  if (until === 'bad') return refuseValue('until', given.until)
  const { json, csv } = given
  return {
    ok: true,
    value: { type: 'run', settings: settings.value, threads, games, until, json, csv },
  }
}

function parseThreads(text = `${availableParallelism()}`): number | undefined {
  const threads = /^\d{1,3}$/.test(text) ? Number(text) : 0
  return threads >= 1 && threads <= MOST_THREADS ? threads : undefined
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
