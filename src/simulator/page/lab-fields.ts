import type { MessageDescriptor } from '@lingui/core'
import * as v from 'valibot'
import type { Result } from '#src/engine/rules.ts'
import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { MOST_CURVES } from '../plots/Key.tsx'
import { SETTING_LABELS } from '../plots/settings-text.ts'
import {
  type Description,
  findWrongSettings,
  parseSettings,
  SETTING_NAMES,
  SETTINGS,
  type SettingName,
  type Settings,
  settingsSchema,
} from '../runs/settings.ts'

/** `until` is the precision at which a run stops; empty for none. */
export const FIELD_NAMES = [...SETTING_NAMES, 'until'] as const
export type FieldName = (typeof FIELD_NAMES)[number]

/** Describes a setting; a precision is none. */
export const describeField = (name: FieldName): Partial<Description> =>
  name === 'until' ? {} : SETTINGS[name]

export type Fields = Readonly<Record<FieldName, string>>

const text = v.pipe(
  v.unknown(),
  v.transform((value) => `${value}`),
)
const fieldsSchema = v.object(v.entriesFromList(FIELD_NAMES, v.optional(text, '')))

export const USUAL_FIELDS: Fields = {
  ...v.parse(fieldsSchema, v.parse(settingsSchema, {})),
  games: '3400',
  // Drawn for each run.
  seed: '',
}
/** Returns the fields of settings that were parsed. */
export const fieldsOf = (settings: Settings): Fields => v.parse(fieldsSchema, settings)

export const SECOND_FIELDS: Fields = { ...USUAL_FIELDS, agent: 'greedy' }

/** Limited, since the page keeps a row of each game; the command line has no limit. */
export const MOST_GAMES = 200_000

/** Returns fields to parse, without those that may be empty and are. */
export const textsOf = ({ weights, seed, ...fields }: Fields): Partial<Fields> => ({
  ...fields,
  ...(weights.trim() && { weights }),
  ...(seed && { seed }),
})

/** Finds wrong settings; those are a sweep's, too. */
export function findWrongFields(fields: Fields): readonly SettingName[] {
  const wrong = findWrongSettings(textsOf(fields))
  const isTooMany = !wrong.includes('games') && Number(fields.games) > MOST_GAMES
  return isTooMany ? [...wrong, 'games'] : wrong
}

/** Returns settings that differ from the fields; an empty seed is of any run. */
export function differences(settings: Settings, fields: Fields): SettingName[] {
  const parsed = parseSettings(textsOf(fields))
  const textOf = (name: SettingName) =>
    parsed.ok ? `${parsed.value[name] ?? ''}` : fields[name].trim()
  const isOther = (name: SettingName) =>
    (name !== 'seed' || fields.seed !== '') && `${settings[name] ?? ''}` !== textOf(name)
  return SETTING_NAMES.filter(isOther)
}

/** Settings that a sweep can vary; `size` is that of a square board. */
export const SWEPT = ['size', 'kinds', 'agent'] as const
export type Swept = (typeof SWEPT)[number]

export const SWEPT_NAMES: Readonly<Record<Swept, MessageDescriptor>> = {
  size: /*i18n*/ { id: 'cascade.sweep.size', message: 'Rows and columns' },
  kinds: SETTING_LABELS.kinds,
  agent: SETTING_LABELS.agent,
}

/** A setting, and the text of its values. */
export interface Axis {
  readonly over: Swept
  readonly values: string
}

export interface SweepFields extends Axis {
  /** A curve for each value of another setting; `undefined` for one curve. */
  readonly curves: Axis | undefined
  /** All runs have one seed, so that agents play the same boards. */
  readonly isPaired: boolean
}

export const USUAL_VALUES: Readonly<Record<Swept, string>> = {
  size: '6,7,8,9,10',
  kinds: '5,6,7,8,9',
  agent: AGENTS.join(','),
}

export const usualAxis = (over: Swept): Axis => ({ over, values: USUAL_VALUES[over] })

