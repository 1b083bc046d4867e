import { MAX_KINDS } from '../board/cell'
import { type Match, makeMatches } from '../board/pairs'
import { cellOf, flip, fullMask, isLeft, type Mask, type Puzzle } from './puzzle'
import { free, look, meets, occupy, type Sight } from './sight'

/** A position and its matches. Allocated once per search and modified in place. */
export interface Position extends Sight {
  readonly puzzle: Puzzle
  readonly mask: Mask
  /** By square: a kind, 0 or a wall, and the tile's number. */
  readonly contents: Uint8Array
  readonly tiles: Uint16Array
  /** Tiles left by stack. */
  readonly heights: Uint16Array
  /** Tiles left by kind. */
  readonly left: Uint16Array
  /** Matches as two tiles each; only the first `end` entries of `pairs` are valid. */
  readonly pairs: number[]
  end: number
  /** Linked lists of open tiles: the last by kind, the previous one by tile. */
  readonly latest: Int16Array
  readonly previous: Int16Array
  /** Scratch flags by tile. */
  readonly seen: Uint8Array
}

export function makePosition(puzzle: Puzzle): Position {
  const { kinds, walls } = puzzle
  return {
    puzzle,
    mask: fullMask(puzzle),
    rows: walls.rows.slice(),
    cols: walls.cols.slice(),
    contents: walls.contents.slice(),
    tiles: new Uint16Array(walls.contents.length),
    places: new Uint16Array(kinds.length),
    seenCols: new Int32Array(kinds.length),
    seenRows: new Int32Array(kinds.length),
    heights: new Uint16Array(puzzle.floors.length - 1),
    left: new Uint16Array(MAX_KINDS + 1),
    pairs: [],
    end: 0,
    latest: new Int16Array(MAX_KINDS + 1),
    previous: new Int16Array(kinds.length),
    seen: new Uint8Array(kinds.length),
  }
}

/** Sets up the position of a mask. */
export function layOut(position: Position, mask: Mask): void {
  const { puzzle, heights, left } = position
  position.mask.set(mask)
  for (let stack = 0; stack < heights.length; stack++) layStack(position, stack)
  left.fill(0)
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const kind = puzzle.kinds[32 * word + 31 - Math.clz32(bits & -bits)] ?? 0
      left[kind] = (left[kind] ?? 0) + 1
    }
  }
}

/** Removes two tiles of a kind, or puts them back; the tiles above them slide. */
export function takeOrPutBack(position: Position, a: number, b: number): void {
  flip(position.mask, a)
  flip(position.mask, b)
  layAgain(position, a, b)
}

/** Updates the stacks of two tiles after their bits in the mask were toggled. */
export function layAgain(position: Position, a: number, b: number): void {
  const { puzzle, mask, left } = position
  const kind = puzzle.kinds[a] ?? 0
  left[kind] = (left[kind] ?? 0) + (isLeft(mask, a) ? 2 : -2)
  const stackA = puzzle.stackOf[a] ?? 0
  const stackB = puzzle.stackOf[b] ?? 0
  layStack(position, stackA)
  if (stackB !== stackA) layStack(position, stackB)
}

/** Updates a stack from the mask; its height may have grown or shrunk. */
function layStack(position: Position, stack: number): void {
  const { puzzle, mask, contents, tiles, places, heights } = position
  const { kinds, slots, firsts, floors } = puzzle
  const floor = floors[stack] ?? 0
  const before = floor + (heights[stack] ?? 0)
  const end = firsts[stack + 1] ?? 0
  let slot = floor
  for (let tile = firsts[stack] ?? 0; tile < end; tile++) {
    if (!isLeft(mask, tile)) continue
    const place = slots[slot++] ?? 0
    places[tile] = place
    tiles[place] = tile
    contents[place] = kinds[tile] ?? 0
  }
  heights[stack] = slot - floor
  for (let taken = before; taken < slot; taken++) occupy(position, slots[taken] ?? 0)
  for (let freed = slot; freed < before; freed++) {
    const place = slots[freed] ?? 0
    contents[place] = 0
    free(position, place)
  }
}

/** Finds each match once: first adjacent pairs, then pairs of open tiles joined by a path. */
export function findMatches(position: Position): void {
  position.end = 0
  matchNeighbours(position)
  matchOverPaths(position)
}

