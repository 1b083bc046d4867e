import { type FiledGame, toJson } from './games-file'
import { countMoves, makeAsideKey, parseKey, parseRecord, type SavedRecord } from './saved-entry'
import type { Saved } from './saved-games'

/**
 * What came of a game to be restored: it is in its slot again; it is there already; or it is set aside, since the
 * game in progress there is newer or longer.
 */
export const RESTORE_OUTCOMES = ['restored', 'same', 'aside'] as const
export type RestoreOutcome = (typeof RESTORE_OUTCOMES)[number]

export interface Restored {
  readonly saved: Saved
  readonly outcome: RestoreOutcome
}

const isSame = (a: unknown, b: unknown): boolean => {
  const [one, other] = [toJson(a), toJson(b)]
  return one !== undefined && one === other
}

/** Sets a value aside under the first free key from `now` on, unless it is there already. */
function setAside(saved: Saved, slot: string, value: unknown, now: number): Saved {
  const isThere = [...saved].some(
    ([key, other]) =>
      parseKey(key).asideAt !== undefined && parseKey(key).slot === slot && isSame(other, value),
  )
  if (isThere) return saved
  let at = now
  while (saved.has(makeAsideKey(slot, at))) at += 1
  return new Map([...saved, [makeAsideKey(slot, at), value]])
}

/** Empties a slot. What was played in it is set aside; a board that was only dealt is not. */
function clearSlot(saved: Saved, slot: string, now: number): Saved {
  const value = saved.get(slot)
  const record = parseRecord(value)
  const isEmpty = value === undefined || (record && countMoves(record) === 0)
  const kept = isEmpty ? saved : setAside(saved, slot, value, now)
  return new Map([...kept].filter(([key]) => key !== slot))
}

function isAhead(current: SavedRecord, other: SavedRecord): boolean {
  const moves = countMoves(current)
  return moves > 0 && (current.at > other.at || moves > countMoves(other))
}

/** No tab's name: a tab that plays the slot must not write over what was restored. */
const NO_TAB = 'restored'

/** Puts a game into its slot, unless the game in progress there is newer or longer. Loses neither. */
export function restoreGame(
  saved: Saved,
  slot: string,
  record: SavedRecord,
  now: number,
): Restored {
  const current = parseRecord(saved.get(slot))
  if (current && isSame(current.save, record.save)) return { saved, outcome: 'same' }
  if (current && isAhead(current, record))
    return { saved: setAside(saved, slot, record, now), outcome: 'aside' }
  const room = clearSlot(saved, slot, now)
  // A clock that was ahead would keep it first in every list.
  const at = Math.min(record.at, now)
  return { saved: new Map([...room, [slot, { ...record, at, tab: NO_TAB }]]), outcome: 'restored' }
}

/** Puts a set-aside game back into its slot; what was in progress there is set aside in its place. */
export function restoreAside(saved: Saved, key: string, now: number): Restored {
  const { slot } = parseKey(key)
  const record = parseRecord(saved.get(key))
  if (!record) return { saved, outcome: 'same' }
  const others = new Map([...saved].filter(([other]) => other !== key))
  const room = clearSlot(others, slot, now)
  return { saved: new Map([...room, [slot, { ...record, tab: NO_TAB }]]), outcome: 'restored' }
}

/** Puts a game of a file back where it was: into its slot, or among those set aside. */
export function restoreFiled(saved: Saved, { key, value }: FiledGame, now: number): Restored {
  const { slot, asideAt } = parseKey(key)
  const record = parseRecord(value)
  if (asideAt === undefined && record) return restoreGame(saved, slot, record, now)
  const after = setAside(saved, slot, value, Math.min(asideAt ?? now, now))
  return { saved: after, outcome: after === saved ? 'same' : 'aside' }
}
