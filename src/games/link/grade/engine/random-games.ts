import type { Draws } from '#src/engine/random.ts'
import {
  countMovable,
  findMatches,
  makePosition,
  type Position,
  setMask,
  toggleMatch,
} from '../../solver/position.ts'
import { fullMask, isLeft, type Mask, type Puzzle } from '../../solver/puzzle.ts'
import { areJoined, updateReach } from '../../solver/reach.ts'

/** A board and buffers, reused from game to game. */
export interface Buffers {
  readonly position: Position
  readonly full: Mask
  /** All pairs of equal tiles, each as `tile << 10 | tile`. */
  readonly pairs: Int32Array
  readonly open: Int32Array
  /** By tile: 1 if its reach is current. */
  readonly isCurrent: Uint8Array
}

/** The number of tiles looked at to find a match, summed over positions. */
export interface Looks {
  tiles: number
  positions: number
}

export function makeBuffers(puzzle: Puzzle): Buffers {
  const pairs = pairsOf(puzzle.kinds)
  return {
    position: makePosition(puzzle),
    full: fullMask(puzzle),
    pairs,
    open: pairs.slice(),
    isCurrent: new Uint8Array(puzzle.kinds.length),
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
 * Plays matches uniformly at random until stuck; returns the removed tiles in pairs. Tests random pairs until
 * one is joined, which is several times faster than listing all matches.
 */
export function playAtRandom(buffers: Buffers, draws: Draws, looks?: Looks): number[] {
  const { position, full, pairs, open } = buffers
  const size = position.puzzle.kinds.length
  const line: number[] = []
  setMask(position, full)
  open.set(pairs)
  let count = pairs.length
  while (line.length < size) {
    const left = size - line.length
    if (looks && 2 * left > size) countLooks(position, left, looks)
    count = moveJoined(buffers, count, draws)
    if (count < 0) break
    const pair = open[count] ?? 0
    toggleMatch(position, pair >> 10, pair & 1023)
    line.push(pair >> 10, pair & 1023)
  }
  return line
}

/**
 * Moves a random joined pair behind the first `count` open ones, dropping pairs with removed tiles. Returns the
 * new count of open ones, or -1 if no pair is joined.
 */
function moveJoined(buffers: Buffers, count: number, draws: Draws): number {
  const { position, open, isCurrent } = buffers
  isCurrent.fill(0)
  let rest = count
  for (let tried = 0; tried < rest; ) {
    const at = tried + draws.below(rest - tried)
    const pair = open[at] ?? 0
    const a = pair >> 10
    const b = pair & 1023
    const isGone = !isLeft(position.mask, a) || !isLeft(position.mask, b)
    const isJoined = !isGone && joins(buffers, a, b)
    const slot = isGone || isJoined ? --rest : tried++
    open[at] = open[slot] ?? 0
    open[slot] = pair
    if (isJoined) return rest
  }
  return -1
}

function joins({ position, isCurrent }: Buffers, a: number, b: number): boolean {
  if (isCurrent[a] === 0) updateReach(position, a)
  if (isCurrent[b] === 0) updateReach(position, b)
  isCurrent[a] = 1
  isCurrent[b] = 1
  return areJoined(position, a, b)
}

/** Adds the expected number of tiles, looked at in random order, up to the first that has a match. */
function countLooks(position: Position, left: number, looks: Looks): void {
  findMatches(position)
  const movable = countMovable(position)
  if (movable === 0) return
  looks.tiles += (left + 1) / (movable + 1)
  looks.positions++
}
