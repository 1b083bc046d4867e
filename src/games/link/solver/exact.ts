import { type Allowed, makePairings, openPairs, type Pairings } from './pairings'
import {
  countMovable,
  findMatches,
  layOut,
  makePosition,
  type Position,
  takeOrPutBack,
} from './position'
import { prune } from './prune'
import { type Budget, type Found, fullMask, isLeft, type Puzzle } from './puzzle'
import { look, meets } from './sight'

interface Search {
  readonly pairings: Pairings
  readonly budget: Budget
  /** Where the search stands. */
  readonly position: Position
  /** The matches on the way there, as tiles in twos. */
  readonly line: number[]
  /** Masks that are lost for certain, as text. */
  readonly lost: Set<string>
}

/** A kind with more tiles is not tried on its own: too many ways. */
const MANY = 8

/** Pairs compared where the search has to choose. */
const PROBES = 16

/**
 * Searches a board without gravity, exactly. Taking tiles never blocks a path there, so any pair
 * of a clearing line may as well be taken now: each choice is to take a pair, or else never to
 * match these two, and what cannot be blocked by a choice is taken without one.
 */
export function searchExactly(puzzle: Puzzle, budget: Budget): Found {
  const pairings = makePairings(puzzle)
  const position = makePosition(puzzle)
  layOut(position, fullMask(puzzle))
  const search = { pairings, budget, position, line: [], lost: new Set<string>() }
  const found = clear(search, new Uint8Array(pairings.firsts.length).fill(1))
  return found === 'clearable' ? search.line : found
}

/** Clears the position, leaving the line behind; or says that it cannot be done with what is allowed. */
function clear(search: Search, allowed: Allowed): 'clearable' | 'lost' | 'unknown' {
  const { position, line, lost, budget } = search
  const start = position.mask.join()
  while (advance(search, allowed)) {
    if (line.length === position.puzzle.kinds.length) return 'clearable'
    const pair = choosePair(search, allowed)
    if (budget.left <= 0) return 'unknown'
    if (pair === undefined) break
    const found = tryPair(search, pair, allowed)
    if (found !== 'lost') return found
    // Never to be matched from here on, and nowhere further down: else it could have been taken now.
    allowed[pair] = 0
  }
  // What is forbidden follows from the position alone, so a lost one is lost on any way to it.
  lost.add(start)
  return 'lost'
}

/** Clears the position after a match; where that is lost, takes back what was tried. */
function tryPair(search: Search, pair: number, allowed: Allowed): 'clearable' | 'lost' | 'unknown' {
  const { position, line, lost } = search
  const made = line.length
  takePair(search, pair)
  const isLost = lost.has(position.mask.join())
  const found = isLost ? 'lost' : clear(search, allowed.slice())
  if (found === 'lost') while (line.length > made) putBack(search)
  return found
}

/** Takes all that is safe, and forbids what can be ruled out, in turns; false when that shows a loss. */
function advance(search: Search, allowed: Allowed): boolean {
  do {
    while (takeSafe(search, allowed)) search.budget.left--
    if (!prune(search.pairings, search.position, allowed)) return false
  } while (takeSafe(search, allowed))
  return true
}

/** Takes pairs without an alternative and kinds that clear on their own; whether any. */
function takeSafe(search: Search, allowed: Allowed): boolean {
  const { mask } = search.position
  const before = search.line.length
  for (const kind of search.pairings.kinds) {
    const open = openPairs(search.pairings, kind, mask, allowed)
    if (open.length === 0 || takeForced(search, open)) continue
    const tiles = kind.tiles.filter((tile) => isLeft(mask, tile)).length
    if (tiles <= MANY) takeAll(search, open, tiles)
  }
  return search.line.length > before
}

/** Takes a joined pair of which one tile has no other partner; whether there is one. */
function takeForced(search: Search, open: readonly number[]): boolean {
  const partners = new Map<number, number>()
  const { firsts, seconds } = search.pairings
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

/** Takes all tiles left of a kind by its own pairs, if they can be. */
function takeAll(search: Search, open: readonly number[], tiles: number): boolean {
  if (tiles === 0) return true
  const { firsts, seconds } = search.pairings
  const { mask } = search.position
  for (const pair of open) {
    if (!isLeft(mask, firsts[pair] ?? 0) || !isLeft(mask, seconds[pair] ?? 0)) continue
    if (!isJoined(search, pair)) continue
    takePair(search, pair)
    if (takeAll(search, open, tiles - 2)) return true
    putBack(search)
  }
  return false
}

/** The joined pair after which the most tiles can move. */
function choosePair(search: Search, allowed: Allowed): number | undefined {
  const { pairings, position, budget } = search
  const open = pairings.kinds
    .flatMap((kind) => openPairs(pairings, kind, position.mask, allowed))
    .filter((pair) => isJoined(search, pair))
  const step = Math.ceil(open.length / PROBES)
  let best: number | undefined
  let most = -1
  for (const pair of open.filter((_, i) => i % step === 0)) {
    budget.left--
    takePair(search, pair)
    findMatches(position)
    const movable = countMovable(position)
    putBack(search)
    if (movable > most) [best, most] = [pair, movable]
  }
  return best
}

function isJoined({ pairings, position }: Search, pair: number): boolean {
  const a = pairings.firsts[pair] ?? 0
  const b = pairings.seconds[pair] ?? 0
  look(position, a)
  look(position, b)
  return meets(position, a, b)
}

function takePair({ pairings, position, line }: Search, pair: number): void {
  const a = pairings.firsts[pair] ?? 0
  const b = pairings.seconds[pair] ?? 0
  takeOrPutBack(position, a, b)
  line.push(a, b)
}

/** Takes back the last match of the line. */
function putBack({ position, line }: Search): void {
  const b = line.pop() ?? 0
  takeOrPutBack(position, line.pop() ?? 0, b)
}
