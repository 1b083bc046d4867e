import { AGENTS } from '../lab/playfield'
import { SETTING_NAMES, type SettingName, type Settings } from '../lab/settings'
import { COUNTINGS } from '../rules/types'

/** Unparsed text of the fields. */
export type Fields = Readonly<Record<SettingName, string>>

export interface Setup {
  readonly first: Fields
  readonly second: Fields | undefined
}

export const USUAL_FIELDS: Fields = {
  rows: '8',
  cols: '8',
  kinds: '7',
  weights: '',
  counting: 'clusters',
  agent: 'random',
  games: '3400',
  swaps: '30',
  burnIn: '0',
  seed: '1',
}
export const SECOND_FIELDS: Fields = { ...USUAL_FIELDS, agent: 'greedy' }

/** Prefix of the second run's settings. */
const SECOND = 'b-'

/** Exceeds any setting. */
const MAX_LENGTH = 200

/** Names a setting in addresses as on the command line. */
const optionName = (name: SettingName): string => (name === 'burnIn' ? 'burn-in' : name)

/** Settings restricted to a list. */
const LISTED: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  agent: AGENTS,
  counting: COUNTINGS,
}

const fits = (name: SettingName, value: string): boolean =>
  value.length <= MAX_LENGTH && (LISTED[name]?.includes(value) ?? true)

/**
 * Parses `rows=8&agent=greedy&b-agent=random`, or anything else, with defaults. Lists parts that fit no field;
 * the form validates the fields' text.
 */
export function parseSetup(query: string): { setup: Setup; ignored: readonly string[] } {
  const first = new Map<SettingName, string>()
  const second = new Map<SettingName, string>()
  const ignored: string[] = []
  for (const [key, value] of new URLSearchParams(query)) {
    const isSecond = key.startsWith(SECOND)
    const option = isSecond ? key.slice(SECOND.length) : key
    const run = isSecond ? second : first
    const name = SETTING_NAMES.find((setting) => optionName(setting) === option)
    if (name && !run.has(name) && fits(name, value)) run.set(name, value)
    else ignored.push(`${key}=${value}`.slice(0, 40))
  }
  const fieldsOf = (usual: Fields, run: ReadonlyMap<SettingName, string>): Fields => ({
    ...usual,
    ...Object.fromEntries(run),
  })
  const setup = {
    first: fieldsOf(USUAL_FIELDS, first),
    second: second.size > 0 ? fieldsOf(SECOND_FIELDS, second) : undefined,
  }
  return { setup, ignored }
}

/** The inverse of `parseSetup`. */
export function makeQuery({ first, second }: Setup): string {
  const query = new URLSearchParams([
    ...entriesOf(first, ''),
    ...(second ? entriesOf(second, SECOND) : []),
  ])
  return query.toString().replaceAll('%2C', ',')
}

const entriesOf = (fields: Fields, prefix: string): [string, string][] =>
  SETTING_NAMES.filter((name) => name !== 'weights' || fields.weights !== '').map((name) => [
    `${prefix}${optionName(name)}`,
    fields[name],
  ])

/** Returns settings that differ from the fields: `rows=8`, `seed=1`. */
export function differences(settings: Settings, fields: Fields): string[] {
  const { weights = Array.from({ length: settings.kinds }, () => 1) } = settings
  return SETTING_NAMES.filter((name) => `${settings[name] ?? ''}` !== fields[name].trim()).map(
    (name) => `${optionName(name)}=${name === 'weights' ? weights : settings[name]}`,
  )
}
