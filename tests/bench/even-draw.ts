import { countCells } from '#src/engine/grid.ts'
import { makeRandom, shuffled } from '#src/engine/random.ts'
import type { Board } from '#src/games/link/board/board.ts'
import { pairKinds, type Shape } from '#src/games/link/deal/levels.ts'

/** An even draw of a level's full board, clearable or not. */
export function drawEvenly(shape: Shape, seed: string): Board {
  const kinds = pairKinds(countCells(shape) / 2, shape.kinds)
  const cells = Uint8Array.from(shuffled(makeRandom(seed, 'even'), [...kinds, ...kinds]))
  return { rows: shape.rows, cols: shape.cols, cells }
}

/** Such a board of which only this share of its pairs is left, at least one. */
export function drawPartly(shape: Shape, seed: string, share: number): Board {
  const kinds = pairKinds(countCells(shape) / 2, shape.kinds)
  const left = Math.max(1, Math.round(kinds.length * share))
  const pairs = kinds.map((kind, pair) => (pair < left ? kind : 0))
  const cells = Uint8Array.from(shuffled(makeRandom(seed, 'part'), [...pairs, ...pairs]))
  return { rows: shape.rows, cols: shape.cols, cells }
}

/** The value below which this part of the values lies. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}
