import type { I18n } from '@lingui/core'
import { promisifyRequest } from 'idb-keyval'
import * as v from 'valibot'
import type { DeclaredGame } from '#src/define/define-game.ts'
import type { Result } from '#src/engine/rules.ts'
import { joinWords } from '#src/engine/text.ts'
import { inTime, OPENING_MS, problemOf, type StorageProblem } from './database.ts'
import { countMoves, parseSaved, type SavedGame, saves } from './saves.ts'

// All slots, beside `saves.ts` with one, which is loaded before the first tile.

/** All that is stored, in progress and set aside, by key. */
export type Stored = ReadonlyMap<string, unknown>

/** Reads the whole store, ignoring keys that are not strings. */
async function readAll(store: IDBObjectStore): Promise<Stored> {
  const [keys, values] = await Promise.all([
    promisifyRequest(store.getAllKeys()),
    promisifyRequest<unknown[]>(store.getAll()),
  ])
  return new Map(
    keys.flatMap((key, index) => (typeof key === 'string' ? [[key, values[index]] as const] : [])),
  )
}

export async function readStored(): Promise<Result<Stored, StorageProblem>> {
  try {
    return { ok: true, value: await saves('readonly', readAll) }
  } catch (error) {
    return { ok: false, code: problemOf(error) }
  }
}

/** Updates all that is stored in one transaction, deleting entries that `change` omits; returns a problem. */
export async function updateStored(
  change: (stored: Stored) => Stored,
): Promise<StorageProblem | undefined> {
  try {
    await saves('readwrite', async (store) => {
      const before = await readAll(store)
      const after = change(before)
      for (const key of before.keys()) if (!after.has(key)) store.delete(key)
      for (const [key, value] of after) if (before.get(key) !== value) store.put(value, key)
      await promisifyRequest(store.transaction)
    })
    return undefined
  } catch (error) {
    return problemOf(error)
  }
}

export const without = (stored: Stored, ...keys: readonly string[]): Stored =>
  new Map([...stored].filter(([key]) => !keys.includes(key)))

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

export const isAside = ({ asideAt }: SavedEntry): boolean => asideAt !== undefined

export type GameInProgress = SavedEntry & { readonly game: SavedGame }

export const isInProgress = (entry: SavedEntry): entry is GameInProgress =>
  !isAside(entry) && entry.game !== undefined && entry.game.left > 0

/** Returns the time by which entries are listed. */
export const timeOf = ({ asideAt, game }: SavedEntry): number => asideAt ?? game?.at ?? 0

/** Lists all entries, latest first. */
export const listEntries = (stored: Stored): readonly SavedEntry[] =>
  [...stored].map(([key, value]) => parseEntry(key, value)).sort((a, b) => timeOf(b) - timeOf(a))

/** Returns the id of the game that plays in a slot. */
export const gameOf = (slot: string): string => slot.split('/')[0] ?? ''

/** Returns the choice, as `classic` or `daily-2026-11-21`, from the address or else from the slot. */
export function choiceOf({ slot, game }: SavedEntry): string {
  const href = game?.href ?? '?'
  return (href.includes('?') ? slot.split('/')[1] : href.split('/').at(-1)) ?? ''
}

const seedSchema = v.object({ seed: v.string() })

/** Returns the seed of a saved game; `undefined` for an invalid save. */
export function seedOf({ game }: SavedEntry): string | undefined {
  const parsed = v.safeParse(seedSchema, game?.save)
  return parsed.success ? parsed.output.seed : undefined
}

/** Names a saved game's choice; one that its game no longer has is at least a board. */
export const nameOfSaved = (
  i18n: I18n,
  { parseChoice, nameOf }: DeclaredGame,
  entry: SavedEntry,
  isUpright: boolean,
): string => nameOf(i18n, parseChoice(choiceOf(entry)) ?? { type: 'shared' }, isUpright)

/** "46 tiles left"; `undefined` for a game without an end. */
export const leftText = (
  i18n: I18n,
  { left: text }: DeclaredGame,
  { game: { left } }: GameInProgress,
): string | undefined =>
  Number.isFinite(left) ? i18n._(text.id, { count: left }, text) : undefined

/** Names a game in progress and what is left of it: "Novice · 8 × 6 · 46 tiles left". */
export const lineOfSaved = (
  i18n: I18n,
  game: DeclaredGame,
  entry: GameInProgress,
  isUpright: boolean,
): string =>
  joinWords(' · ', nameOfSaved(i18n, game, entry, isUpright), leftText(i18n, game, entry))

const boardSchema = v.object({ options: v.unknown(), seed: v.string() })

interface ParsesOptions<Options> {
  parseOptions(input: unknown): Result<Options, string>
}

/** Finds options and seed of the latest game in progress of the slots that begin with `prefix`. */
export async function findBegun<Options>(rules: ParsesOptions<Options>, prefix: string) {
  return boardBegun(rules, await inTime(saves('readonly', readAll), OPENING_MS), prefix)
}

