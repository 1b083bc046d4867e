import * as v from 'valibot'
import type { Saved } from './saved-games'

/** A saved game as the database holds it. Fields that are not known here are left as they are. */
const recordSchema = v.looseObject({
  /** When it was played last, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** How much is left to do, in the game's own unit: 0 before the first move, infinite without an end. */
  left: v.pipe(v.number(), v.minValue(0)),
  /** The address that resumes it, as `/link/classic`. */
  href: v.pipe(v.string(), v.startsWith('/')),
  /** What the game's rules restore. */
  save: v.unknown(),
  /** The game before a new deal, which undo brings back. */
  previous: v.optional(v.unknown()),
  /** How long the present turn has taken, in milliseconds, where turns have a clock. */
  turnMs: v.optional(v.number()),
  /** The tab that writes it: an older tab must not write over a newer one. */
  tab: v.optional(v.string()),
})
export type SavedRecord = v.InferOutput<typeof recordSchema>

/** `undefined` for what is not the record of a game in progress. */
export function parseRecord(input: unknown): SavedRecord | undefined {
  const parsed = v.safeParse(recordSchema, input)
  return parsed.success ? parsed.output : undefined
}

const movesSchema = v.object({ moves: v.array(v.unknown()) })

/** How many moves were played in a game in progress; none where that cannot be told. */
export function countMoves({ save }: SavedRecord): number {
  const parsed = v.safeParse(movesSchema, save)
  return parsed.success ? parsed.output.moves.length : 0
}

/** Where a game is saved, as `link/classic`, and when it was set aside, if it was. */
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

/** The first part of a slot. */
export const gameOf = (slot: string): string => slot.split('/')[0] ?? ''

/** A value of the store, with its key read, and the value too where it is the record of a game. */
export interface SavedEntry extends SavedKey {
  readonly key: string
  readonly value: unknown
  readonly record: SavedRecord | undefined
}

const entriesOf = (saved: Saved): readonly SavedEntry[] =>
  [...saved].map(([key, value]) => ({ key, value, record: parseRecord(value), ...parseKey(key) }))

/** The games in progress and finished, the latest first. */
export const listGames = (saved: Saved): readonly SavedEntry[] =>
  entriesOf(saved)
    .filter(({ asideAt }) => asideAt === undefined)
    .sort((a, b) => (b.record?.at ?? 0) - (a.record?.at ?? 0))

const listAsides = (saved: Saved): readonly SavedEntry[] =>
  entriesOf(saved)
    .filter(({ asideAt }) => asideAt !== undefined)
    .sort((a, b) => (b.asideAt ?? 0) - (a.asideAt ?? 0))

/** What is saved, the latest first: games, then those set aside. */
export const listEntries = (saved: Saved): readonly SavedEntry[] => [
  ...listGames(saved),
  ...listAsides(saved),
]

/** The kind of game, as `classic` or `daily-2026-11-21`: in the address that resumes it, else in its slot. */
export function choiceOf({ slot, record }: Pick<SavedEntry, 'slot' | 'record'>): string {
  const href = record?.href ?? '?'
  return (href.includes('?') ? slot.split('/')[1] : href.split('/').at(-1)) ?? ''
}
