import { EMPTY, isTile } from '../board/cell'
import { bitAt, bridges, flip, type Lines, maskOf, runFrom } from '../board/lines'
import type { Field, Ground } from './field'
import { type Allowed, canPairUp, type Kind, openPairs, type Pairings } from './pairings'

/** A kind with more tiles is only held to a partner for each: too many ways to pair up. */
const MANY = 8

/**
 * Forbids pairs that leave the other tiles of their kind no way to pair up, on a board without gravity;
 * false when the field is lost: when that leaves a kind too few, or when it could not be emptied
 * even if every pair that could be joined were gone at once. That errs on the hopeful side.
 */
export function narrow(
  ground: Ground,
  pairings: Pairings,
  field: Field,
  allowed: Allowed,
): boolean {
  for (;;) {
    if (!isHopeful(ground, pairings, field, allowed)) return false
    let forbidden = 0
    for (const kind of pairings.kinds) {
      const count = narrowKind(pairings, kind, field, allowed)
      if (count === undefined) return false
      forbidden += count
    }
    if (forbidden === 0) return true
  }
}

/** Forbids a kind's pairs that cannot be: how many, or `undefined` when too few would be left. */
function narrowKind(
  pairings: Pairings,
  kind: Kind,
  field: Field,
  allowed: Allowed,
): number | undefined {
  const tiles = kind.tiles.filter((cell) => field.cells[cell] !== 0)
  const open = openPairs(pairings, kind, field, allowed)
  // With every pair there is, any one leaves the others a way.
  if (open.length === (tiles.length * (tiles.length - 1)) / 2) return 0
  const kept = keepPairable(pairings, open, tiles)
  if (kept.length === 0) return undefined
  for (const pair of open) allowed[pair] = kept.includes(pair) ? 1 : 0
  return open.length - kept.length
}

/** The pairs that leave the other tiles a way to pair up; none when there is no way at all. */
function keepPairable(
  pairings: Pairings,
  pairs: readonly number[],
  tiles: readonly number[],
): readonly number[] {
  const { firsts, seconds } = pairings
  if (tiles.length > MANY) {
    const partnered = new Set(pairs.flatMap((pair) => [firsts[pair], seconds[pair]]))
    return partnered.size === tiles.length ? pairs : []
  }
  return pairs.filter((pair) => {
    const rest = tiles.filter((cell) => cell !== firsts[pair] && cell !== seconds[pair])
    return canPairUp(pairings, pairs, rest)
  })
}

/**
 * Whether every pair could be joined if those that could be joined were gone. A pair that could not
 * has a tile that stays, and one that stays has no pair that could: its kind cannot be cleared.
 */
function isHopeful(ground: Ground, pairings: Pairings, field: Field, allowed: Allowed): boolean {
  const lines = { rowMasks: field.rowMasks.slice(), colMasks: field.colMasks.slice() }
  const runs = {
    cols: new Int32Array(field.cells.length),
    rows: new Int32Array(field.cells.length),
  }
  const waiting = pairings.kinds.flatMap((kind) => openPairs(pairings, kind, field, allowed))
  for (let before = -1; before !== waiting.length; ) {
    before = waiting.length
    setRuns(ground, field, lines, runs)
    let kept = 0
    for (const pair of waiting) {
      if (meets(ground, pairings, runs, lines, pair)) {
        empty(ground, lines, pairings.firsts[pair] ?? 0)
        empty(ground, lines, pairings.seconds[pair] ?? 0)
      } else waiting[kept++] = pair
    }
    waiting.length = kept
  }
  return waiting.length === 0
}

/** By cell, the columns that a run along its row gets to, its own with them; and the rows. */
interface Runs {
  readonly cols: Int32Array
  readonly rows: Int32Array
}

function setRuns(ground: Ground, { cells }: Field, lines: Lines, { cols, rows }: Runs): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (!isTile(cells[cell] ?? EMPTY)) continue
    const row = ground.rowOf[cell] ?? 0
    const col = ground.colOf[cell] ?? 0
    cols[cell] = runFrom(lines.rowMasks, row, col)
    rows[cell] = runFrom(lines.colMasks, col, row)
  }
}

function meets(
  { rowOf, colOf }: Ground,
  { firsts, seconds }: Pairings,
  { cols, rows }: Runs,
  { rowMasks, colMasks }: Lines,
  pair: number,
): boolean {
  const a = firsts[pair] ?? 0
  const b = seconds[pair] ?? 0
  if (bridges(rowMasks, rowOf[a] ?? 0, cols[a] ?? 0, rowOf[b] ?? 0, cols[b] ?? 0) !== 0) return true
  return bridges(colMasks, colOf[a] ?? 0, rows[a] ?? 0, colOf[b] ?? 0, rows[b] ?? 0) !== 0
}

function empty({ rowOf, colOf }: Ground, lines: Lines, cell: number): void {
  const row = rowOf[cell] ?? 0
  const col = colOf[cell] ?? 0
  if ((maskOf(lines.rowMasks, row) & bitAt(col)) !== 0) flip(lines, row, col)
}
