import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import {
  AGENTS,
  type AgentName,
  type ForeignAgent,
  TIES,
  type Ties,
} from '#src/games/cascade/agents/agents.ts'
import type { BoardSettings } from '#src/games/cascade/agents/playfield.ts'
import { STRATEGIES } from '#src/games/cascade/agents/strategies.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '#src/games/cascade/rules/board.ts'
import { DEALS, isEvenPractical } from '#src/games/cascade/rules/deal.ts'
import { parseHoles } from '#src/games/cascade/rules/holes.ts'
import { LUCKS, type LuckName } from '#src/games/cascade/rules/luck.ts'
import { COUNTINGS } from '#src/games/cascade/rules/types.ts'

/** Determines all games of a simulation, however they are distributed. */
export interface Settings extends BoardSettings {
  readonly agent: AgentName | ForeignAgent
  readonly games: number
  /** Swaps measured per game; `burnIn` swaps precede them. */
  readonly swaps: number
  readonly burnIn: number
  readonly luck: LuckName
  readonly ties: Ties
  readonly seed: string
}

const MOST_GAMES = 1_000_000_000
export const MOST_SWAPS = 1_000_000
const HEAVIEST = 100
const LONGEST_COMMAND = 1000

/** Texts of a setting for commands, which speak English only; a form has its own. */
export interface Description {
  readonly accepted: string
  /** An example in `--help`, where there is no default, and what the setting does. */
  readonly example?: string
  readonly help: string
  /** The accepted values, where they are a range or a list. */
  readonly range?: readonly [least: number, most: number]
  readonly list?: readonly string[]
}

/** A whole number, or its digits from a command line. */
export const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

export const describeRange = (least: number, most: number): string =>
  `a whole number from ${least} to ${most}`

const number = (usual: number, [least, most]: readonly [number, number], help: string) => ({
  ...v.optional(whole(least, most), usual),
  help,
  accepted: describeRange(least, most),
  range: [least, most] as const,
})

const SIDES = [MIN_SIDE, MAX_SIDE] as const

const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HEAVIEST))
const listed = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map(Number)),
  v.array(weight),
)

const command = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_COMMAND))

export const seedSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(40))

/** All settings that fit a field, in the order of a report: what each does, accepts, and is by default. */
export const SETTINGS = {
  rows: number(8, SIDES, `rows of the board, ${MIN_SIDE} to ${MAX_SIDE}`),
  cols: number(8, SIDES, `columns of the board, ${MIN_SIDE} to ${MAX_SIDE}`),
  kinds: number(7, [MIN_KINDS, MAX_KINDS], `kinds of gem, ${MIN_KINDS} to ${MAX_KINDS}`),
  weights: {
    ...v.exactOptional(v.union([v.array(weight), listed])),
    help: 'the share of each kind in what falls; even when not given',
    example: '3,1,1,…',
    accepted: `${describeRange(1, HEAVIEST)} for each kind, with commas between them`,
  },
  deal: {
    ...v.optional(v.picklist(DEALS), 'redrawn'),
    help: 'or even: gems that complete a run are redrawn, or whole boards, which draws\nall boards without a run evenly',
    accepted: `${DEALS.join(' or ')}; even needs enough kinds for the cells`,
    list: DEALS,
  },
  counting: {
    ...v.optional(v.picklist(COUNTINGS), 'clusters'),
    help: 'or lines: how matched gems are counted and scored',
    accepted: COUNTINGS.join(' or '),
    list: COUNTINGS,
  },
  agent: {
    ...v.optional(v.union([v.picklist(AGENTS), v.object({ command })]), 'random'),
    help: `or ${AGENTS.slice(1)
      .map((agent) => `${agent} (${STRATEGIES[agent].preference})`)
      .join(',\n')}`,
    accepted: AGENTS.join(', '),
    list: AGENTS,
  },
  ties: {
    ...v.optional(v.picklist(TIES), 'even'),
    help: 'or first: draws between swaps of equal value, or takes the first, which favours\nthe top left',
    accepted: TIES.join(' or '),
    list: TIES,
  },
  games: number(1000, [1, MOST_GAMES], 'how many games'),
  swaps: number(30, [1, MOST_SWAPS], 'swaps measured in each game'),
  burnIn: number(0, [0, MOST_SWAPS], 'swaps made in each game before those'),
  luck: {
    ...v.optional(v.picklist(LUCKS), 'columns'),
    help: 'or stream: what refills come from, a queue for each column, so that all who\nplay a board have the same luck, or one stream for all',
    accepted: LUCKS.join(' or '),
    list: LUCKS,
  },
  seed: {
    ...v.optional(seedSchema, '1'),
    help: 'text that decides everything that is drawn',
    accepted: 'a text of 1 to 40 characters',
  },
} satisfies Readonly<Record<string, Description>>

