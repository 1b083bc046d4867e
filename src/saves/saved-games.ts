import type { I18n } from '@lingui/core'
import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import type { DeclaredGame } from '#src/define/define-game.ts'
import type { Result } from '#src/engine/rules.ts'
import { problemOf, type StorageProblem } from './database.ts'
import { countMoves, parseSaved, type SavedGame, saves } from './saves.ts'

// All slots, beside `saves.ts` with one, which is loaded before the first tile.

/** All stored games, in progress and set aside, by key. */
export type SavedGames = ReadonlyMap<string, unknown>

const orProblem = async <Value>(
  work: () => Promise<Value>,
): Promise<Result<Value, StorageProblem>> => {
  try {
    return { ok: true, value: await work() }
  } catch (error) {
    return { ok: false, code: problemOf(error) }
  }
}

/** Reads the whole store, ignoring keys that are not strings. */
async function readAll(store: IDBObjectStore): Promise<SavedGames> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ])
  return new Map(
    keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]] as const] : [])),
  )
}

function writeChanges(store: IDBObjectStore, before: SavedGames, after: SavedGames): void {
  for (const key of before.keys()) if (!after.has(key)) store.delete(key)
  for (const [key, value] of after) if (before.get(key) !== value) store.put(value, key)
}

export const readSaved = (): Promise<Result<SavedGames, StorageProblem>> =>
  orProblem(() => saves('readonly', readAll))

/** Updates all saves in one transaction, deleting entries that `change` omits. Returns the previous ones. */
export const updateSaved = (
  change: (saved: SavedGames) => SavedGames,
): Promise<Result<SavedGames, StorageProblem>> =>
  orProblem(() =>
    saves('readwrite', async (store) => {
      const before = await readAll(store)
      writeChanges(store, before, change(before))
      await promisifyRequest(store.transaction)
      return before
    }),
  )

export const without = (saved: SavedGames, keys: readonly string[]): SavedGames =>
  new Map([...saved].filter(([key]) => !keys.includes(key)))

/** An entry of the store or of a file, its key parsed, and its value if it is a saved game. */
export interface SavedEntry {
  readonly key: string
  readonly value: unknown
  /** As `link/classic`. */
  readonly slot: string
  /** The time it was set aside, in milliseconds since 1970. */
  readonly asideAt: number | undefined
  readonly game: SavedGame | undefined
}

const ASIDE = /^aside\/(.+)\/(\d{1,16})$/s

export function parseEntry(key: string, value: unknown): SavedEntry {
  const [, slot, at] = ASIDE.exec(key) ?? []
  const asideAt = slot ? Number(at) : undefined
  return { key, value, slot: slot ?? key, asideAt, game: parseSaved(value) }
}

export const makeAsideKey = (slot: string, at: number): string => `aside/${slot}/${at}`

export const listEntries = (saved: SavedGames): readonly SavedEntry[] =>
  [...saved].map(([key, value]) => parseEntry(key, value))

/** Lists the games in their slots, latest first. */
export const listGames = (saved: SavedGames): readonly SavedEntry[] =>
  listEntries(saved)
    .filter(({ asideAt }) => asideAt === undefined)
    .sort((a, b) => (b.game?.at ?? 0) - (a.game?.at ?? 0))

/** Lists those set aside, latest first. */
export const listAsides = (saved: SavedGames): readonly SavedEntry[] =>
  listEntries(saved)
    .filter(({ asideAt }) => asideAt !== undefined)
    .sort((a, b) => (b.asideAt ?? 0) - (a.asideAt ?? 0))

/** Returns the id of the game that plays in a slot. */
export const gameOf = (slot: string): string => slot.split('/')[0] ?? ''

/** Returns the choice, as `classic` or `daily-2026-11-21`, from the address or else from the slot. */
function choiceOf({ slot, game }: Pick<SavedEntry, 'slot' | 'game'>): string {
  const href = game?.href ?? '?'
  return (href.includes('?') ? slot.split('/')[1] : href.split('/').at(-1)) ?? ''
}

/** Names a saved game's choice; one that its game no longer has is at least a board. */
export const nameOfSaved = (
  i18n: I18n,
  { parseChoice, nameOf }: DeclaredGame,
  entry: SavedEntry,
  isUpright: boolean,
): string => nameOf(i18n, parseChoice(choiceOf(entry)) ?? { type: 'shared' }, isUpright)

const listSchema = v.fallback(v.array(v.unknown()), [])

/** Counts the moves of a game and of those that undo and redo lead to. */
export function countAllMoves({ save, earlier, later }: SavedGame): number {
  const all = [save, ...v.parse(listSchema, earlier), ...v.parse(listSchema, later)]
  return all.reduce<number>((sum, one) => sum + countMoves(one), 0)
}

/** Serializes a value; `undefined` where that fails. A damaged save may be anything. */
export function toJson(value: unknown): string | undefined {
  try {
    return JSON.stringify(value)
  } catch {
    return undefined
  }
}

export const isSame = (a: unknown, b: unknown): boolean => {
  const [one, other] = [toJson(a), toJson(b)]
  return one !== undefined && one === other
}

/** Sets a value aside under the first free key from `now` on; idempotent. */
export function setAside(saved: SavedGames, slot: string, value: unknown, now: number): SavedGames {
  const isThere = listAsides(saved).some(
    (aside) => aside.slot === slot && isSame(aside.value, value),
  )
  if (isThere) return saved
  let at = now
  while (saved.has(makeAsideKey(slot, at))) at += 1
  return new Map([...saved, [makeAsideKey(slot, at), value]])
}

/** Sets an invalid save aside without losing it. Another tab may have done so already. */
export const setSlotAside = (slot: string) =>
  updateSaved((saved) =>
    saved.has(slot) ? without(setAside(saved, slot, saved.get(slot), Date.now()), [slot]) : saved,
  )

/** In progress, or beside games with moves that undo and redo bring back. */
const isBegun = ({ game }: SavedEntry): boolean =>
  game !== undefined && (game.left > 0 || countAllMoves({ ...game, save: undefined }) > 0)

/** Deletes the oldest saves whose slots begin with `prefix`: beside `slot`, keeps `count` begun and `count` others. */
export function pruneSaved(
  saved: SavedGames,
  prefix: string,
  slot: string,
  count: number,
): SavedGames {
  const games = listGames(saved).filter(
    (game) => game.slot.startsWith(prefix) && game.slot !== slot,
  )
  const begun = games.filter(isBegun)
  const others = games.filter((game) => !isBegun(game))
  const old = [...begun.slice(count), ...others.slice(count)]
  return without(
    saved,
    old.map(({ key }) => key),
  )
}

/** The maximum number of saves with a seed from the address, per game and choice. */
const MAX_SEEDED = 20

export const pruneSeeded = (prefix: string, slot: string) =>
  updateSaved((saved) => pruneSaved(saved, prefix, slot, MAX_SEEDED - 1))
