import { countCells } from '#src/engine/grid.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Board } from '#src/games/link/board/board.ts'
import { pairKinds, type Shape } from '#src/games/link/deal/levels.ts'

/** Draws a level's full board evenly, clearable or not. */
export function drawEvenly(shape: Shape, seed: string): Board {
  const kinds = pairKinds(countCells(shape) / 2, shape.kinds)
  const cells = Uint8Array.from(shuffled(makeRandom(seed, 'even'), [...kinds, ...kinds]))
  return { rows: shape.rows, cols: shape.cols, cells }
}

/** Draws such a board with only a share of its pairs left, at least one. */
export function drawPartly(shape: Shape, seed: string, share: number): Board {
  const kinds = pairKinds(countCells(shape) / 2, shape.kinds)
  const left = Math.max(1, Math.round(kinds.length * share))
  const pairs = kinds.map((kind, pair) => (pair < left ? kind : 0))
  const cells = Uint8Array.from(shuffled(makeRandom(seed, 'part'), [...pairs, ...pairs]))
  return { rows: shape.rows, cols: shape.cols, cells }
}

/** Returns a quantile. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
