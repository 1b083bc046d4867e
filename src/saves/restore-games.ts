import type { DeclaredGame } from '#src/define/define-game.ts'
import type { SaveProblem } from '#src/engine/restore.ts'
import type { Result } from '#src/engine/rules.ts'
import type { StorageProblem } from './database.ts'
import { type FiledGame, type FileProblem, MAX_BYTES, parseGamesFile } from './games-file.ts'
import {
  countAllMoves,
  gameOf,
  isSame,
  parseEntry,
  type SavedEntry,
  type SavedGames,
  setAside,
  updateSaved,
  without,
} from './saved-games.ts'
import { parseSaved, type SavedGame } from './saves.ts'

/** Reasons why a game cannot be restored. */
export type RestoreProblem = SaveProblem | 'unknown-game' | 'unloaded'

/** Validates a saved game by replaying it; returns the reason if its rules refuse it. */
export async function checkSaved(
  games: readonly DeclaredGame[],
  { slot, game }: SavedEntry,
): Promise<RestoreProblem | undefined> {
  const declared = games.find(({ id }) => id === gameOf(slot))
  if (!declared) return 'unknown-game'
  if (!game) return 'not-a-save'
  return await declared.checkSave(game.save).catch(() => 'unloaded' as const)
}

/** `aside`: set aside, because the game in its slot is newer or longer. */
export const RESTORE_OUTCOMES = ['restored', 'same', 'aside'] as const
export type RestoreOutcome = (typeof RESTORE_OUTCOMES)[number]

type Counts<Kind> = ReadonlyMap<Kind, number>

const countBy = <Kind>(kinds: readonly Kind[]): Counts<Kind> =>
  kinds.reduce(
    (counts, kind) => counts.set(kind, (counts.get(kind) ?? 0) + 1),
    new Map<Kind, number>(),
  )

interface RestoredFile {
  readonly outcomes: Counts<RestoreOutcome>
  readonly refused: Counts<RestoreProblem>
}

/** Restores the games of a file that their rules accept. Those set aside stay so, valid or not. */
export async function restoreGamesFile(
  declared: readonly DeclaredGame[],
  file: File,
): Promise<Result<RestoredFile, FileProblem | StorageProblem>> {
  if (file.size > MAX_BYTES) return { ok: false, code: 'too-large' }
  const filed = parseGamesFile(await file.text())
  if (!filed.ok) return filed
  const good: FiledGame[] = []
  const refused: RestoreProblem[] = []
  for (const game of filed.value) {
    const entry = parseEntry(game.key, game.value)
    const problem = entry.asideAt === undefined ? await checkSaved(declared, entry) : undefined
    if (problem) refused.push(problem)
    else good.push(game)
  }
  const outcomes = await restoreAll(good)
  if (!outcomes.ok) return outcomes
  return { ok: true, value: { outcomes: countBy(outcomes.value), refused: countBy(refused) } }
}

async function restoreAll(
  games: readonly FiledGame[],
): Promise<Result<readonly RestoreOutcome[], StorageProblem>> {
  const outcomes: RestoreOutcome[] = []
  const done = await updateSaved((saved) =>
    games.reduce((before, game) => {
      const { saved, outcome } = restoreFiled(before, game, Date.now())
      outcomes.push(outcome)
      return saved
    }, saved),
  )
  return done.ok ? { ok: true, value: outcomes } : done
}

interface Restored {
  readonly saved: SavedGames
  readonly outcome: RestoreOutcome
}

/** Restores a game of a file to its slot or to those set aside. */
export function restoreFiled(saved: SavedGames, { key, value }: FiledGame, now: number): Restored {
  const { slot, asideAt, game } = parseEntry(key, value)
  if (asideAt === undefined && game) return restoreGame(saved, slot, game, now)
  const after = setAside(saved, slot, value, Math.min(asideAt ?? now, now))
  return { saved: after, outcome: after === saved ? 'same' : 'aside' }
}

/** Belongs to no tab, so that a tab playing the slot cannot overwrite what was restored. */
const NO_TAB = 'restored'

/** Restores a game to its slot, or sets it aside if the game there is newer or longer. */
function restoreGame(saved: SavedGames, slot: string, game: SavedGame, now: number): Restored {
  const current = parseSaved(saved.get(slot))
  if (current && isSame(gamesOf(current), gamesOf(game))) return { saved, outcome: 'same' }
  if (current && isAhead(current, game))
    return { saved: setAside(saved, slot, game, now), outcome: 'aside' }
  const others = clearSlot(saved, slot, now)
  // Clamps times from a clock that was ahead, which would sort first for ever.
  const at = Math.min(game.at, now)
  const after = new Map([...others, [slot, { ...game, at, tab: NO_TAB }]])
  return { saved: after, outcome: 'restored' }
}

/** Restores a set-aside game; the game in its slot is set aside instead. */
export function restoreAside(saved: SavedGames, key: string, now: number): SavedGames {
  const { slot, game } = parseEntry(key, saved.get(key))
  if (!game) return saved
  const others = clearSlot(without(saved, [key]), slot, now)
  return new Map([...others, [slot, { ...game, tab: NO_TAB }]])
}

const gamesOf = ({ save, earlier, later }: SavedGame) => [save, earlier ?? [], later ?? []]

function isAhead(current: SavedGame, other: SavedGame): boolean {
  const moves = countAllMoves(current)
  return moves > 0 && (current.at > other.at || moves > countAllMoves(other))
}

/** Empties a slot, setting aside a game with moves. */
function clearSlot(saved: SavedGames, slot: string, now: number): SavedGames {
  const value = saved.get(slot)
  const game = parseSaved(value)
  const isEmpty = value === undefined || (game && countAllMoves(game) === 0)
  const safe = isEmpty ? saved : setAside(saved, slot, value, now)
  return without(safe, [slot])
}