export function boardBegun<Options>(rules: ParsesOptions<Options>, stored: Stored, prefix: string) {
  const games = listEntries(stored).filter(isInProgress)
  const begun = games.find(({ slot }) => slot.startsWith(prefix))
  const parsed = v.safeParse(boardSchema, begun?.game.save)
  if (!parsed.success) return undefined
  const options = rules.parseOptions(parsed.output.options)
  return options.ok ? { options: options.value, seed: parsed.output.seed } : undefined
}

const listSchema = v.fallback(v.array(v.unknown()), [])

/** Counts the moves of a game and of those that undo and redo lead to. */
function countAllMoves({ save, earlier, later }: SavedGame) {
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

function isSame(a: unknown, b: unknown): boolean {
  const json = toJson(a)
  return json !== undefined && json === toJson(b)
}

/** Sets a value aside under the first free key from `now` on; idempotent. */
function setAside(stored: Stored, slot: string, value: unknown, now: number): Stored {
  const asides = listEntries(stored).filter((entry) => isAside(entry) && entry.slot === slot)
  if (asides.some((entry) => isSame(entry.value, value))) return stored
  let at = now
  while (stored.has(`aside/${slot}/${at}`)) at += 1
  return new Map([...stored, [`aside/${slot}/${at}`, value]])
}

/** Sets an invalid save aside without losing it. Another tab may have done so already. */
export const setSlotAside = (slot: string) =>
  updateStored((stored) =>
    stored.has(slot) ? without(setAside(stored, slot, stored.get(slot), Date.now()), slot) : stored,
  )

/** Empties a slot, setting aside a game with moves. */
function clearSlot(stored: Stored, slot: string, now: number): Stored {
  const value = stored.get(slot)
  const game = parseSaved(value)
  const isEmpty = value === undefined || (game && countAllMoves(game) === 0)
  return without(isEmpty ? stored : setAside(stored, slot, value, now), slot)
}

/** Belongs to no tab, so that a tab playing the slot cannot overwrite what was restored. */
const NO_TAB = 'restored'

/** Restores a set-aside game; the game in its slot is set aside instead. */
export function restoreAside(stored: Stored, key: string, now: number): Stored {
  const { slot, game } = parseEntry(key, stored.get(key))
  if (!game) return stored
  const others = clearSlot(without(stored, key), slot, now)
  return new Map([...others, [slot, { ...game, tab: NO_TAB }]])
}

/** `aside`: set aside, because the game in its slot is newer or longer. */
export const RESTORE_OUTCOMES = ['restored', 'same', 'aside'] as const
export type RestoreOutcome = (typeof RESTORE_OUTCOMES)[number]

type Restored = Readonly<{ stored: Stored; outcome: RestoreOutcome }>

/** Restores an entry of a file: to its slot, or set aside as it was, or if the game in its slot is newer or longer. */
export function restoreEntry(stored: Stored, entry: SavedEntry, now: number): Restored {
  const { slot, asideAt, game, value } = entry
  if (isAside(entry) || !game) {
    const after = setAside(stored, slot, value, Math.min(asideAt ?? now, now))
    return { stored: after, outcome: after === stored ? 'same' : 'aside' }
  }
  const current = parseSaved(stored.get(slot))
  if (current && isSame(savesOf(current), savesOf(game))) return { stored, outcome: 'same' }
  if (current && isAhead(current, game))
    return { stored: setAside(stored, slot, game, now), outcome: 'aside' }
  // Clamps times from a clock that was ahead, which would sort first for ever.
  const restored = { ...game, at: Math.min(game.at, now), tab: NO_TAB }
  const after = new Map([...clearSlot(stored, slot, now), [slot, restored]])
  return { stored: after, outcome: 'restored' }
}

const savesOf = ({ save, earlier, later }: SavedGame) => [save, earlier ?? [], later ?? []]

function isAhead(current: SavedGame, other: SavedGame): boolean {
  const moves = countAllMoves(current)
  return moves > 0 && (current.at > other.at || moves > countAllMoves(other))
}

/** In progress, or beside games with moves that undo and redo bring back. */
const isBegun = ({ game }: SavedEntry): boolean =>
  game !== undefined && (game.left > 0 || countAllMoves({ ...game, save: undefined }) > 0)

/** The maximum number of saves with a seed from the address, per game and choice. */
const MAX_SEEDED = 20

/**
 * Empties the oldest slots that begin with `prefix`: beside `slot`, keeps `count` begun and `count` others. Games with
 * moves are set aside.
 */
export function prune(
  stored: Stored,
  prefix: string,
  slot: string,
  now: number,
  count = MAX_SEEDED - 1,
): Stored {
  const isOther = (entry: SavedEntry) => entry.slot.startsWith(prefix) && entry.slot !== slot
  const games = listEntries(stored).filter((entry) => !isAside(entry) && isOther(entry))
  const begun = games.filter(isBegun)
  const others = games.filter((game) => !isBegun(game))
  const old = [...begun.slice(count), ...others.slice(count)]
  return old.reduce((rest, { key }) => clearSlot(rest, key, now), stored)
}

export const pruneSeeded = (prefix: string, slot: string) =>
  updateStored((stored) => prune(stored, prefix, slot, Date.now()))
