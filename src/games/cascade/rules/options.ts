import * as v from 'valibot'
import { between, parseFields, wholeNumber } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
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

const side = between(MIN_SIDE, MAX_SIDE)

const FIELDS = {
  rows: v.optional(side, 8),
  cols: v.optional(side, 8),
  kinds: v.optional(between(MIN_KINDS, MAX_KINDS), 7),
  swaps: v.optional(v.union([v.literal('endless'), between(1, MOST_SWAPS)]), 'endless'),
  counting: v.optional(v.picklist(COUNTINGS), 'clusters'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1),
}

/** Which code a bad field is refused with. */
const PROBLEMS: Readonly<Record<keyof CascadeOptions, OptionProblem>> = {
  rows: 'bad-size',
  cols: 'bad-size',
  kinds: 'bad-kinds',
  swaps: 'bad-swaps',
  counting: 'unknown-counting',
  deal: 'unknown-deal',
}

/** Options from anywhere. What is not given is as on the usual board; other fields are dropped. */
export const parseOptions = (input: unknown): Result<CascadeOptions, OptionProblem> =>
  parseFields(FIELDS, PROBLEMS, input)

/** How many swaps a game of this length has. */
export const countSwaps = (length: Length): number => (length === 'endless' ? MOST_SWAPS : length)
