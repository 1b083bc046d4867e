import * as v from 'valibot'
import { refuse } from './fields.ts'
import type { Json, Result } from './rules.ts'

/** A game to share; `moves` is left out to share only the deal. */
export interface SharedGame {
  readonly game: string
  /** Flat for readable links; `seed` and `moves` are reserved. */
  readonly options: Readonly<Record<string, string | number | boolean>> & {
    seed?: never
    moves?: never
  }
  readonly seed: string
  readonly moves?: readonly Json[]
}

/** A parsed link, which the game's rules still have to validate. */
interface LinkedGame {
  readonly game: string
  /** Always text; each game's `parseOptions` converts numbers. */
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly moves: readonly unknown[]
}

export type LinkProblem = 'too-long' | 'no-game' | 'bad-field' | 'twice' | 'no-seed' | 'bad-moves'

/** Maximum length of a link in characters; browsers accept addresses this long. */
const MAX_LENGTH = 65_536

const GAME = /^[a-z][a-z0-9-]*$/
const NAME = /^[a-z][a-z0-9]*$/i

const movesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.unknown()))

/** Makes an address such as `link?level=classic&gravity=down&seed=k3f9`, for use after `#/`. */
export function makeLinkCode({ game, options, seed, moves }: SharedGame): string {
  const fields = { ...options, seed, ...(moves && { moves: JSON.stringify(moves) }) }
  const texts = Object.entries(fields).map(
    ([name, value]) => `${name}=${escapeText(String(value))}`,
  )
  return `${game}?${texts.join('&')}`
}

/** Parses untrusted text written by `makeLinkCode`. Never throws. */
export function parseLinkCode(text: string): Result<LinkedGame, LinkProblem> {
  if (text.length > MAX_LENGTH) return { ok: false, code: 'too-long' }
  const [game = '', ...query] = text.split('?')
  if (!GAME.test(game)) return refuse('no-game', game)
  const fields = parseFields(query.join('?'))
  if (!fields.ok) return fields
  const { seed, moves = '[]', ...options } = fields.value
  if (!seed) return { ok: false, code: 'no-seed' }
  const played = v.safeParse(movesSchema, moves)
  if (!played.success) return { ok: false, code: 'bad-moves', detail: v.summarize(played.issues) }
  return { ok: true, value: { game, options, seed, moves: played.output } }
}

function parseFields(query: string): Result<Record<string, string>, 'bad-field' | 'twice'> {
  const fields: Record<string, string> = {}
  for (const field of query.split('&').filter(Boolean)) {
    const [name = '', ...escaped] = field.split('=')
    const value = escaped.length > 0 ? unescapeText(escaped.join('=')) : undefined
    if (!NAME.test(name) || value === undefined) return refuse('bad-field', field)
    if (Object.hasOwn(fields, name)) return refuse('twice', name)
    fields[name] = value
  }
  return { ok: true, value: fields }
}

/** Percent-encodes text but for `:` and `,`. Lone surrogates become U+FFFD, as in every URL. */
function escapeText(text: string): string {
  const escaped = encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
  return escaped.replaceAll('%3A', ':').replaceAll('%2C', ',')
}

function unescapeText(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
