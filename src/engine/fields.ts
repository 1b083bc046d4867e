import * as v from 'valibot'
import type { Result } from './rules'

/** A whole number, or its digits: links know text only. */
export const wholeNumber = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
])

export const between = (least: number, most: number) =>
  v.pipe(wholeNumber, v.minValue(least), v.maxValue(most))

const index = (end: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(end - 1))

/** A position on a board of at most this size; whether it is on this very board is for `play` to say. */
export const positionOn = ({ rows, cols }: { rows: number; cols: number }) =>
  v.object({ row: index(rows), col: index(cols) })

/** Says what was given. It may be anything, also what cannot be made a string: it is named, and cut short. */
export const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 40) : typeof value

/** A refusal that shows what was given. */
export const refuse = <Code extends string>(code: Code, value: unknown) => ({
  ok: false as const,
  code,
  detail: show(value),
})

type Entries = Readonly<Record<string, v.GenericSchema>>
type Output<Schema extends Entries> = v.InferOutput<v.ObjectSchema<Schema, undefined>>

const fieldsSchema = v.record(v.string(), v.unknown())

/**
 * Reads options from anywhere, field by field; fields without a schema are dropped. The first bad
 * one is refused with its own code, or where it is not given by that of `missing`.
 */
export function parseFields<
  Schema extends Entries,
  Problems extends Readonly<Record<keyof Schema, string>>,
  Missing extends string = never,
>(
  entries: Schema,
  problems: Problems,
  input: unknown,
  missing: Readonly<Record<string, Missing>> = {},
): Result<Output<Schema>, Problems[keyof Schema] | Missing | 'not-options'> {
  const fields = v.safeParse(fieldsSchema, input)
  if (!fields.success) return { ok: false, code: 'not-options' }
  const parsed = v.safeParse(v.object(entries), fields.output)
  if (parsed.success) return { ok: true, value: parsed.output }
  const isField = (name: unknown): name is keyof Schema & string =>
    Object.keys(entries).some((field) => field === name)
  const name = parsed.issues[0].path?.[0].key
  if (!isField(name)) throw new Error('An issue is about no field')
  const given = fields.output[name]
  const code = given === undefined ? missing[name] : undefined
  return code ? { ok: false, code, ...choicesOf(entries[name]) } : refuse(problems[name], given)
}

/** What may be given, where it is a choice of a few. */
const choicesOf = (schema: v.GenericSchema | undefined): { detail?: string } =>
  schema?.type === 'picklist' && 'options' in schema && Array.isArray(schema.options)
    ? { detail: schema.options.join(', ') }
    : {}

/** Makes `parseMove` from a schema: the form of a move is checked here, its sense by `play`. */
export const makeParseMove =
  <Move>(schema: v.GenericSchema<unknown, Move>) =>
  (input: unknown): Result<Move, 'not-a-move'> => {
    const parsed = v.safeParse(schema, input)
    if (parsed.success) return { ok: true, value: parsed.output }
    return { ok: false, code: 'not-a-move', detail: v.summarize(parsed.issues) }
  }