const fieldsSchema = v.record(v.string(), v.unknown())
export const settingsSchema = v.object(SETTINGS)
export type SettingName = keyof typeof SETTINGS
export const SETTING_NAMES = v.keyof(settingsSchema).options

/** Settings in which runs compared game by game may differ: boards and luck are the same. */
export const VARIED = ['agent', 'ties', 'counting'] as const

/** Writes a name as in addresses, files and on the command line: `burn-in`. */
export const flagOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Parses untrusted settings with defaults. A refusal's code is the setting's name, its detail the value. */
export function parseSettings(input: unknown): Result<Settings, SettingName | 'holes'> {
  const fields = v.parse(v.fallback(fieldsSchema, {}), input)
  const [name] = findWrongSettings(fields)
  if (name) return { ok: false, code: name, detail: show(fields[name]) }
  const settings = v.parse(settingsSchema, fields)
  if (fields.holes === undefined) return { ok: true, value: settings }
  const holes = parseHoles(fields.holes, settings)
  if (!holes) return { ok: false, code: 'holes', detail: show(fields.holes) }
  return { ok: true, value: { ...settings, holes } }
}

/** Parses the settings of a report, of any version. Refuses one that there is no more: its games cannot be repeated. */
export function parseReported(input: object): Result<Settings, string> {
  const other = Object.keys(input).find(
    (name) => name !== 'holes' && !Object.hasOwn(SETTINGS, name),
  )
  return other === undefined ? parseSettings(input) : { ok: false, code: other }
}

/** Returns each setting that is not accepted, in order. */
export function findWrongSettings(fields: Readonly<Record<string, unknown>>): SettingName[] {
  const { issues } = v.safeParse(settingsSchema, fields)
  const wrong = new Set(issues?.map(({ path }) => path?.[0].key))
  if (!hasAllWeights(fields)) wrong.add('weights')
  if (!isDealPractical(fields)) wrong.add('deal')
  return SETTING_NAMES.filter((name) => wrong.has(name))
}

const weightsSchema = v.object({ kinds: SETTINGS.kinds, weights: SETTINGS.weights })

/** Tests for a weight of each kind, if any; what is wrong alone is found with the rest. */
function hasAllWeights(fields: Readonly<Record<string, unknown>>): boolean {
  const { success, output } = v.safeParse(weightsSchema, fields)
  return !success || !output.weights || output.weights.length === output.kinds
}

const dealSchema = v.pick(v.object(SETTINGS), ['rows', 'cols', 'kinds', 'weights', 'deal'])

/** Tests for a deal that does not take for ever. */
function isDealPractical(fields: Readonly<Record<string, unknown>>): boolean {
  const { success, output } = v.safeParse(dealSchema, fields)
  return !success || output.deal === 'redrawn' || isEvenPractical(output, output)
}

function show(value: unknown): string {
  const text = v.safeParse(v.union([v.string(), v.number(), v.array(v.number())]), value)
  return text.success ? `${text.output}`.slice(0, 40) : typeof value
}

export const describeAgent = (agent: Settings['agent']): string =>
  typeof agent === 'string' ? agent : agent.command

/** Makes the command that repeats a simulation, but for a board's holes, which are in a file. */
export function makeCommand(settings: Settings): string {
  const texts = { ...settings, agent: describeAgent(settings.agent) }
  const options = SETTING_NAMES.flatMap((name) =>
    texts[name] === undefined ? [] : [`--${flagOf(name)}=${quote(`${texts[name]}`)}`],
  )
  return ['npm run simulate --', ...options].join(' ')
}

const quote = (text: string): string =>
  /^[\w.,:/-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
