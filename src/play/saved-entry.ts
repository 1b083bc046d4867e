import * as v from 'valibot'
import type { Saved } from './saved-games'

/** A saved game as stored. Unknown fields are kept. */
const recordSchema = v.looseObject({
  /** Last played, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** Remaining work in the game's own unit: 0 before the first move, infinite without an end. */
  left: v.pipe(v.number(), v.minValue(0)),
  /** The address that resumes the game, as `/link/classic`. */
  href: v.pipe(v.string(), v.startsWith('/')),
  save: v.unknown(),
  /** The game before a new deal, which undo brings back. */
  previous: v.optional(v.unknown()),
  /** Milliseconds that the present turn has taken, where turns have a clock. */
  turnMs: v.optional(v.number()),
  /** The tab that owns the slot; older tabs must not overwrite it. */
  tab: v.optional(v.string()),
})
export type SavedRecord = v.InferOutput<typeof recordSchema>

export function parseRecord(input: unknown): SavedRecord | undefined {
  const parsed = v.safeParse(recordSchema, input)
  return parsed.success ? parsed.output : undefined
}

/** What a tab writes to an empty slot, so that it is marked as the tab's before a board is dealt. */
export const UNPLAYED: SavedRecord = { at: 0, left: 0, href: '/', save: null }

export const isUnplayed = ({ save }: SavedRecord): boolean => save === null

const movesSchema = v.object({ moves: v.array(v.unknown()) })

/** Counts the moves of a save, 0 for invalid ones. */
export function countMoves({ save }: SavedRecord): number {
  const parsed = v.safeParse(movesSchema, save)
  return parsed.success ? parsed.output.moves.length : 0
}

/** A slot, as `link/classic`, and when its game was set aside, if it was. */
export interface SavedKey {
  readonly slot: string
  readonly asideAt?: number
}

const ASIDE = /^aside\/(.+)\/(\d{1,16})$/s

export function parseKey(key: string): SavedKey {
  const [, slot, at] = ASIDE.exec(key) ?? []
  return slot ? { slot, asideAt: Number(at) } : { slot: key }
}

export const makeAsideKey = (slot: string, at: number): string => `aside/${slot}/${at}`

export const gameOf = (slot: string): string => slot.split('/')[0] ?? ''

/** An entry of the store with its key parsed, and its value if it is a game's record. */
export interface SavedEntry extends SavedKey {
  readonly key: string
  readonly value: unknown
  readonly record: SavedRecord | undefined
}

const entriesOf = (saved: Saved): readonly SavedEntry[] =>
  [...saved]
    .map(([key, value]) => ({ key, value, record: parseRecord(value), ...parseKey(key) }))
    .filter(({ record }) => !record || !isUnplayed(record))

export const listGames = (saved: Saved): readonly SavedEntry[] =>
  entriesOf(saved)
    .filter(({ asideAt }) => asideAt === undefined)
    .sort((a, b) => (b.record?.at ?? 0) - (a.record?.at ?? 0))

const listAsides = (saved: Saved): readonly SavedEntry[] =>
  entriesOf(saved)
    .filter(({ asideAt }) => asideAt !== undefined)
    .sort((a, b) => (b.asideAt ?? 0) - (a.asideAt ?? 0))

export const listEntries = (saved: Saved): readonly SavedEntry[] => [
  ...listGames(saved),
  ...listAsides(saved),
]

/** Returns the choice, as `classic` or `daily-2026-11-21`, from the address or else from the slot. */
export function choiceOf({ slot, record }: Pick<SavedEntry, 'slot' | 'record'>): string {
  const href = record?.href ?? '?'
  return (href.includes('?') ? slot.split('/')[1] : href.split('/').at(-1)) ?? ''
}
