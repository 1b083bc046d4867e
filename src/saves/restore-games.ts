import { type FiledGame, toJson } from './games-file.ts'
import { countAllMoves, makeAsideKey, parseKey } from './saved-entry.ts'
import type { Saved } from './saved-games.ts'
import { parseRecord, type SavedRecord } from './saved-record.ts'

/** `aside`: set aside, because the game in its slot is newer or longer. */
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

/** Sets a value aside under the first free key from `now` on; idempotent. */
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

/** Empties a slot, setting aside a game with moves. */
function clearSlot(saved: Saved, slot: string, now: number): Saved {
  const value = saved.get(slot)
  const record = parseRecord(value)
  const isEmpty = value === undefined || (record && countAllMoves(record) === 0)
  const safe = isEmpty ? saved : setAside(saved, slot, value, now)
  return new Map([...safe].filter(([key]) => key !== slot))
}

const gamesOf = ({ save, earlier, later }: SavedRecord) => [save, earlier ?? [], later ?? []]

function isAhead(current: SavedRecord, other: SavedRecord): boolean {
  const moves = countAllMoves(current)
  return moves > 0 && (current.at > other.at || moves > countAllMoves(other))
}

/** Belongs to no tab, so that a tab playing the slot cannot overwrite what was restored. */
const NO_TAB = 'restored'

/** Restores a game to its slot, or sets it aside if the game there is newer or longer. */
export function restoreGame(
  saved: Saved,
  slot: string,
  record: SavedRecord,
  now: number,
): Restored {
  const current = parseRecord(saved.get(slot))
  if (current && isSame(gamesOf(current), gamesOf(record))) return { saved, outcome: 'same' }
  if (current && isAhead(current, record))
    return { saved: setAside(saved, slot, record, now), outcome: 'aside' }
  const others = clearSlot(saved, slot, now)
  // Clamps times from a clock that was ahead, which would sort first for ever.
  const at = Math.min(record.at, now)
  return {
    saved: new Map([...others, [slot, { ...record, at, tab: NO_TAB }]]),
    outcome: 'restored',
  }
}

/** Restores a set-aside game; the game in its slot is set aside instead. */
export function restoreAside(saved: Saved, key: string, now: number): Restored {
  const { slot } = parseKey(key)
  const record = parseRecord(saved.get(key))
  if (!record) return { saved, outcome: 'same' }
  const rest = new Map([...saved].filter(([other]) => other !== key))
  const others = clearSlot(rest, slot, now)
  return { saved: new Map([...others, [slot, { ...record, tab: NO_TAB }]]), outcome: 'restored' }
}

/** Restores a game of a file to its slot or to those set aside. */
export function restoreFiled(saved: Saved, { key, value }: FiledGame, now: number): Restored {
  const { slot, asideAt } = parseKey(key)
  const record = parseRecord(value)
  if (asideAt === undefined && record) return restoreGame(saved, slot, record, now)
  const after = setAside(saved, slot, value, Math.min(asideAt ?? now, now))
  return { saved: after, outcome: after === saved ? 'same' : 'aside' }
}
