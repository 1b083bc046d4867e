import {
  countMovable,
  findMatches,
  isSafe,
  makePosition,
  type Position,
  setMask,
  updateStacks,
} from './position.ts'
import { type Budget, flip, type Puzzle, type SearchResult } from './puzzle.ts'
import { addPosition, isFull, lineTo, makeTable, readMask } from './table.ts'

/** Weights of the evaluation beside stack heights, found by experiment. */
const MOVABLE_TILE = 30
const CLEARED_KIND = 40

/** Packs score and position number into one heap value; exceeds the number of positions. */
const IDS = 2 ** 24

/**
 * Best-first search for a clearing line under any gravity: a beam search that widens until done. Each pass
 * expands the best open position at every depth. The board is lost once none is left.
 */
export const searchBestFirst = (puzzle: Puzzle, budget: Budget): SearchResult =>
  run(startSearch(puzzle, budget))

/** Counts the tiles that stay in every order; `undefined` if the board can be cleared, or the budget runs out. */
export function countStaying(puzzle: Puzzle, budget: Budget): number | undefined {
  const search = startSearch(puzzle, budget)
  return run(search) === 'lost' ? puzzle.kinds.length - 2 * search.deepest : undefined
}

type BestFirstSearch = ReturnType<typeof startSearch>

const startSearch = (puzzle: Puzzle, budget: Budget) => ({
  table: makeTable(puzzle),
  /** Open positions as a heap by score, for each number of matches made. */
  heaps: Array.from({ length: puzzle.kinds.length / 2 + 1 }, (_, made) => (made === 0 ? [0] : [])),
  position: makePosition(puzzle, budget),
  /** The most matches that led to any position. */
  deepest: 0,
})

function run(search: BestFirstSearch): SearchResult {
  for (let open = 1; open > 0; ) {
    open = 0
    for (const [made, heap] of search.heaps.entries()) {
      const best = pop(heap)
      if (best === undefined) continue
      open++
      const cleared = expand(search, best % IDS, made + 1)
      if (cleared !== undefined) return lineTo(search.table, cleared)
      if (isSpent(search)) return 'unknown'
    }
  }
  return 'lost'
}

const isSpent = ({ position, table }: BestFirstSearch): boolean =>
  position.budget.left <= 0 || isFull(table)

/** Expands a position. Returns the number of a cleared successor, if any. */
function expand(search: BestFirstSearch, id: number, depth: number): number | undefined {
  const { table, position } = search
  const { mask, puzzle } = position
  readMask(table, id, mask)
  setMask(position, mask)
  findMatches(position)
  const matches = matchesToTry(position)
  if (matches.length > 0) search.deepest = Math.max(search.deepest, depth)
  for (let i = 0; i < matches.length && !isSpent(search); i += 2) {
    const a = matches[i] ?? 0
    const b = matches[i + 1] ?? 0
    flip(mask, a)
    flip(mask, b)
    const next = addPosition(table, id, a, b, mask)
    if (next >= 0 && 2 * depth === puzzle.kinds.length) return next
    if (next >= 0) updateStacks(position, a, b)
    if (next >= 0) enqueue(search, next, depth)
    flip(mask, a)
    flip(mask, b)
    if (next >= 0) updateStacks(position, a, b)
  }
  return undefined
}

function matchesToTry(position: Position): number[] {
  const { pairs, end } = position
  for (let i = 0; i < end; i += 2) {
    if (isSafe(position, pairs[i] ?? 0, pairs[i + 1] ?? 0)) return pairs.slice(i, i + 2)
  }
  return pairs.slice(0, end)
}

function enqueue({ heaps, position }: BestFirstSearch, id: number, depth: number): void {
  findMatches(position)
  const heap = heaps[depth]
  if (position.end > 0 && heap) push(heap, evaluate(position) * IDS + id)
}

/** Scores movable tiles, cleared kinds, and uneven stacks, since emptied lanes open paths. */
function evaluate(position: Position): number {
  const { puzzle, heights, left } = position
  let score = MOVABLE_TILE * countMovable(position)
  for (let stack = 0; stack < heights.length; stack++) score += (heights[stack] ?? 0) ** 2
  for (const kind of puzzle.present) if (left[kind] === 0) score += CLEARED_KIND
  return score
}

export function push(heap: number[], value: number): void {
  let index = heap.length
  while (index > 0) {
    const parent = (index - 1) >> 1
    const above = heap[parent] ?? 0
    if (above >= value) break
    heap[index] = above
    index = parent
  }
  heap[index] = value
}

export function pop(heap: number[]): number | undefined {
  const greatest = heap[0]
  const last = heap.pop()
  if (last === undefined || heap.length === 0) return greatest
  let index = 0
  for (let child = 1; child < heap.length; child = 2 * index + 1) {
    if ((heap[child + 1] ?? -1) > (heap[child] ?? -1)) child++
    const below = heap[child] ?? -1
    if (below <= last) break
    heap[index] = below
    index = child
  }
  heap[index] = last
  return greatest
}
