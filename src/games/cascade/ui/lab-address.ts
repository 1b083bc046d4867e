import { SETTING_NAMES, type SettingName, type Settings } from '../lab/settings'
import { AGENTS } from '../lab/table'
import { COUNTINGS } from '../rules/types'

/** What stands in the fields: text, until it is read. */
export type Fields = Readonly<Record<SettingName, string>>

/** What the page is set to: one run, or two side by side. */
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

/** Begins the names of the second run's settings. */
const SECOND = 'b-'

/** Longer than any setting. */
const MAX_LENGTH = 200

/** A setting's name in addresses, which is the command line's. */
const optionName = (name: SettingName): string => (name === 'burnIn' ? 'burn-in' : name)

/** What has to be one of a list: any other text has no place in its field. */
const LISTED: Readonly<Partial<Record<SettingName, readonly string[]>>> = {
  agent: AGENTS,
  counting: COUNTINGS,
}

const fits = (name: SettingName, value: string): boolean =>
  value.length <= MAX_LENGTH && (LISTED[name]?.includes(value) ?? true)

/**
 * Reads `rows=8&agent=greedy&b-agent=random`, or anything else. What is not said is as usual; what
 * cannot be put into a field is left out and listed. A field's own text is judged by the form.
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

/** Writes what `parseSetup` reads. */
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

/** What settings say otherwise than the fields: `rows=8`, `seed=1`. */
export function differences(settings: Settings, fields: Fields): string[] {
  const { weights = Array.from({ length: settings.kinds }, () => 1) } = settings
  return SETTING_NAMES.filter((name) => `${settings[name] ?? ''}` !== fields[name].trim()).map(
    (name) => `${optionName(name)}=${name === 'weights' ? weights : settings[name]}`,
  )
}
