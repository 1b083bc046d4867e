import { isInside, type Position, type Size, toIndex } from '#src/engine/grid.ts'
import { makeRandom, type Random } from '#src/engine/random.ts'
import type { Result } from '#src/engine/rules.ts'
import { makeRows, parseRows, type RowProblem, splitRows } from '#src/engine/text.ts'
import type { Deal } from './types'

/** A board: its size, and the kind of each cell, row by row; 0 is empty. */
export interface Board extends Size {
  readonly cells: Readonly<Uint8Array>
}

export const MIN_SIDE = 3
export const MAX_SIDE = 32

/** Fewer than three kinds and no board is without a match; more than sixteen have no letter. */
export const MIN_KINDS = 3
export const MAX_KINDS = 16

/** Which character stands for which kind; 0 is empty. */
export type Legend = Readonly<Record<string, number>>

/** One character per kind, `.` for an empty cell. */
const CHARACTERS = '.ABCDEFGHIJKLMNOP'

export const LETTERS: Legend = Object.fromEntries(
  Array.from(CHARACTERS, (character, kind) => [character, kind]),
)

export type BoardProblem = RowProblem

/**
 * Reads a board from its rows, one line each: `.` empty, `A–P` kinds 1–16, or what a legend says.
 * White space within rows does not count. Sides are 1–32 cells, so that an example may be smaller
 * than a game.
 */
export const parseBoard = (text: string, legend = LETTERS): Result<Board, BoardProblem> =>
  parseRows(
    splitRows(text).map((row) => Array.from(row.replace(/\s/g, ''))),
    (symbol) => (Object.hasOwn(legend, symbol) ? legend[symbol] : undefined),
    { maxSide: MAX_SIDE },
  )

/** The board as text: what `parseBoard` reads. */
export const makeBoard = (board: Board): string =>
  makeRows(board, (kind) => CHARACTERS.charAt(kind))

/** The kind at a position; 0 where the cell is empty or off the board. */
export const kindAt = (board: Board, position: Position): number =>
  isInside(board, position) ? (board.cells[toIndex(board, position)] ?? 0) : 0

/** A supply of new gems: draws the kind of the next one. */
export type Gems = () => number

/**
 * Gems drawn evenly, or by weight: a whole number for each kind, 1 to 100, its share of all draws.
 * One draw of the stream per gem.
 */
export function makeGems(random: Random, kinds: number, weights?: readonly number[]): Gems {
  if (!weights) return () => random.below(kinds) + 1
  const lots = Uint8Array.from(weights.flatMap((weight, i) => Array(weight).fill(i + 1)))
  return () => lots[random.below(lots.length)] ?? 0
}

/** The stream of a game's gems: those it is dealt, and those that drop in. */
export const gemStream = (seed: string, deal: Deal = 1): Random =>
  makeRandom(`deal ${deal} ${seed}`)