/** Adds the matches of tiles with their right and lower neighbours. */
function matchNeighbours(position: Position): void {
  const { rows, puzzle, contents, tiles } = position
  for (let row = 1; row < rows.length - 1; row++) {
    for (let bits = tilesIn(rows, puzzle, row); bits !== 0; bits &= bits - 1) {
      const place = 32 * row + 31 - Math.clz32(bits & -bits)
      const kind = contents[place]
      if (kind === contents[place + 1]) add(position, tiles[place] ?? 0, tiles[place + 1] ?? 0)
      if (kind === contents[place + 32]) add(position, tiles[place] ?? 0, tiles[place + 32] ?? 0)
    }
  }
}

/** Adds the matches of tiles next to a free cell with earlier ones of their kind. */
function matchOverPaths(position: Position): void {
  const { rows, puzzle, contents, tiles, seenCols, latest, previous } = position
  latest.fill(-1)
  for (let row = 1; row < rows.length - 1; row++) {
    const taken = rows[row] ?? 0
    const upright = (rows[row - 1] ?? 0) & (rows[row + 1] ?? 0)
    const closed = (taken << 1) & (taken >>> 1) & upright
    for (let bits = tilesIn(rows, puzzle, row) & ~closed; bits !== 0; bits &= bits - 1) {
      const place = 32 * row + 31 - Math.clz32(bits & -bits)
      const tile = tiles[place] ?? 0
      const kind = contents[place] ?? 0
      const other = latest[kind] ?? -1
      seenCols[tile] = 0
      previous[tile] = other
      latest[kind] = tile
      if (other >= 0) matchWithPrevious(position, tile)
    }
  }
}

const tilesIn = (rows: Int32Array, { walls }: Puzzle, row: number): number =>
  (rows[row] ?? 0) & ~(walls.rows[row] ?? 0)

/** Computes a tile's reach lazily, only if it may have a partner. */
function matchWithPrevious(position: Position, tile: number): void {
  const { places, seenCols, previous } = position
  look(position, tile)
  for (let other = previous[tile] ?? -1; other >= 0; other = previous[other] ?? -1) {
    if (seenCols[other] === 0) look(position, other)
    const distance = (places[tile] ?? 0) - (places[other] ?? 0)
    const isNeighbour = distance === 1 || distance === 32
    if (!isNeighbour && meets(position, other, tile)) add(position, other, tile)
  }
}

function add(position: Position, a: number, b: number): void {
  position.pairs[position.end] = a
  position.pairs[position.end + 1] = b
  position.end += 2
}

/**
 * Tests for a match that affects others only by opening paths: the last two of a kind, with nothing above
 * them to slide.
 */
export function isSafe(position: Position, a: number, b: number): boolean {
  const { puzzle, left } = position
  if (left[puzzle.kinds[a] ?? 0] !== 2) return false
  const above = countAbove(position, a) + countAbove(position, b)
  return above === 0 || (above === 1 && puzzle.stackOf[a] === puzzle.stackOf[b])
}

/** The number of tiles above a tile, at most 2. */
function countAbove({ puzzle, places, heights }: Position, tile: number): number {
  const stack = puzzle.stackOf[tile] ?? 0
  const { floors, slots } = puzzle
  const end = (floors[stack] ?? 0) + (heights[stack] ?? 0)
  if (slots[end - 1] === places[tile]) return 0
  return slots[end - 2] === places[tile] ? 1 : 2
}

export function countMovable({ pairs, end, seen }: Position): number {
  let count = 0
  seen.fill(0)
  for (let i = 0; i < end; i++) {
    const tile = pairs[i] ?? 0
    if (seen[tile] === 0) count++
    seen[tile] = 1
  }
  return count
}

/** Converts a line of two tiles per match to positions at the time of each match. */
export function matchesOf(puzzle: Puzzle, line: readonly number[]): Match[] {
  const position = makePosition(puzzle)
  const mask = fullMask(puzzle)
  const cells = line.map((tile, i) => {
    if (i % 2 === 0) layOut(position, mask)
    flip(mask, tile)
    return cellOf(puzzle, position.places[tile] ?? 0)
  })
  return makeMatches(puzzle, cells)
}
