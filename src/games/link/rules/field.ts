import { cellsOf, type Size, toPosition } from '../../../engine/grid'
import type { Board } from '../board/board'
import type { Drift } from '../board/gravity'
import { lanesOf } from '../board/gravity'
import { type Lines, makeLines } from '../board/lines'
import { findPairs, isJoined } from '../board/pairs'

/** What stays the same while a board is searched: where each cell is, and how tiles drift. */
export interface Ground extends Size {
  /** By cell, the bit place of its row and of its column: 1 is the first. */
  readonly rowOf: Uint8Array
  readonly colOf: Uint8Array
  readonly lanes: readonly (readonly number[])[]
  /** By cell, the number of the lane that its tile slides along. Empty without drift. */
  readonly laneOf: Uint8Array
}

/** A position of a search, changed in place as matches are made. All tiles lie where they slid to. */
export interface Field extends Lines {
  /** The kind of each cell; 0 is empty. */
  readonly cells: Uint8Array
  /** Tiles left. */
  tiles: number
  /** Zobrist's: the sum of a word for each tile and its place. Equal positions have equal hashes. */
  hash: number
}

export function makeGround(size: Size, drift: Drift): Ground {
  const places = cellsOf(size).map((cell) => toPosition(size, cell))
  const lanes = lanesOf(size, drift)
  const laneOf = new Uint8Array(lanes.length === 0 ? 0 : places.length)
  for (const [number, lane] of lanes.entries()) for (const cell of lane) laneOf[cell] = number
  return {
    rows: size.rows,
    cols: size.cols,
    rowOf: Uint8Array.from(places, ({ row }) => row + 1),
    colOf: Uint8Array.from(places, ({ col }) => col + 1),
    lanes,
    laneOf,
  }
}

export function makeField(board: Board): Field {
  const { rowMasks, colMasks } = makeLines(board)
  let hash = 0
  let tiles = 0
  for (const [index, kind] of board.cells.entries()) {
    if (kind === 0) continue
    hash = (hash + wordOf(index, kind)) | 0
    tiles++
  }
  return { cells: board.cells.slice(), rowMasks, colMasks, tiles, hash }
}

export const copyField = (field: Field): Field => ({
  cells: field.cells.slice(),
  rowMasks: field.rowMasks.slice(),
  colMasks: field.colMasks.slice(),
  tiles: field.tiles,
  hash: field.hash,
})

/** Whether two fields on the same ground hold the same tiles. */
export function isEqual(a: Field, b: Field): boolean {
  return a.hash === b.hash && a.cells.every((kind, index) => kind === b.cells[index])
}

/** Takes two tiles off; the rest of their lanes slides. */
export function take(ground: Ground, field: Field, a: number, b: number): void {
  lift(ground, field, a)
  lift(ground, field, b)
  field.tiles -= 2
  if (ground.lanes.length === 0) return
  const laneA = ground.laneOf[a] ?? 0
  const laneB = ground.laneOf[b] ?? 0
  slideLane(ground, field, laneA)
  if (laneB !== laneA) slideLane(ground, field, laneB)
}

/** Puts back two tiles that were taken. Without drift only. */
export function untake(ground: Ground, field: Field, a: number, b: number, kind: number): void {
  put(ground, field, a, kind)
  put(ground, field, b, kind)
  field.tiles += 2
}

/** The matches of a position, as `findPairs` gives them. */
export const pairsOf = (ground: Ground, field: Field): number[] =>
  findPairs(ground, field.cells, field)

/** How many tiles have a match. */
export function countMovable(ground: Ground, field: Field): number {
  const seen = new Uint8Array(field.cells.length)
  let count = 0
  for (const cell of pairsOf(ground, field)) {
    if (seen[cell] === 0) count++
    seen[cell] = 1
  }
  return count
}

/**
 * How many tiles have a match, and how far the tiles left are gathered in few lanes: emptied lanes
 * open ways past the others. What the two count for against each other was found by trial.
 */
export function weigh(ground: Ground, field: Field): number {
  let gathered = 0
  for (const lane of ground.lanes) {
    const empty = lane.findIndex((cell) => field.cells[cell] === 0)
    gathered += (empty < 0 ? lane.length : empty) ** 2
  }
  return 30 * countMovable(ground, field) + gathered
}

/** Whether two tiles of a position are joined. */
export const isPair = ({ rowOf, colOf }: Ground, field: Field, a: number, b: number): boolean =>
  isJoined(field, rowOf[a] ?? 0, colOf[a] ?? 0, rowOf[b] ?? 0, colOf[b] ?? 0)

function slideLane(ground: Ground, field: Field, number: number): void {
  const lane = ground.lanes[number] ?? []
  let depth = 0
  for (const from of lane) {
    const kind = field.cells[from] ?? 0
    if (kind === 0) continue
    const to = lane[depth++] ?? from
    if (to === from) continue
    lift(ground, field, from)
    put(ground, field, to, kind)
  }
}

function put(ground: Ground, field: Field, cell: number, kind: number): void {
  flip(ground, field, cell)
  field.cells[cell] = kind
  field.hash = (field.hash + wordOf(cell, kind)) | 0
}

function lift(ground: Ground, field: Field, cell: number): void {
  flip(ground, field, cell)
  field.hash = (field.hash - wordOf(cell, field.cells[cell] ?? 0)) | 0
  field.cells[cell] = 0
}

function flip({ rowOf, colOf }: Ground, { rowMasks, colMasks }: Lines, cell: number): void {
  const row = rowOf[cell] ?? 0
  const col = colOf[cell] ?? 0
  rowMasks[row] = (rowMasks[row] ?? 0) ^ (1 << col)
  colMasks[col] = (colMasks[col] ?? 0) ^ (1 << row)
}

/** A well-mixed word for a kind at a place: the finalizer of MurmurHash3, in place of a table. */
function wordOf(cell: number, kind: number): number {
  let word = (cell + 1) * 64 + kind
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}
