import type { Field, Ground } from './field'
import { type Lines, reach, takenBetween } from './lines'
import { type Allowed, canPairUp, type Kind, openPairs, type Pairings } from './pairings'

/** A kind with more tiles is only held to a partner for each: too many ways to pair up. */
const MANY = 8

/**
 * Forbids pairs that no clearing line can hold, on a board without drift; false when a kind is
 * left with too few, so that the field is lost. Sound because it errs on the hopeful side: a pair
 * stays as long as it could be joined if every pair that could be joined were gone.
 */
export function narrow(
  ground: Ground,
  pairings: Pairings,
  field: Field,
  allowed: Allowed,
): boolean {
  for (let left = -1; ; ) {
    const hope = relax(ground, pairings, field, allowed)
    const counts = pairings.kinds.map((kind) => narrowKind(pairings, kind, field, allowed, hope))
    if (counts.includes(undefined)) return false
    const before = left
    left = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0)
    if (left === before) return true
  }
}

/** Forbids a kind's pairs without hope: how many are left, or `undefined` when they are too few. */
function narrowKind(
  pairings: Pairings,
  kind: Kind,
  field: Field,
  allowed: Allowed,
  hope: Uint8Array,
): number | undefined {
  const tiles = kind.tiles.filter((cell) => field.cells[cell] !== 0)
  const open = openPairs(pairings, kind, field, allowed)
  const hoped = open.filter((pair) => hope[pair] === 1)
  // With every pair there is, any one leaves the others a way.
  if (hoped.length === (tiles.length * (tiles.length - 1)) / 2) return hoped.length
  const kept = keepPairable(pairings, hoped, tiles)
  if (kept.length === 0 && tiles.length > 0) return undefined
  for (const pair of open) allowed[pair] = kept.includes(pair) ? 1 : 0
  return kept.length
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

/** Marks the pairs that could be joined if every pair that could be joined were gone. */
function relax(ground: Ground, pairings: Pairings, field: Field, allowed: Allowed): Uint8Array {
  const hope = new Uint8Array(allowed.length)
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
        hope[pair] = 1
        empty(ground, lines, pairings.firsts[pair] ?? 0)
        empty(ground, lines, pairings.seconds[pair] ?? 0)
      } else waiting[kept++] = pair
    }
    waiting.length = kept
  }
  return hope
}

/** By cell, the columns that a run along its row gets to, its own with them; and the rows. */
interface Runs {
  readonly cols: Int32Array
  readonly rows: Int32Array
}

function setRuns(ground: Ground, { cells }: Field, lines: Lines, { cols, rows }: Runs): void {
  for (let cell = 0; cell < cells.length; cell++) {
    if (cells[cell] === 0) continue
    const row = ground.rowOf[cell] ?? 0
    const col = ground.colOf[cell] ?? 0
    cols[cell] = reach(lines.rowMasks[row] ?? 0, col) | (1 << col)
    rows[cell] = reach(lines.colMasks[col] ?? 0, row) | (1 << row)
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
  const bothCols = (cols[a] ?? 0) & (cols[b] ?? 0)
  const bothRows = (rows[a] ?? 0) & (rows[b] ?? 0)
  if (bothCols === 0 && bothRows === 0) return false
  if ((bothCols & ~takenBetween(rowMasks, rowOf[a] ?? 0, rowOf[b] ?? 0)) !== 0) return true
  return (bothRows & ~takenBetween(colMasks, colOf[a] ?? 0, colOf[b] ?? 0)) !== 0
}

function empty({ rowOf, colOf }: Ground, { rowMasks, colMasks }: Lines, cell: number): void {
  const row = rowOf[cell] ?? 0
  const col = colOf[cell] ?? 0
  rowMasks[row] = (rowMasks[row] ?? 0) & ~(1 << col)
  colMasks[col] = (colMasks[col] ?? 0) & ~(1 << row)
}
