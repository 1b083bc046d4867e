import * as v from 'valibot'
import type { Result } from '../../../engine/rules'
import { DEALS, DIFFICULTIES, type GardenOptions } from './types'

export type OptionProblem = 'not-options' | 'unknown-difficulty' | 'unknown-deal'

/** A whole number, or its digits: share links know text only. */
const wholeNumber = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
])
const fieldsSchema = v.record(v.string(), v.unknown())
const difficultySchema = v.optional(v.picklist(DIFFICULTIES), 'medium')
const dealSchema = v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1)

/** Options from anywhere. Medium and the latest deal when not given; other fields are dropped. */
export function parseOptions(input: unknown): Result<GardenOptions, OptionProblem> {
  const fields = v.safeParse(fieldsSchema, input)
  if (!fields.success) return { ok: false, code: 'not-options' }
  const difficulty = v.safeParse(difficultySchema, fields.output.difficulty)
  if (!difficulty.success) return refuse('unknown-difficulty', fields.output.difficulty)
  const deal = v.safeParse(dealSchema, fields.output.deal)
  if (!deal.success) return refuse('unknown-deal', fields.output.deal)
  return { ok: true, value: { difficulty: difficulty.output, deal: deal.output } }
}

const refuse = (code: OptionProblem, value: unknown): Result<GardenOptions, OptionProblem> => ({
  ok: false,
  code,
  detail: show(value),
})

/** A value from outside may be anything, also what cannot be made a string: it is named, and cut short. */
const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 40) : typeof value
