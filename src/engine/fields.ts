import * as v from 'valibot'
import type { Result } from './rules.ts'

/** Accepts digits as well, since link fields are text. */
export const wholeNumber = v.union([
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number)),
])

export const between = (min: number, max: number) =>
  v.pipe(wholeNumber, v.minValue(min), v.maxValue(max))

const index = (end: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(end - 1))

/** A position on a board of at most this size; `play` checks it against the actual board. */
export const positionOn = ({ rows, cols }: { rows: number; cols: number }) =>
  v.object({ row: index(rows), col: index(cols) })

/** Strengths of opponents in all games, weakest first. */
export const STRENGTHS = ['beginner', 'easy', 'fair', 'medium', 'hard'] as const
export type Strength = (typeof STRENGTHS)[number]

export const MAX_NAME = 20

/** Removes what would not be seen, or would change how the text around a name is read. */
export const cleanName = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '')

/** A person's name on one line. */
export const personName = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(MAX_NAME),
  v.check((text) => text === cleanName(text).trim()),
)

/** Describes untrusted input for a refusal: texts and numbers cut to 40 characters, otherwise the type. */
export const show = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? `${value}`.slice(0, 40) : typeof value

export const refuse = <Code extends string>(code: Code, value: unknown) => ({
  ok: false as const,
  code,
  detail: show(value),
})

type Entries = Readonly<Record<string, v.GenericSchema>>
type Output<Schema extends Entries> = v.InferOutput<v.ObjectSchema<Schema, undefined>>

/**
 * Parses untrusted options field by field; unknown fields are dropped. The first invalid field is refused
 * with its code in `problems`, or in `missing` when absent.
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
  const fields = v.safeParse(v.record(v.string(), v.unknown()), input)
  if (!fields.success) return { ok: false, code: 'not-options' }
  const parsed = v.safeParse(v.object(entries), fields.output)
  if (parsed.success) return { ok: true, value: parsed.output }
  const isField = (name: unknown): name is keyof Schema & string =>
    Object.keys(entries).some((field) => field === name)
  const name = parsed.issues[0].path?.[0].key
  if (!isField(name)) throw new Error('No field')
  const given = fields.output[name]
  const code = given === undefined ? missing[name] : undefined
  return code ? { ok: false, code, ...valuesOf(entries[name]) } : refuse(problems[name], given)
}

const valuesOf = (schema: v.GenericSchema | undefined): { detail?: string } =>
  schema?.type === 'picklist' && 'options' in schema && Array.isArray(schema.options)
    ? { detail: schema.options.join(', ') }
    : {}

/** Makes `parseMove` from a schema. It checks a move's form; `play` checks its legality. */
export const makeParseMove =
  <Move>(schema: v.GenericSchema<unknown, Move>) =>
  (input: unknown): Result<Move, 'not-a-move'> => {
    const parsed = v.safeParse(schema, input)
    if (parsed.success) return { ok: true, value: parsed.output }
    return { ok: false, code: 'not-a-move', detail: v.summarize(parsed.issues) }
  }
