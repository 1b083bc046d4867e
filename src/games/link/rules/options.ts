import * as v from 'valibot'
import type { Result } from '../../../engine/rules'
import {
  type BoardProblem,
  characterOf,
  MAX_KINDS,
  MAX_SIDE,
  makeBoard,
  parseBoard,
  tilesOf,
} from '../board/board'
import { DRIFTS, type Drift } from '../board/gravity'
import { DEALS, type Deal, LEVELS, type LinkOptions } from '../deal/levels'

/** Why options are refused: what is wrong with the level, the size, or the board given as text. */
export const OPTION_PROBLEMS = [
  'not-options',
  'unknown-level',
  'unknown-drift',
  'unknown-deal',
  'bad-size',
  'odd-cells',
  'bad-kinds',
  'no-board',
  'no-tiles',
  'odd-kind',
] as const
export type OptionProblem = (typeof OPTION_PROBLEMS)[number] | BoardProblem

type Parsed = Result<LinkOptions, OptionProblem>
type Common = { readonly drift: Drift; readonly deal: Deal }
type Fields = { readonly [name: string]: unknown }

/** More text than the largest board with its line ends and spaces. */
const MAX_TEXT = 4_000

/** A whole number, or its digits: share links know text only. */
const wholeNumber = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
])
const side = v.pipe(wholeNumber, v.minValue(2), v.maxValue(MAX_SIDE))
const fieldsSchema = v.record(v.string(), v.unknown())
const levelSchema = v.picklist([...LEVELS, 'custom', 'literal'])
const driftSchema = v.optional(v.picklist(DRIFTS), 'none')
const dealSchema = v.optional(v.pipe(wholeNumber, v.picklist(DEALS)), 1)
const sizeSchema = v.object({ rows: side, cols: side })
const kindsSchema = v.pipe(wholeNumber, v.minValue(2), v.maxValue(MAX_KINDS))
const textSchema = v.pipe(v.string(), v.maxLength(MAX_TEXT))

/** Options from anywhere. Drift is `none` and the deal the latest when not given; other fields are dropped. */
export function parseOptions(input: unknown): Parsed {
  const fields = v.safeParse(fieldsSchema, input)
  if (!fields.success) return { ok: false, code: 'not-options' }
  const level = v.safeParse(levelSchema, fields.output.level)
  if (!level.success) return refuse('unknown-level', fields.output.level)
  const drift = v.safeParse(driftSchema, fields.output.drift)
  if (!drift.success) return refuse('unknown-drift', fields.output.drift)
  const deal = v.safeParse(dealSchema, fields.output.deal)
  if (!deal.success) return refuse('unknown-deal', fields.output.deal)
  return parseLevel(level.output, { drift: drift.output, deal: deal.output }, fields.output)
}

function parseLevel(level: LinkOptions['level'], common: Common, fields: Fields): Parsed {
  switch (level) {
    case 'custom':
      return parseCustom(common, fields)
    case 'literal':
      return parseLiteral(common, fields)
    case 'novice':
    case 'normal':
    case 'hard':
    case 'classic':
    case 'expert':
      return { ok: true, value: { level, ...common } }
  }
}

function parseCustom(common: Common, fields: Fields): Parsed {
  const size = v.safeParse(sizeSchema, fields)
  if (!size.success) return refuse('bad-size', `${show(fields.cols)} × ${show(fields.rows)}`)
  const { rows, cols } = size.output
  if ((rows * cols) % 2 !== 0) return refuse('odd-cells', `${cols} × ${rows}`)
  const kinds = v.safeParse(kindsSchema, fields.kinds)
  if (!kinds.success) return refuse('bad-kinds', fields.kinds)
  return { ok: true, value: { level: 'custom', rows, cols, kinds: kinds.output, ...common } }
}

/** A board given as text may have gaps, and be one that cannot be cleared; its tiles must pair up. */
function parseLiteral(common: Common, fields: Fields): Parsed {
  const text = v.safeParse(textSchema, fields.board)
  if (!text.success) return { ok: false, code: 'no-board' }
  const board = parseBoard(text.output)
  if (!board.ok) return board
  const tiles = tilesOf(board.value).map((index) => board.value.cells[index] ?? 0)
  if (tiles.length === 0) return { ok: false, code: 'no-tiles' }
  const odd = tiles.find((kind) => tiles.filter((other) => other === kind).length % 2 !== 0)
  if (odd !== undefined) return refuse('odd-kind', characterOf(odd))
  return { ok: true, value: { level: 'literal', board: makeBoard(board.value), ...common } }
}

const refuse = (code: OptionProblem, detail: unknown): Parsed => ({
  ok: false,
  code,
  detail: show(detail),
})

/** A value from outside may be anything, also what cannot be made a string: it is named, and cut short. */
const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 40) : typeof value
