import * as v from 'valibot'
import type { Result } from '../../../engine/rules'
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

const fieldsSchema = v.record(v.string(), v.unknown())
const boardSchema = v.picklist(BOARD_SIZES)
const levelSchema = v.picklist(LEVELS)

/** A version, or its digits: share links know text only. */
const numberSchema = v.union([
  v.number(),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
])
const dealSchema = v.optional(v.pipe(numberSchema, v.picklist(DEALS)), 1)

/** Options from anywhere. The deal is the latest when not given; other fields are dropped. */
export function parseOptions(input: unknown): Result<PatchesOptions, OptionProblem> {
  const fields = v.safeParse(fieldsSchema, input)
  if (!fields.success) return { ok: false, code: 'not-options' }
  if (fields.output.board === undefined)
    return { ok: false, code: 'no-board', detail: BOARD_SIZES.join(', ') }
  const board = v.safeParse(boardSchema, fields.output.board)
  if (!board.success) return refuse('unknown-board', fields.output.board)
  if (fields.output.level === undefined)
    return { ok: false, code: 'no-level', detail: LEVELS.join(', ') }
  const level = v.safeParse(levelSchema, fields.output.level)
  if (!level.success) return refuse('unknown-level', fields.output.level)
  const deal = v.safeParse(dealSchema, fields.output.deal)
  if (!deal.success) return refuse('unknown-deal', fields.output.deal)
  return { ok: true, value: { board: board.output, level: level.output, deal: deal.output } }
}

const refuse = (code: OptionProblem, detail: unknown): Result<PatchesOptions, OptionProblem> => ({
  ok: false,
  code,
  detail: show(detail),
})

/** A value from outside may be anything, also what cannot be made a string: it is named, and cut short. */
const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 40) : typeof value
