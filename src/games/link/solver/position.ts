import { MAX_KINDS } from '../board/board'
import { type Match, makeMatches } from '../board/pairs'
import { cellOf, flip, fullMask, isLeft, type Mask, type Puzzle } from './puzzle'
import { free, look, meets, occupy, type Sight } from './sight'

/** A position laid out, and its matches. One is made for a search and changed in place. */
export interface Position extends Sight {
  readonly puzzle: Puzzle
  readonly mask: Mask
  /** What lies at a place: a kind, 0 or a wall; and which tile, where one does. */
  readonly contents: Uint8Array
  readonly tiles: Uint16Array
  /** By stack, how many tiles it has left. */
  readonly heights: Uint16Array
  /** By kind, how many tiles it has left. */
  readonly left: Uint16Array
  /** The matches, as tiles in twos: so many entries of `pairs` count as `end` says. */
  readonly pairs: number[]
  end: number
  /** By kind, its last open tile so far; by tile, the one before it. */
  readonly latest: Int16Array
  readonly previous: Int16Array
  /** By tile, 1 once it was counted. */
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

/** Lays out the tiles of a mask. */
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

/** Takes two tiles of a kind off, or puts them back where they were; what lies upon them slides. */
export function takeOrPutBack(position: Position, a: number, b: number): void {
  flip(position.mask, a)
  flip(position.mask, b)
  layAgain(position, a, b)
}

/** Lays out the stacks of two tiles that were just taken out of the mask, or put back into it. */
export function layAgain(position: Position, a: number, b: number): void {
  const { puzzle, mask, left } = position
  const kind = puzzle.kinds[a] ?? 0
  left[kind] = (left[kind] ?? 0) + (isLeft(mask, a) ? 2 : -2)
  const stackA = puzzle.stackOf[a] ?? 0
  const stackB = puzzle.stackOf[b] ?? 0
  layStack(position, stackA)
  if (stackB !== stackA) layStack(position, stackB)
}

/** Lays a stack's tiles out as its mask now says: it may have become higher or lower. */
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

/** Finds each match once: neighbours, and among tiles beside a free cell those that a path joins. */
export function findMatches(position: Position): void {
  position.end = 0
  matchNeighbours(position)
  matchOverPaths(position)
}

/** Matches each tile with the neighbours after it. */
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

/** Matches each tile beside a free cell with those of its kind before it. */
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

/** A row's tiles, as bits. */
const tilesIn = (rows: Int32Array, { walls }: Puzzle, row: number): number =>
  (rows[row] ?? 0) & ~(walls.rows[row] ?? 0)

/** Only a tile that may have a partner looks. */
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
 * Whether taking a match changes nothing for the others but to free their ways: the last two tiles
 * of a kind, with nothing upon them that would slide.
 */
export function isSafe(position: Position, a: number, b: number): boolean {
  const { puzzle, left } = position
  if (left[puzzle.kinds[a] ?? 0] !== 2) return false
  const above = countAbove(position, a) + countAbove(position, b)
  return above === 0 || (above === 1 && puzzle.stackOf[a] === puzzle.stackOf[b])
}

/** How many tiles lie upon a tile, counted up to 2. */
function countAbove({ puzzle, places, heights }: Position, tile: number): number {
  const stack = puzzle.stackOf[tile] ?? 0
  const { floors, slots } = puzzle
  const end = (floors[stack] ?? 0) + (heights[stack] ?? 0)
  if (slots[end - 1] === places[tile]) return 0
  return slots[end - 2] === places[tile] ? 1 : 2
}

/** How many tiles have a match. */
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

/** The matches of a line, which is tiles in twos: where they lie when they are matched. */
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
