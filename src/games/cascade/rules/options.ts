import * as v from 'valibot'
import { between, parseFields, wholeNumber } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
import { MAX_KINDS, MAX_SIDE, MIN_KINDS, MIN_SIDE } from './board'
import { type CascadeOptions, COUNTINGS, DEALS, type Length } from './types'

export const OPTION_PROBLEMS = [
  'not-options',
  'bad-size',
  'bad-kinds',
  'bad-swaps',
  'unknown-counting',
  'unknown-deal',
] as const
export type OptionProblem = (typeof OPTION_PROBLEMS)[number]

/** Maximum number of swaps, which bounds the size of a save. */
export const MAX_SWAPS = 5_000

const side = between(MIN_SIDE, MAX_SIDE)

const FIELDS = {
  rows: v.optional(side, 8),
  cols: v.optional(side, 8),
  kinds: v.optional(between(MIN_KINDS, MAX_KINDS), 7),
  swaps: v.optional(v.union([v.literal('endless'), between(1, MAX_SWAPS)]), 'endless'),
  counting: v.optional(v.picklist(COUNTINGS), 'clusters'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1),
}

const PROBLEMS: Readonly<Record<keyof CascadeOptions, OptionProblem>> = {
  rows: 'bad-size',
  cols: 'bad-size',
  kinds: 'bad-kinds',
  swaps: 'bad-swaps',
  counting: 'unknown-counting',
  deal: 'unknown-deal',
}

/** Validates untrusted options. Missing fields get the usual board's values; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<CascadeOptions, OptionProblem> =>
  parseFields(FIELDS, PROBLEMS, input)

export const countSwaps = (length: Length): number => (length === 'endless' ? MAX_SWAPS : length)
