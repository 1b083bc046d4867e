import { refuse } from './fields.ts'
import { MAX_SEED } from './random.ts'
import type { Result } from './rules.ts'

/**
 * Fields of a link whose value is the code of a game: to watch, to race, to go on with by turns, or to play its last step
 * better. Only old links have `assists` and `returns`, which race too.
 */
export const CODE_USES = ['g', 'race', 'turn', 'lesson', 'assists', 'returns'] as const

export interface LinkedCode {
  readonly use: (typeof CODE_USES)[number]
  readonly text: string
}

/** A board to share. */
export interface SharedBoard {
  readonly game: string
  /** Flat for readable links. */
  readonly options: Readonly<Record<string, string | number | boolean>> & {
    readonly [Reserved in 'c' | 'seed' | LinkedCode['use']]?: never
  }
  readonly seed: string
}

/** A parsed link, which the game's rules still have to validate. */
export interface LinkedBoard {
  readonly game: string
  /** Always text; each game's `parseOptions` converts numbers. */
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  /** The address of the board alone. */
  readonly board: string
  /** The checksum of a link that Pairwise made; a handwritten one has none. */
  readonly check: string | undefined
  readonly code: LinkedCode | undefined
}

export type LinkProblem = 'too-long' | 'no-game' | 'bad-field' | 'twice' | 'no-seed'

/** Maximum length of a link in characters; browsers accept addresses this long. */
const MAX_LENGTH = 65_536

const GAME = /^[a-z][a-z0-9-]*$/
const NAME = /^[a-z][a-z0-9]*$/i

/** Fields that messengers and mails add to any link. */
const ADDED = /^(?:utm_\w+|(?:fb|g|d|tw|tt|y)clid|msclkid|[gw]braid|igsh(?:id)?|mc_[ce]id|_g[al])=/

/** Makes an address such as `link?level=classic&gravity=down&seed=k3f9`, for use after `#/`. */
export function makeLinkCode({ game, options, seed }: SharedBoard): string {
  const texts = Object.entries({ ...options, seed }).map(
    ([name, value]) => `${name}=${escapeText(String(value))}`,
  )
  return `${game}?${texts.join('&')}`
}

/** Parses the untrusted address of a board, with a checksum and the code of a game if it has them. Never throws. */
export function parseLinkCode(text: string): Result<LinkedBoard, LinkProblem> {
  if (text.length > MAX_LENGTH) return { ok: false, code: 'too-long' }
  const [game = '', ...query] = dropAdded(text).split('?')
  if (!GAME.test(game)) return refuse('no-game', game)
  const fields = parseFields(query.join('?'))
  if (!fields.ok) return fields
  const { c: check, seed, ...others } = fields.value
  if (!seed) return { ok: false, code: 'no-seed' }
  if (seed.length > MAX_SEED) return refuse('bad-field', seed)
  const use = CODE_USES.find((one) => others[one] !== undefined)
  const code = use && { use, text: others[use] ?? '' }
  const isOption = ([name]: [string, string]) => !CODE_USES.some((one) => one === name)
  const options = Object.fromEntries(Object.entries(others).filter(isOption))
  const board = makeLinkCode({ game, options, seed })
  return { ok: true, value: { game, options, seed, board, check, code } }
}

/** Drops what messengers and mails added to an address. */
export function dropAdded(address: string): string {
  const [page = '', ...query] = address.split('?')
  const fields = query.join('?').split('&')
  const own = fields.filter((field) => !ADDED.test(field)).join('&')
  return own ? `${page}?${own}` : page
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
