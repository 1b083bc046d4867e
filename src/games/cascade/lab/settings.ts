import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from '../rules/board.ts'
import { COUNTINGS } from '../rules/types.ts'
import { AGENTS, type AgentName, type ForeignAgent } from './engine/agents.ts'
import { parseHoles } from './engine/holes.ts'
import type { BoardSettings } from './engine/playfield.ts'

/** Determines all games of a simulation, however they are distributed. */
export interface Settings extends BoardSettings {
  readonly agent: AgentName | ForeignAgent
  readonly games: number
  /** Swaps measured per game; `burnIn` swaps precede them. */
  readonly swaps: number
  readonly burnIn: number
  readonly seed: string
}
/** Settings that fit a field of a form; holes do not. */
export type SettingName = Exclude<keyof Settings, 'holes'>

const MOST_GAMES = 1_000_000_000
export const MOST_SWAPS = 1_000_000
const HEAVIEST = 100
const LONGEST_COMMAND = 1000

export const ACCEPTED: Readonly<Record<SettingName, string>> = {
  rows: `a whole number from ${MIN_SIDE} to ${MAX_SIDE}`,
  cols: `a whole number from ${MIN_SIDE} to ${MAX_SIDE}`,
  kinds: `a whole number from ${MIN_KINDS} to ${MAX_KINDS}`,
  weights: `a whole number from 1 to ${HEAVIEST} for each kind, with commas between them`,
  counting: COUNTINGS.join(' or '),
  agent: AGENTS.join(', '),
  games: `a whole number from 1 to ${MOST_GAMES}`,
  swaps: `a whole number from 1 to ${MOST_SWAPS}`,
  burnIn: `a whole number from 0 to ${MOST_SWAPS}`,
  seed: 'a text of 1 to 40 characters',
}

/** A whole number, or its digits from a command line. */
const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  )

const weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HEAVIEST))
const listed = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map(Number)),
  v.array(weight),
)

const foreignSchema = v.object({
  command: v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_COMMAND)),
})

const fieldsSchema = v.record(v.string(), v.unknown())
const settingsSchema = v.object({
  rows: v.optional(whole(MIN_SIDE, MAX_SIDE), 8),
  cols: v.optional(whole(MIN_SIDE, MAX_SIDE), 8),
  kinds: v.optional(whole(MIN_KINDS, MAX_KINDS), 7),
  weights: v.exactOptional(v.union([v.array(weight), listed])),
  counting: v.optional(v.picklist(COUNTINGS), 'clusters'),
  agent: v.optional(v.union([v.picklist(AGENTS), foreignSchema]), 'random'),
  games: v.optional(whole(1, MOST_GAMES), 1000),
  swaps: v.optional(whole(1, MOST_SWAPS), 30),
  burnIn: v.optional(whole(0, MOST_SWAPS), 0),
  seed: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(40)), '1'),
})
export const SETTING_NAMES = v.keyof(settingsSchema).options

/**
 * Parses untrusted settings with defaults. A refusal's code is the setting's name, its detail the value;
 * `ACCEPTED` describes valid ones.
 */
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

/** Returns each setting that is not accepted, in order. */
export function findWrongSettings(fields: Readonly<Record<string, unknown>>): SettingName[] {
  const parsed = v.safeParse(settingsSchema, fields)
  const wrong = new Set(parsed.issues?.map(({ path }) => path?.[0].key))
  const shares = v.safeParse(v.pick(settingsSchema, ['kinds', 'weights']), fields)
  const { kinds, weights } = shares.success ? shares.output : {}
  if (weights && weights.length !== kinds) wrong.add('weights')
  return SETTING_NAMES.filter((name) => wrong.has(name))
}

/** Quotes an untrusted value, shortened. */
function show(value: unknown): string {
  const text = v.safeParse(v.union([v.string(), v.number(), v.array(v.number())]), value)
  return text.success ? `${text.output}`.slice(0, 40) : typeof value
}

export const describeAgent = (agent: Settings['agent']): string =>
  typeof agent === 'string' ? agent : agent.command

/** Makes the command that repeats a simulation, but for a board's holes, which are in a file. */
export function makeCommand({
  holes: _,
  weights,
  agent,
  burnIn,
  seed,
  ...others
}: Settings): string {
  const options = {
    ...others,
    agent: quote(describeAgent(agent)),
    ...(weights && { weights: weights.join(',') }),
    'burn-in': burnIn,
    seed: quote(seed),
  }
  const words = Object.entries(options).map(([name, value]) => `--${name}=${value}`)
  return ['npm run simulate --', ...words].join(' ')
}

/** Quotes text for a shell. */
export const quote = (text: string): string =>
  /^[\w./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
