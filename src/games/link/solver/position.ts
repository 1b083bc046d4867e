import { MAX_KINDS } from '../board/board.ts'
import { areJoined, cellOf, free, occupy, updateReach } from '../board/lines.ts'
import { type Match, makeMatches } from '../board/pairs.ts'
import { type Budget, flip, fullMask, isLeft, type Mask, type Puzzle } from './puzzle.ts'

/** A position and its matches. Allocated once per search and modified in place. */
export type Position = ReturnType<typeof makePosition>

/** The budget pays for all that is done to the position. */
export function makePosition(puzzle: Puzzle, budget: Budget = { left: Number.POSITIVE_INFINITY }) {
  const { kinds, walls } = puzzle
  const pairs: number[] = []
  return {
    puzzle,
    budget,
    mask: fullMask(puzzle),
    rows: walls.rows.slice(),
    cols: walls.cols.slice(),
    /** Content of each square (a kind, 0 or a wall), and its tile's number. */
    contents: walls.contents.slice(),
    tiles: new Uint16Array(walls.contents.length),
    squares: new Uint16Array(kinds.length),
    reachedCols: new Int32Array(kinds.length),
    reachedRows: new Int32Array(kinds.length),
    heights: new Uint16Array(puzzle.floors.length - 1),
    left: new Uint16Array(MAX_KINDS + 1),
    /** Matches as two tiles each; only the first `end` entries of `pairs` are valid. */
    pairs,
    end: 0,
    /** Linked lists of open tiles: the last by kind, the previous one by tile. */
    latest: new Int16Array(MAX_KINDS + 1),
    previous: new Int16Array(kinds.length),
    seen: new Uint8Array(kinds.length),
  }
}

export function setMask(position: Position, mask: Mask): void {
  const { puzzle, heights, left } = position
  position.mask.set(mask)
  for (let stack = 0; stack < heights.length; stack++) updateStack(position, stack)
  left.fill(0)
  for (let word = 0; word < mask.length; word++) {
    for (let bits = mask[word] ?? 0; bits !== 0; bits &= bits - 1) {
      const kind = puzzle.kinds[32 * word + 31 - Math.clz32(bits & -bits)] ?? 0
      left[kind] = (left[kind] ?? 0) + 1
    }
  }
}

/** Removes two tiles of a kind, or puts them back; the tiles above them slide. */
export function toggleMatch(position: Position, a: number, b: number): void {
  flip(position.mask, a)
  flip(position.mask, b)
  updateStacks(position, a, b)
}

/** Updates the stacks of two tiles after their bits in the mask were toggled. */
export function updateStacks(position: Position, a: number, b: number): void {
  const { puzzle, mask, left } = position
  const kind = puzzle.kinds[a] ?? 0
  left[kind] = (left[kind] ?? 0) + (isLeft(mask, a) ? 2 : -2)
  const stackA = puzzle.stackOf[a] ?? 0
  const stackB = puzzle.stackOf[b] ?? 0
  updateStack(position, stackA)
  if (stackB !== stackA) updateStack(position, stackB)
}

/** Updates a stack from the mask; its height may have grown or shrunk. */
function updateStack(position: Position, stack: number): void {
  const { puzzle, mask, contents, tiles, squares, heights } = position
  const { kinds, slots, firsts, floors } = puzzle
  const floor = floors[stack] ?? 0
  const before = floor + (heights[stack] ?? 0)
  const end = firsts[stack + 1] ?? 0
  let slot = floor
  for (let tile = firsts[stack] ?? 0; tile < end; tile++) {
    if (!isLeft(mask, tile)) continue
    const square = slots[slot++] ?? 0
    squares[tile] = square
    tiles[square] = tile
    contents[square] = kinds[tile] ?? 0
  }
  heights[stack] = slot - floor
  position.budget.left -= 1 + end - (firsts[stack] ?? 0)
  for (let taken = before; taken < slot; taken++) occupy(position, slots[taken] ?? 0)
  for (let freed = slot; freed < before; freed++) {
    const square = slots[freed] ?? 0
    contents[square] = 0
    free(position, square)
  }
}

