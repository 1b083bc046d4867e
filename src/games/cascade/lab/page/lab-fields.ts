import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { AGENTS } from '../engine/agents.ts'
import {
  findWrongSettings,
  flagOf,
  parseSettings,
  SETTING_NAMES,
  type SettingName,
  type Settings,
  settingsSchema,
} from '../settings.ts'

export type Fields = Readonly<Record<SettingName, string>>

const text = v.pipe(
  v.unknown(),
  v.transform((value) => `${value}`),
)
const fieldsSchema = v.object(v.entriesFromList(SETTING_NAMES, v.optional(text, '')))

export const USUAL_FIELDS: Fields = {
  ...v.parse(fieldsSchema, v.parse(settingsSchema, {})),
  games: '3400',
}
export const SECOND_FIELDS: Fields = { ...USUAL_FIELDS, agent: 'greedy' }

/** Limited, since the page keeps a row of each game; the command line has no limit. */
export const MOST_GAMES = 200_000

export const textsOf = ({ weights, ...fields }: Fields): Partial<Fields> =>
  weights.trim() ? { ...fields, weights } : fields

export function findWrongFields(fields: Fields): readonly SettingName[] {
  const wrong = findWrongSettings(textsOf(fields))
  const isTooMany = !wrong.includes('games') && Number(fields.games) > MOST_GAMES
  return isTooMany ? [...wrong, 'games'] : wrong
}

/** Returns settings that differ from the fields: `rows=8`, `seed=1`. */
export function differences(settings: Settings, fields: Fields): string[] {
  const { weights = Array.from({ length: settings.kinds }, () => 1) } = settings
  const parsed = parseSettings(textsOf(fields))
  const textOf = (name: SettingName) =>
    parsed.ok ? `${parsed.value[name] ?? ''}` : fields[name].trim()
  return SETTING_NAMES.filter((name) => `${settings[name] ?? ''}` !== textOf(name)).map(
    (name) => `${flagOf(name)}=${name === 'weights' ? weights : settings[name]}`,
  )
}

/** Settings that a sweep can vary; `size` is that of a square board. */
export const SWEPT = ['size', 'kinds', 'agent'] as const
export type Swept = (typeof SWEPT)[number]

export interface SweepFields {
  readonly over: Swept
  readonly values: string
}

export const USUAL_VALUES: Readonly<Record<Swept, string>> = {
  size: '6,7,8,9,10',
  kinds: '5,6,7,8,9',
  agent: AGENTS.join(','),
}

export const USUAL_SWEEP: SweepFields = { over: 'size', values: USUAL_VALUES.size }

export const MOST_VALUES = 12

/** A run's settings, and the value that sets it apart. */
export interface SweepPart {
  readonly value: number | string
  readonly settings: Settings
}

/** Makes the settings of a sweep's runs, in order. A refusal's code is the setting, `values` for the sweep's own. */
export function planSweep(
  { over, values }: SweepFields,
  fields: Fields,
): Result<readonly SweepPart[], SettingName | 'values'> {
  const swept = settingsOf(over, '')
  const [wrong] = findWrongFields(fields).filter((name) => !(name in swept))
  if (wrong) return { ok: false, code: wrong }
  const listed = valuesIn(over, values)
  const parts = listed.flatMap((value): SweepPart[] => {
    const parsed = parseSettings(textsOf({ ...fields, ...settingsOf(over, value) }))
    const name = over === 'agent' ? value : Number(value)
    return parsed.ok ? [{ value: name, settings: parsed.value }] : []
  })
  const isAccepted = parts.length === listed.length && parts.length <= MOST_VALUES
  return isAccepted ? { ok: true, value: parts } : { ok: false, code: 'values' }
}

/** Returns each value once, numbers in ascending order. */
function valuesIn(over: Swept, text: string): readonly string[] {
  const values = text.split(',')
  if (over === 'agent') return [...new Set(values.map((value) => value.trim()))]
  return [...new Set(values.map(Number))].toSorted((a, b) => a - b).map(String)
}

/** Returns the fields that a value changes; weights belong to a number of kinds, and are dropped with it. */
export function settingsOf(over: Swept, value: string): Partial<Fields> {
  switch (over) {
    case 'size':
      return { rows: value, cols: value }
    case 'kinds':
      return { kinds: value, weights: '' }
    case 'agent':
      return { agent: value }
  }
}
