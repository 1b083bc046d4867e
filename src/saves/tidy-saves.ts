import { countAllMoves, listGames, makeAsideKey, type SavedEntry } from './saved-entry.ts'
import { type Saved, updateSaved } from './saved-games.ts'

const without = (saved: Saved, keys: readonly string[]): Saved =>
  new Map([...saved].filter(([key]) => !keys.includes(key)))

/** Sets an invalid save aside without losing it. Another tab may have done so already. */
export const setAside = (slot: string) =>
  updateSaved((saved) => {
    const rest = without(saved, [slot])
    const key = makeAsideKey(slot, Date.now())
    return saved.has(slot) ? new Map([...rest, [key, saved.get(slot)]]) : saved
  })

/** In progress, or beside games with moves that undo and redo bring back. */
const isBegun = ({ record }: SavedEntry): boolean =>
  record !== undefined && (record.left > 0 || countAllMoves({ ...record, save: undefined }) > 0)

/** Deletes the oldest saves whose slots begin with `prefix`: beside `slot`, keeps `count` begun and `count` others. */
export function pruneSaved(saved: Saved, prefix: string, slot: string, count: number): Saved {
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
