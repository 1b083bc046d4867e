import * as v from 'valibot'
import { parseFields, wholeNumber } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
import { BOARD_SIZES, DEALS, LEVELS, type PatchesOptions } from './types'

export const OPTION_PROBLEMS = [
  'not-options',
  'no-board',
  'unknown-board',
  'no-level',
  'unknown-level',
  'unknown-deal',
] as const
export type OptionProblem = (typeof OPTION_PROBLEMS)[number]

const FIELDS = {
  board: v.picklist(BOARD_SIZES),
  level: v.picklist(LEVELS),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1),
}

const PROBLEMS = { board: 'unknown-board', level: 'unknown-level', deal: 'unknown-deal' } as const

const MISSING = { board: 'no-board', level: 'no-level' } as const

/** Validates untrusted options. The deal defaults to the latest; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<PatchesOptions, OptionProblem> =>
  parseFields(FIELDS, PROBLEMS, input, MISSING)