/** Finds each match once: first adjacent pairs, then pairs of open tiles joined by a path. */
export function findMatches(position: Position): void {
  position.end = 0
  matchNeighbours(position)
  matchOverPaths(position)
}

function matchNeighbours(position: Position): void {
  const { rows, puzzle, contents, tiles, budget } = position
  for (let row = 1; row < rows.length - 1; row++) {
    for (let bits = tilesIn(rows, puzzle, row); bits !== 0; bits &= bits - 1) {
      const square = 32 * row + 31 - Math.clz32(bits & -bits)
      const kind = contents[square]
      budget.left--
      if (kind === contents[square + 1]) add(position, tiles[square] ?? 0, tiles[square + 1] ?? 0)
      if (kind === contents[square + 32]) add(position, tiles[square] ?? 0, tiles[square + 32] ?? 0)
    }
  }
}

function matchOverPaths(position: Position): void {
  const { rows, puzzle, contents, tiles, reachedCols, latest, previous, budget } = position
  latest.fill(-1)
  for (let row = 1; row < rows.length - 1; row++) {
    const taken = rows[row] ?? 0
    const vertical = (rows[row - 1] ?? 0) & (rows[row + 1] ?? 0)
    const closed = (taken << 1) & (taken >>> 1) & vertical
    for (let bits = tilesIn(rows, puzzle, row) & ~closed; bits !== 0; bits &= bits - 1) {
      const square = 32 * row + 31 - Math.clz32(bits & -bits)
      const tile = tiles[square] ?? 0
      const kind = contents[square] ?? 0
      const other = latest[kind] ?? -1
      reachedCols[tile] = 0
      previous[tile] = other
      latest[kind] = tile
      budget.left--
      if (other >= 0) matchWithPrevious(position, tile)
    }
  }
}

const tilesIn = (rows: Int32Array, { walls }: Puzzle, row: number): number =>
  (rows[row] ?? 0) & ~(walls.rows[row] ?? 0)

/** Computes a tile's reach lazily, only if it may have a partner. */
function matchWithPrevious(position: Position, tile: number): void {
  const { squares, reachedCols, previous, budget } = position
  updateReach(position, tile)
  for (let other = previous[tile] ?? -1; other >= 0; other = previous[other] ?? -1) {
    budget.left--
    if (reachedCols[other] === 0) updateReach(position, other)
    const distance = (squares[tile] ?? 0) - (squares[other] ?? 0)
    const isNeighbour = distance === 1 || distance === 32
    if (!isNeighbour && areJoined(position, other, tile)) add(position, other, tile)
  }
}

function add(position: Position, a: number, b: number): void {
  position.pairs[position.end] = a
  position.pairs[position.end + 1] = b
  position.end += 2
}

/** Tests for a match that only opens paths: the last two of a kind, with nothing above to slide. */
export function isSafe(position: Position, a: number, b: number): boolean {
  const { puzzle, left } = position
  if (left[puzzle.kinds[a] ?? 0] !== 2) return false
  const above = countAbove(position, a) + countAbove(position, b)
  return above === 0 || (above === 1 && puzzle.stackOf[a] === puzzle.stackOf[b])
}

/** The number of tiles above a tile, at most 2. */
function countAbove({ puzzle, squares, heights }: Position, tile: number): number {
  const stack = puzzle.stackOf[tile] ?? 0
  const { floors, slots } = puzzle
  const end = (floors[stack] ?? 0) + (heights[stack] ?? 0)
  if (slots[end - 1] === squares[tile]) return 0
  return slots[end - 2] === squares[tile] ? 1 : 2
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
  setMask(position, position.mask)
  const cells = line.map((tile, i) => {
    const cell = cellOf(puzzle, position.squares[tile] ?? 0)
    if (i % 2 === 1) toggleMatch(position, line[i - 1] ?? 0, tile)
    return cell
  })
  return makeMatches(puzzle, cells)
}
