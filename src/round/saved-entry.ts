import * as v from 'valibot'
import type { Saved } from './saved-games'

/** A game in progress as it is saved. Fields that are not known here are kept as they are. */
const recordSchema = v.looseObject({
  /** When it was played last, in milliseconds since 1970. */
  at: v.pipe(v.number(), v.minValue(0)),
  /** How much is left to do: 0 before the first move, infinite in a game without an end. */
  left: v.pipe(v.number(), v.minValue(0)),
  /** The address that goes on with it, as `/link/classic`. */
  href: v.pipe(v.string(), v.startsWith('/')),
  save: v.unknown(),
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

/** What is saved, the latest first: games in progress, then those set aside. */
export function listEntries(saved: Saved): readonly SavedEntry[] {
  const entries = [...saved].map(
    ([key, value]): SavedEntry => ({ key, value, record: parseRecord(value), ...parseKey(key) }),
  )
  const games = entries.filter(({ asideAt }) => asideAt === undefined)
  const asides = entries.filter(({ asideAt }) => asideAt !== undefined)
  return [
    ...games.sort((a, b) => (b.record?.at ?? 0) - (a.record?.at ?? 0)),
    ...asides.sort((a, b) => (b.asideAt ?? 0) - (a.asideAt ?? 0)),
  ]
}
