import { type Cell, toPosition } from '#src/engine/grid.ts'
import { leaderOf, neighboursOf, openCells } from './board.ts'
import { attributesIn, type Shared, sharedOf, type Tile } from './tile.ts'
import { type Board, type Each, each, type Matching, type Placement } from './types.ts'

export interface Claim {
  readonly tile: Tile
  readonly cell: Cell
  readonly matches: readonly Cell[]
  readonly shared: readonly Shared[]
  readonly strength: number
}

/** A capture: the matches, then the played tile's own cell; empty without matches. */
export interface Capture {
  readonly cells: readonly Cell[]
  readonly points: number
}

const NOTHING: Capture = { cells: [], points: 0 }

const NO_MATCH = { matches: [], shared: [], strength: 0 } as const

/** Finds a tile's matches, except `excluded`. Hot path: claims without a match share one array. */
export function claimAt(board: Board, tile: Tile, cell: Cell, excluded?: Cell): Claim {
  let matches: Cell[] | undefined
  let shared: Shared[] | undefined
  for (const neighbour of neighboursOf(board, cell)) {
    const set = sharedOf(tile, board.cells[neighbour] ?? 0)
    if (set === 0 || neighbour === excluded) continue
    matches ??= []
    shared ??= []
    matches.push(neighbour)
    shared.push(set)
  }
  if (!matches || !shared) return { tile, cell, ...NO_MATCH }
  return { tile, cell, matches, shared, strength: strengthOf(shared) }
}

/** Counts a claim's matches without a list of them, for searches. More matches are always stronger. */
export function countMatches(board: Board, tile: Tile, cell: Cell, excluded?: Cell): number {
  let count = 0
  for (const neighbour of neighboursOf(board, cell)) {
    if (sharedOf(tile, board.cells[neighbour] ?? 0) !== 0 && neighbour !== excluded) count++
  }
  return count
}

/** Returns `true` if one of the tiles matches something somewhere. */
export const canMatch = (board: Board, tiles: readonly Tile[]): boolean =>
  openCells(board).some((cell) => tiles.some((tile) => claimAt(board, tile, cell).strength > 0))

export const placementOf = (board: Board, { tile, cell }: Claim): Placement => ({
  tile,
  cell: toPosition(board, cell),
})

export const matchingOf = (board: Board, { matches, shared, strength }: Claim): Matching => ({
  matches: matches.map((cell, index) => ({
    cell: toPosition(board, cell),
    tile: board.cells[cell] ?? 0,
    shared: attributesIn(shared[index] ?? 0),
  })),
  strength,
})

export const captureOf = ({ cell, matches, strength }: Claim): Capture =>
  matches.length === 0 ? NOTHING : { cells: [...matches, cell], points: strength }

/**
 * Resolves two claims on different cells. The stronger takes all its matches, the weaker its uncontested
 * ones; with equal strength neither takes anything.
 */
export function contest(claims: Each<Claim>) {
  const contested = claims.user.matches.filter((cell) => claims.opponent.matches.includes(cell))
  const isContested = contested.length > 0
  const winner = isContested ? leaderOf(each((player) => claims[player].strength)) : null
  const captures = each((player) => {
    if (!isContested || player === winner) return captureOf(claims[player])
    return winner ? captureOf(beyond(claims[player], contested)) : NOTHING
  })
  return { contested, winner, captures }
}

/** Removes cells from a claim and recomputes its strength. */
function beyond(claim: Claim, cells: readonly Cell[]): Claim {
  const isLeft = claim.matches.map((cell) => !cells.includes(cell))
  const matches = claim.matches.filter((_, index) => isLeft[index])
  const shared = claim.shared.filter((_, index) => isLeft[index])
  return { ...claim, matches, shared, strength: strengthOf(shared) }
}

/**
 * The strength of a match: reproduces the original table of match pairs and extends it to mixed matches and
 * more than four blocks. `blocks` is the number of matched tiles, `shared` the sum of attributes shared
 * with them (1 or 2 each), `sets` the number of distinct sets of attributes.
 */
export const strengthPoints = (blocks: number, shared: number, sets: number): number =>
  blocks * (blocks - 1) + shared - sets + 1

const SIZES = [0, 1, 1, 2, 1, 2, 2, 3]

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
