import * as v from 'valibot'
import type { Result } from '../../../engine/rules'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from './board'
import { type CascadeOptions, COUNTINGS, DEALS, type Length } from './types'

/** Why options are refused. */
export const OPTION_PROBLEMS = [
  'not-options',
  'bad-size',
  'bad-kinds',
  'bad-swaps',
  'unknown-counting',
  'unknown-deal',
] as const
export type OptionProblem = (typeof OPTION_PROBLEMS)[number]

/** As many moves as a save holds. */
export const MOST_SWAPS = 5_000

/** A whole number, or its digits: share links know text only. */
const wholeNumber = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
])
const between = (least: number, most: number) =>
  v.pipe(wholeNumber, v.minValue(least), v.maxValue(most))
const side = between(MIN_SIDE, MAX_SIDE)
const fieldsSchema = v.record(v.string(), v.unknown())

const optionsSchema = v.object({
  rows: v.optional(side, 8),
  cols: v.optional(side, 8),
  kinds: v.optional(between(MIN_KINDS, MAX_KINDS), 7),
  swaps: v.optional(v.union([v.literal('endless'), between(1, MOST_SWAPS)]), 'endless'),
  counting: v.optional(v.picklist(COUNTINGS), 'clusters'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1),
})

/** Which code a bad field is refused with. */
const PROBLEMS: Readonly<Record<keyof CascadeOptions, OptionProblem>> = {
  rows: 'bad-size',
  cols: 'bad-size',
  kinds: 'bad-kinds',
  swaps: 'bad-swaps',
  counting: 'unknown-counting',
  deal: 'unknown-deal',
}

const NAMES = v.keyof(optionsSchema).options

/** Options from anywhere. What is not given is as on the usual board; other fields are dropped. */
export function parseOptions(input: unknown): Result<CascadeOptions, OptionProblem> {
  const fields = v.safeParse(fieldsSchema, input)
  if (!fields.success) return { ok: false, code: 'not-options' }
  const parsed = v.safeParse(optionsSchema, fields.output)
  if (parsed.success) return { ok: true, value: parsed.output }
  const [{ path }] = parsed.issues
  const [name = 'rows'] = NAMES.filter((field) => field === path?.[0].key)
  return { ok: false, code: PROBLEMS[name], detail: show(fields.output[name]) }
}

/** A value from outside may be anything, also what cannot be made a string: it is named, and cut short. */
const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 40) : typeof value

/** How many swaps a game of this length has. */
export const countSwaps = (length: Length): number => (length === 'endless' ? MOST_SWAPS : length)
