import type { Result } from '#src/engine/rules.ts'
import { AGENTS } from '../engine/agents.ts'
import { parseSettings, type SettingName, type Settings } from '../settings.ts'
import { type Fields, findWrongFields, textsOf } from './lab-fields.ts'

/** Settings that a sweep can vary; `size` is that of a square board. */
export const SWEPT = ['size', 'kinds', 'agent'] as const
export type Swept = (typeof SWEPT)[number]

/** The text of a sweep's fields. */
export interface SweepFields {
  readonly over: Swept
  /** Separated by commas. */
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

/**
 * Makes the settings of a sweep's runs, in the order of the values. A refusal's code is the setting that is not
 * accepted, `values` for the sweep's own.
 */
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