export const USUAL_SWEEP: SweepFields = {
  ...usualAxis('size'),
  curves: undefined,
  isPaired: false,
}

export const MOST_VALUES = 12

export type SweptValue = number | string

/** A run's settings, and the values that set it apart. */
export interface SweepPart {
  readonly value: SweptValue
  readonly curve: SweptValue | undefined
  readonly settings: Settings
}

/** Makes the settings of a sweep's runs, in order. A refusal's code is the setting, or the sweep's own field. */
export function planSweep(
  sweep: SweepFields,
  fields: Fields,
): Result<readonly SweepPart[], SettingName | 'values' | 'curveValues'> {
  const { curves } = sweep
  const swept = sweptSettings(sweep)
  const [wrong] = findWrongFields(fields).filter((name) => !swept.includes(name))
  if (wrong) return { ok: false, code: wrong }
  if (!areAccepted(sweep, MOST_VALUES)) return { ok: false, code: 'values' }
  if (curves && !areAccepted(curves, MOST_CURVES)) return { ok: false, code: 'curveValues' }
  const parts = (curves ? valuesIn(curves) : [undefined]).flatMap((curve) =>
    valuesIn(sweep).flatMap((value): SweepPart[] => {
      const parsed = parseSettings(textsOf(fieldsOfRun(sweep, fields, value, curve)))
      if (!parsed.ok) return []
      const named = { value: asValue(sweep, value), curve: curves && asValue(curves, curve) }
      return [{ ...named, settings: parsed.value }]
    }),
  )
  return { ok: true, value: parts }
}

/** Returns the settings of which each run of a sweep has its own, but for seeds. */
export function sweptSettings({ over, curves }: SweepFields): readonly SettingName[] {
  const changed = { ...settingsOf(over, ''), ...(curves && settingsOf(curves.over, '')) }
  return SETTING_NAMES.filter((name) => name in changed)
}

/** Changes the fields of run A to those of a run of a sweep. */
export function fieldsOfRun(
  { over, curves, isPaired }: SweepFields,
  fields: Fields,
  value: string,
  curve: string | undefined,
): Fields {
  const changed = {
    ...settingsOf(over, value),
    ...(curves && settingsOf(curves.over, curve ?? '')),
  }
  const isOne = isPaired || fields.seed === ''
  const named = [over, value, ...(curves ? [curves.over, curve] : [])]
  return { ...fields, ...changed, seed: isOne ? fields.seed : seedOfRun(fields.seed, named) }
}

const asValue = ({ over }: Axis, value = ''): SweptValue =>
  over === 'agent' ? value : Number(value)

const LONGEST_SEED = 40

/** Makes a run's own seed, so that runs are independent and do not depend on which others there are. */
function seedOfRun(seed: string, named: readonly (string | undefined)[]): string {
  const end = `-${named.join('-')}`
  return seed.slice(0, LONGEST_SEED - end.length) + end
}

/** Tests each value alone, with the usual settings for the rest. */
function areAccepted(axis: Axis, most: number): boolean {
  const values = valuesIn(axis)
  const isAccepted = (value: string) =>
    parseSettings(textsOf({ ...USUAL_FIELDS, ...settingsOf(axis.over, value) })).ok
  return values.length <= most && values.every(isAccepted)
}

/** Returns each value once, numbers in ascending order. */
function valuesIn({ over, values: text }: Axis): readonly string[] {
  const values = text.split(',')
  if (over === 'agent') return [...new Set(values.map((value) => value.trim()))]
  return [...new Set(values.map(Number))].toSorted((a, b) => a - b).map(String)
}

/** Returns the fields that a value changes; weights belong to a number of kinds, and are dropped with it. */
export function settingsOf(over: Swept, value: string): Partial<Fields> {
  if (over === 'size') return { rows: value, cols: value }
  return over === 'kinds' ? { kinds: value, weights: '' } : { agent: value }
}
