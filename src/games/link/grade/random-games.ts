import type { Draws } from '#src/engine/random.ts'
import {
  countMovable,
  findMatches,
  makePosition,
  type Position,
  setMask,
  toggleMatch,
} from '../solver/position'
import { fullMask, isLeft, type Mask, type Puzzle } from '../solver/puzzle'
import { areJoined, updateReach } from '../solver/reach'

/** A board for one random game after another. */
export interface Table {
  readonly position: Position
  readonly full: Mask
  /** Every two tiles of one kind, each as `tile << 10 | tile`; and the same to draw from, in a game. */
  readonly pairs: Int32Array
  readonly open: Int32Array
  /** By tile, 1 while what it sees is known. */
  readonly known: Uint8Array
}

/** How many tiles one looks at before one can go, summed up over positions. */
export interface Looks {
  tiles: number
  positions: number
}

export function makeTable(puzzle: Puzzle): Table {
  const pairs = pairsOf(puzzle.kinds)
  return {
    position: makePosition(puzzle),
    full: fullMask(puzzle),
    pairs,
    open: pairs.slice(),
    known: new Uint8Array(puzzle.kinds.length),
  }
}

function pairsOf(kinds: Uint8Array): Int32Array {
  const pairs: number[] = []
  for (let b = 0; b < kinds.length; b++) {
    for (let a = 0; a < b; a++) if (kinds[a] === kinds[b]) pairs.push((a << 10) | b)
  }
  return Int32Array.from(pairs)
}

/**
 * Plays to the end at random, any match as likely as any other, and gives the tiles taken in twos. Two tiles of one kind
 * are tried at a time, in random order, until a path joins them: several times faster than listing all matches.
 */
export function playAtRandom(table: Table, draws: Draws, looks?: Looks): number[] {
  const { position, full, pairs, open } = table
  const size = position.puzzle.kinds.length
  const line: number[] = []
  setMask(position, full)
  open.set(pairs)
  let count = pairs.length
  while (line.length < size) {
    const left = size - line.length
    if (looks && 2 * left > size) countLooks(position, left, looks)
    count = moveJoined(table, count, draws)
    if (count < 0) break
    const pair = open[count] ?? 0
    toggleMatch(position, pair >> 10, pair & 1023)
    line.push(pair >> 10, pair & 1023)
  }
  return line
}

/**
 * Moves a random joined pair behind the first `count` of the open ones, and gives what is then left of these; -1 where
 * none is joined. Pairs of which a tile is gone are dropped on the way.
 */
function moveJoined(table: Table, count: number, draws: Draws): number {
  const { position, open, known } = table
  known.fill(0)
  let rest = count
  for (let tried = 0; tried < rest; ) {
    const at = tried + draws.below(rest - tried)
    const pair = open[at] ?? 0
    const a = pair >> 10
    const b = pair & 1023
    const isGone = !isLeft(position.mask, a) || !isLeft(position.mask, b)
    const isJoined = !isGone && joins(table, a, b)
    const kept = isGone || isJoined ? --rest : tried++
    open[at] = open[kept] ?? 0
    open[kept] = pair
    if (isJoined) return rest
  }
  return -1
}

function joins({ position, known }: Table, a: number, b: number): boolean {
  if (known[a] === 0) updateReach(position, a)
  if (known[b] === 0) updateReach(position, b)
  known[a] = 1
  known[b] = 1
  return areJoined(position, a, b)
}

/** Whoever looks at tiles in random order sees so many, on average, up to the first that has a match. */
function countLooks(position: Position, left: number, looks: Looks): void {
  findMatches(position)
  const movable = countMovable(position)
  if (movable === 0) return
  looks.tiles += (left + 1) / (movable + 1)
  looks.positions++
}
