import type { Cell } from '#src/engine/grid.ts'
import { type Board, touching } from './board'
import { type Shared, sharedOf, type Tile } from './tile'
import type { Each, Player } from './types'

/** A tile on a cell, and what it matches there. */
export interface Claim {
  readonly tile: Tile
  readonly cell: Cell
  readonly matches: readonly Cell[]
  /** What it shares with each of its matches. */
  readonly shared: readonly Shared[]
  readonly strength: number
}

/** What a player captures in a round: the matches, then the played tile's own cell; or nothing at all. */
export interface Capture {
  readonly cells: readonly Cell[]
  readonly points: number
}

export interface Contest {
  /** The cells that both match. */
  readonly contested: readonly Cell[]
  /** Who is stronger; nobody, too, where nothing is contested. */
  readonly winner: Player | null
  readonly captures: Each<Capture>
}

const NOTHING: Capture = { cells: [], points: 0 }

const NO_MATCH: Omit<Claim, 'tile' | 'cell'> = { matches: [], shared: [], strength: 0 }

/**
 * What a tile on this cell matches: the uncaptured tiles that touch it, but not the one on `fresh`.
 * Opponents call it millions of times, and most claims match nothing: those share their arrays.
 */
export function claimAt(board: Board, tile: Tile, cell: Cell, fresh?: Cell): Claim {
  let matches: Cell[] | undefined
  let shared: Shared[] | undefined
  for (const neighbour of touching(board, cell)) {
    const set = sharedOf(tile, board.cells[neighbour] ?? 0)
    if (set === 0 || neighbour === fresh) continue
    matches ??= []
    shared ??= []
    matches.push(neighbour)
    shared.push(set)
  }
  if (!matches || !shared) return { tile, cell, ...NO_MATCH }
  return { tile, cell, matches, shared, strength: strengthOf(shared) }
}

/** What a claim captures that nobody contests. */
export function captureOf({ cell, matches, strength }: Claim): Capture {
  return matches.length === 0 ? NOTHING : { cells: [...matches, cell], points: strength }
}

/**
 * Who captures what, when both play at once on different cells. The stronger claim takes all it
 * matches; the weaker, what is left of its matches; of equal claims, neither takes anything.
 */
export function contest(user: Claim, opponent: Claim): Contest {
  const contested = user.matches.filter((cell) => opponent.matches.includes(cell))
  if (contested.length > 0) return settle(user, opponent, contested)
  const captures = { user: captureOf(user), opponent: captureOf(opponent) }
  return { contested, winner: null, captures }
}

function settle(user: Claim, opponent: Claim, contested: readonly Cell[]): Contest {
  if (user.strength > opponent.strength) {
    const captures = { user: captureOf(user), opponent: captureOf(beyond(opponent, contested)) }
    return { contested, winner: 'user', captures }
  }
  if (opponent.strength > user.strength) {
    const captures = { user: captureOf(beyond(user, contested)), opponent: captureOf(opponent) }
    return { contested, winner: 'opponent', captures }
  }
  return { contested, winner: null, captures: { user: NOTHING, opponent: NOTHING } }
}

/** What a claim matches beyond these cells; its strength is that of what remains. */
function beyond(claim: Claim, cells: readonly Cell[]): Claim {
  const isLeft = claim.matches.map((cell) => !cells.includes(cell))
  const matches = claim.matches.filter((_, index) => isLeft[index])
  const shared = claim.shared.filter((_, index) => isLeft[index])
  return { ...claim, matches, shared, strength: strengthOf(shared) }
}

/**
 * The strength of a match. Gives every row of the original table of match pairs, and goes on to
 * mixed matches and to more blocks than four.
 * @param blocks how many tiles are matched
 * @param shared how many attributes are shared with them in all, 1 or 2 each
 * @param sets how many different sets of attributes those matches use
 */
export const strengthPoints = (blocks: number, shared: number, sets: number): number =>
  blocks * (blocks - 1) + shared - sets + 1

/** How many attributes are in a set of this number. */
const SIZES = [0, 1, 1, 2, 1, 2, 2, 3]

/** The strength of matching tiles that share these sets; 0 without any. */
export function strengthOf(matches: readonly Shared[]): number {
  if (matches.length === 0) return 0
  let shared = 0
  let seen = 0
  let sets = 0
  for (const match of matches) {
    shared += SIZES[match] ?? 0
    if ((seen & (1 << match)) === 0) sets++
    seen |= 1 << match
  }
  return strengthPoints(matches.length, shared, sets)
}
