import * as v from 'valibot'
import type { Saved } from './saved-games.ts'
import { countMoves, parseRecord, type SavedRecord } from './saved-record.ts'

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
  [...saved].map(([key, value]) => ({ key, value, record: parseRecord(value), ...parseKey(key) }))

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

const listSchema = v.fallback(v.array(v.unknown()), [])

/** Counts the moves of a game and of those that undo and redo lead to. */
export function countAllMoves({ save, earlier, later }: SavedRecord): number {
  const saves = [save, ...v.parse(listSchema, earlier), ...v.parse(listSchema, later)]
  return saves.reduce<number>((sum, one) => sum + countMoves({ save: one }), 0)
}
