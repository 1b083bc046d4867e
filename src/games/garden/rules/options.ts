import * as v from 'valibot'
import { parseFields, wholeNumber } from '#src/engine/fields.ts'
import type { Result } from '#src/engine/rules.ts'
import { DEALS, DIFFICULTIES, type GardenOptions } from './types'

export type OptionProblem = 'not-options' | 'unknown-difficulty' | 'unknown-deal'

const FIELDS = {
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'medium'),
  deal: v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1),
}

const PROBLEMS = { difficulty: 'unknown-difficulty', deal: 'unknown-deal' } as const

/** Validates untrusted options. Defaults: medium, latest deal; unknown fields are dropped. */
export const parseOptions = (input: unknown): Result<GardenOptions, OptionProblem> =>
  parseFields(FIELDS, PROBLEMS, input)
