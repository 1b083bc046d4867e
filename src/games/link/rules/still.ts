import type { Found } from './beam'
import {
  copyField,
  countMovable,
  type Field,
  type Ground,
  isEqual,
  isPair,
  take,
  untake,
} from './field'
import { narrow } from './narrow'
import { type Allowed, makePairings, openPairs, type Pairings } from './pairings'
import type { Budget } from './playout'

interface Search {
  readonly ground: Ground
  readonly pairings: Pairings
  readonly budget: Budget
  /** The pairs taken on the way to where the search stands, as cells. */
  readonly line: number[]
  /** Positions that are lost for certain, by hash. */
  readonly lost: Map<number, Field[]>
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
export function solveStill(ground: Ground, start: Field, budget: Budget): Found {
  const pairings = makePairings(start)
  const search: Search = { ground, pairings, budget, line: [], lost: new Map() }
  const allowed = new Uint8Array(pairings.firsts.length).fill(1)
  const found = clear(search, copyField(start), allowed)
  return found === 'clearable' ? search.line : found
}

/** Clears the field, leaving the line behind; or says that it cannot be done with what is allowed. */
function clear(search: Search, field: Field, allowed: Allowed): 'clearable' | 'lost' | 'unknown' {
  const entry = copyField(field)
  for (;;) {
    if (!advance(search, field, allowed)) return remember(search, entry)
    if (field.tiles === 0) return 'clearable'
    const pair = choosePair(search, field, allowed)
    if (search.budget.left <= 0) return 'unknown'
    if (pair === undefined) return remember(search, entry)
    const mark = search.line.length
    const next = copyField(field)
    takePair(search, next, pair)
    const found = isKnownLost(search, next) ? 'lost' : clear(search, next, allowed.slice())
    if (found !== 'lost') return found
    search.line.length = mark
    // Never to be matched from here on, and nowhere further down: else it could have been taken now.
    allowed[pair] = 0
  }
}

/** What is forbidden follows from the position alone, so a lost position is lost on any way to it. */
function remember({ lost }: Search, field: Field): 'lost' {
  lost.set(field.hash, [...(lost.get(field.hash) ?? []), field])
  return 'lost'
}

const isKnownLost = ({ lost }: Search, field: Field): boolean =>
  lost.get(field.hash)?.some((other) => isEqual(other, field)) ?? false

/** Takes all that is safe, and forbids what can be ruled out, in turns; false when that shows a loss. */
function advance(search: Search, field: Field, allowed: Allowed): boolean {
  do {
    while (takeSafe(search, field, allowed)) search.budget.left--
    if (!narrow(search.ground, search.pairings, field, allowed)) return false
  } while (takeSafe(search, field, allowed))
  return true
}

/** Takes pairs without an alternative and kinds that clear on their own; whether any. */
function takeSafe(search: Search, field: Field, allowed: Allowed): boolean {
  const before = field.tiles
  for (const kind of search.pairings.kinds) {
    const open = openPairs(search.pairings, kind, field, allowed)
    if (open.length === 0 || takeForced(search, field, open)) continue
    const tiles = kind.tiles.filter((cell) => field.cells[cell] !== 0).length
    if (tiles <= MANY) takeAll(search, field, open, tiles)
  }
  return field.tiles < before
}

/** Takes the joined pairs of which one tile has no other partner. */
function takeForced(search: Search, field: Field, open: readonly number[]): boolean {
  const partners = new Map<number, number>()
  const { firsts, seconds } = search.pairings
  for (const pair of open) {
    for (const cell of [firsts[pair] ?? 0, seconds[pair] ?? 0]) {
      partners.set(cell, (partners.get(cell) ?? 0) + 1)
    }
  }
  const forced = open.find(
    (pair) =>
      (partners.get(firsts[pair] ?? 0) === 1 || partners.get(seconds[pair] ?? 0) === 1) &&
      isOpen(search, field, pair),
  )
  if (forced !== undefined) takePair(search, field, forced)
  return forced !== undefined
}

/** Takes all tiles left of a kind by its own pairs, if they can be. */
function takeAll(search: Search, field: Field, open: readonly number[], tiles: number): boolean {
  if (tiles === 0) return true
  for (const pair of open) {
    const a = search.pairings.firsts[pair] ?? 0
    const b = search.pairings.seconds[pair] ?? 0
    const kind = field.cells[a] ?? 0
    if (kind === 0 || field.cells[b] === 0 || !isOpen(search, field, pair)) continue
    takePair(search, field, pair)
    if (takeAll(search, field, open, tiles - 2)) return true
    search.line.length -= 2
    untake(search.ground, field, a, b, kind)
  }
  return false
}

/** The joined pair after which the most tiles can move. */
function choosePair(search: Search, field: Field, allowed: Allowed): number | undefined {
  const { ground, pairings } = search
  const open = pairings.kinds
    .flatMap((kind) => openPairs(pairings, kind, field, allowed))
    .filter((pair) => isOpen(search, field, pair))
  const step = Math.ceil(open.length / PROBES)
  let best: number | undefined
  let most = -1
  for (const pair of open.filter((_, i) => i % step === 0)) {
    const next = copyField(field)
    take(ground, next, pairings.firsts[pair] ?? 0, pairings.seconds[pair] ?? 0)
    search.budget.left--
    const movable = countMovable(ground, next)
    if (movable > most) [best, most] = [pair, movable]
  }
  return best
}

const isOpen = ({ ground, pairings }: Search, field: Field, pair: number): boolean =>
  isPair(ground, field, pairings.firsts[pair] ?? 0, pairings.seconds[pair] ?? 0)

function takePair({ ground, pairings, line }: Search, field: Field, pair: number): void {
  const a = pairings.firsts[pair] ?? 0
  const b = pairings.seconds[pair] ?? 0
  take(ground, field, a, b)
  line.push(a, b)
}
