import { areJoined, updateReach } from '../board/lines.ts'
import { countMovable, findMatches, makePosition, setMask, toggleMatch } from './position.ts'
import { type Allowed, makePairings, openPairs, type Pairings, prune } from './prune.ts'
import { type Budget, fullMask, isLeft, type Puzzle, type SearchResult } from './puzzle.ts'

interface ExactSearch extends Pairings {
  /** The matches that led to the position, two tiles each. */
  readonly line: number[]
  /** Transposition table of lost positions, by mask. */
  readonly lost: Set<string>
}

/** Kinds with more tiles are not cleared by trial: too many pairings. */
const MAX_CLEARED_TILES = 8

const PROBES = 16

/**
 * Exact search for boards without gravity. Removing tiles never blocks a path there, so any pair of a
 * clearing line may be taken at once: each branch either takes a pair or rules it out for good. Moves that
 * cannot hurt are taken without branching.
 */
export function searchExactly(puzzle: Puzzle, budget: Budget): SearchResult {
  const position = makePosition(puzzle, budget)
  setMask(position, fullMask(puzzle))
  const search = { ...makePairings(position), line: [], lost: new Set<string>() }
  const found = clear(search, new Uint8Array(search.firsts.length).fill(1))
  return found === 'clearable' ? search.line : found
}

type ExactStatus = 'clearable' | 'lost' | 'unknown'

/** Tries to clear the position with the allowed pairs, leaving the solution in `line`. */
function clear(search: ExactSearch, allowed: Allowed): ExactStatus {
  const { position, line, lost } = search
  const { budget } = position
  budget.left -= allowed.length
  const start = position.mask.join()
  while (advance(search, allowed)) {
    if (line.length === position.puzzle.kinds.length) return 'clearable'
    const pair = choosePair(search, allowed)
    if (budget.left <= 0) return 'unknown'
    if (pair === undefined) break
    const found = tryPair(search, pair, allowed)
    if (found !== 'lost') return found
    // Ruled out in the whole subtree: otherwise it could have been taken now.
    allowed[pair] = 0
  }
  // The forbidden pairs follow from the position alone, so the result holds for every path to it.
  lost.add(start)
  return 'lost'
}

/** Tries to clear the position after a match, and undoes it if lost. */
function tryPair(search: ExactSearch, pair: number, allowed: Allowed): ExactStatus {
  const { position, line, lost } = search
  const depth = line.length
  takePair(search, pair)
  const isLost = lost.has(position.mask.join())
  const found = isLost ? 'lost' : clear(search, allowed.slice())
  if (found === 'lost') while (line.length > depth) undoMatch(search)
  return found
}

/** Alternates safe moves and pruning to a fixed point. Returns false if the position is lost. */
function advance(search: ExactSearch, allowed: Allowed): boolean {
  do {
    while (takeSafe(search, allowed));
    if (!prune(search, allowed)) return false
  } while (takeSafe(search, allowed))
  return true
}

/** Takes forced pairs and kinds that can be cleared on their own. Returns true if it took any. */
function takeSafe(search: ExactSearch, allowed: Allowed): boolean {
  const { mask, budget } = search.position
  const before = search.line.length
  for (const kind of search.kinds) {
    if (budget.left <= 0) return false
    const open = openPairs(search, kind, allowed)
    if (open.length === 0 || takeForced(search, open)) continue
    const tiles = kind.tiles.filter((tile) => isLeft(mask, tile)).length
    if (tiles <= MAX_CLEARED_TILES) takeAll(search, open, tiles)
  }
  return search.line.length > before
}

/** Takes a joined pair if one of its tiles has no other partner. */
function takeForced(search: ExactSearch, open: readonly number[]): boolean {
  const partners = new Map<number, number>()
  const { firsts, seconds } = search
  for (const pair of open) {
    for (const tile of [firsts[pair] ?? 0, seconds[pair] ?? 0]) {
      partners.set(tile, (partners.get(tile) ?? 0) + 1)
    }
  }
  const forced = open.find(
    (pair) =>
      (partners.get(firsts[pair] ?? 0) === 1 || partners.get(seconds[pair] ?? 0) === 1) &&
      isJoined(search, pair),
  )
  if (forced !== undefined) takePair(search, forced)
  return forced !== undefined
}

function takeAll(search: ExactSearch, open: readonly number[], tiles: number): boolean {
  if (tiles === 0) return true
  const { firsts, seconds } = search
  const { mask } = search.position
  for (const pair of open) {
    if (!isLeft(mask, firsts[pair] ?? 0) || !isLeft(mask, seconds[pair] ?? 0)) continue
    if (!isJoined(search, pair)) continue
    takePair(search, pair)
    if (takeAll(search, open, tiles - 2)) return true
    undoMatch(search)
  }
  return false
}

function choosePair(search: ExactSearch, allowed: Allowed): number | undefined {
  const { position } = search
  const open = search.kinds
    .flatMap((kind) => openPairs(search, kind, allowed))
    .filter((pair) => isJoined(search, pair))
  const step = Math.ceil(open.length / PROBES)
  let best: number | undefined
  let highest = -1
  for (const pair of open.filter((_, i) => i % step === 0)) {
    takePair(search, pair)
    findMatches(position)
    const movable = countMovable(position)
    undoMatch(search)
    if (movable > highest) [best, highest] = [pair, movable]
  }
  return best
}

function isJoined({ position, firsts, seconds }: ExactSearch, pair: number): boolean {
  const a = firsts[pair] ?? 0
  const b = seconds[pair] ?? 0
  position.budget.left--
  updateReach(position, a)
  updateReach(position, b)
  return areJoined(position, a, b)
}

function takePair({ position, firsts, seconds, line }: ExactSearch, pair: number): void {
  const a = firsts[pair] ?? 0
  const b = seconds[pair] ?? 0
  toggleMatch(position, a, b)
  line.push(a, b)
}

function undoMatch({ position, line }: ExactSearch): void {
  const b = line.pop() ?? 0
  toggleMatch(position, line.pop() ?? 0, b)
}
