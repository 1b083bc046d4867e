import { cellsOf, type Size, toPosition } from '../../../engine/grid'
import type { Board } from '../board/board'
import { isTile } from '../board/cell'
import { type Gravity, type Lane, lanesOf, slideLane } from '../board/gravity'
import { flip, joined, type Lines, makeLines } from '../board/lines'
import { findPairs } from '../board/pairs'

/** What stays the same while a board is searched: where each cell is, and how tiles gravity. */
export interface Ground extends Size {
  /** By cell, its row and its column. */
  readonly rowOf: Uint8Array
  readonly colOf: Uint8Array
  readonly lanes: readonly Lane[]
  /** By cell, the number of the lane that its tile slides along. Empty without gravity. */
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

export function makeGround(size: Board, gravity: Gravity): Ground {
  const places = cellsOf(size).map((cell) => toPosition(size, cell))
  const lanes = lanesOf(size, gravity)
  const laneOf = new Uint8Array(lanes.length === 0 ? 0 : places.length)
  for (const [number, lane] of lanes.entries()) for (const cell of lane) laneOf[cell] = number
  return {
    rows: size.rows,
    cols: size.cols,
    rowOf: Uint8Array.from(places, ({ row }) => row),
    colOf: Uint8Array.from(places, ({ col }) => col),
    lanes,
    laneOf,
  }
}

export function makeField(board: Board): Field {
  const { rowMasks, colMasks } = makeLines(board)
  let hash = 0
  let tiles = 0
  for (const [index, kind] of board.cells.entries()) {
    if (!isTile(kind)) continue
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
  slideTiles(ground, field, laneA)
  if (laneB !== laneA) slideTiles(ground, field, laneB)
}

/** Puts back two tiles that were taken. Without gravity only. */
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
  joined(
    field,
    { row: rowOf[a] ?? 0, col: colOf[a] ?? 0 },
    { row: rowOf[b] ?? 0, col: colOf[b] ?? 0 },
  )

function slideTiles(ground: Ground, field: Field, number: number): void {
  const lane = ground.lanes[number] ?? []
  slideLane(lane, field.cells, (from, to) => {
    const kind = field.cells[from] ?? 0
    lift(ground, field, from)
    put(ground, field, to, kind)
  })
}

function put(ground: Ground, field: Field, cell: number, kind: number): void {
  flip(field, ground.rowOf[cell] ?? 0, ground.colOf[cell] ?? 0)
  field.cells[cell] = kind
  field.hash = (field.hash + wordOf(cell, kind)) | 0
}

function lift(ground: Ground, field: Field, cell: number): void {
  flip(field, ground.rowOf[cell] ?? 0, ground.colOf[cell] ?? 0)
  field.hash = (field.hash - wordOf(cell, field.cells[cell] ?? 0)) | 0
  field.cells[cell] = 0
}

/** A well-mixed word for a kind at a place: the finalizer of MurmurHash3, in place of a table. */
function wordOf(cell: number, kind: number): number {
  let word = (cell + 1) * 64 + kind
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return word ^ (word >>> 16)
}
