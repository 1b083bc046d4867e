import { makeRandom, type Random, shuffled } from '../../../engine/random'
import { type Board, parseBoard, tilesOf } from '../board/board'
import type { Gravity } from '../board/gravity'
import type { Match } from '../board/pairs'
import { solve } from '../rules/solve'
import type { LinkOptions } from './levels'
import { pairKinds, SHAPES, type Shape } from './levels'
import { type Certified, peel } from './peel'

/** A dealt board. A board given as text that is not known to be clearable has no certificate. */
export interface Dealt {
  readonly board: Board
  readonly certificate?: readonly Match[]
}

/** How hard an even draw is tried for before peeling. */
interface Effort {
  readonly draws: number
  /** Positions searched per draw. */
  readonly budget: number
}

/** Enough to decide nearly every draw without gravity, so that the deal is no easier than they are. */
const DEALING: Effort = { draws: 6, budget: 10_000 }

/** Where gravity makes many draws of the largest level undecidable, more is not worth the wait. */
const DEALING_ADRIFT: Effort = { draws: 8, budget: 2_000 }

/** A shuffle happens under the player's hand: a few milliseconds, and large boards are peeled at once. */
const SHUFFLING: Effort = { draws: 2, budget: 400 }
const PEELING: Effort = { draws: 0, budget: 0 }
const MANY_TILES = 240

/**
 * The board of a seed: the same for the same options on every machine. Which draws are proved is
 * part of it, so a solver that decides other draws within these budgets is a new version of the deal.
 */
export function dealBoard(options: LinkOptions, seed: string): Dealt {
  const { level, gravity, deal } = options
  switch (level) {
    case 'literal':
      return dealLiteral(options.board, gravity)
    case 'custom':
      return dealShape(options, gravity, `deal ${deal} ${gravity} ${seed}`)
    case 'novice':
    case 'normal':
    case 'hard':
    case 'classic':
    case 'expert':
      return dealShape(SHAPES[level], gravity, `deal ${deal} ${gravity} ${seed}`)
  }
}

function dealLiteral(text: string, gravity: Gravity): Dealt {
  const board = parseBoard(text)
  if (!board.ok) throw new Error(`Options hold a bad board: ${board.code}`)
  const verdict = solve(board.value, gravity)
  if (verdict.status !== 'clearable') return { board: board.value }
  return { board: board.value, certificate: verdict.moves }
}

function dealShape(shape: Shape, gravity: Gravity, stream: string): Certified {
  const { rows, cols } = shape
  const full: Board = { rows, cols, cells: new Uint8Array(rows * cols).fill(1) }
  const effort = gravity === 'none' ? DEALING : DEALING_ADRIFT
  return fill(full, pairKinds(shape), gravity, stream, effort)
}

/** Lays a board's remaining pairs out anew among its remaining cells, so that it can be cleared. */
export function reshuffle(board: Board, gravity: Gravity, stream: string): Certified {
  const tiles = tilesOf(board)
  const kinds = tiles
    .map((index) => board.cells[index] ?? 0)
    .sort((a, b) => a - b)
    .filter((_, i) => i % 2 === 0)
  const effort = tiles.length > MANY_TILES ? PEELING : SHUFFLING
  return fill(board, kinds, gravity, stream, effort)
}

/** Draws evenly until a draw is proved; when none is, peels. One kind is given for each pair. */
function fill(
  shape: Board,
  kinds: readonly number[],
  gravity: Gravity,
  stream: string,
  effort: Effort,
): Certified {
  for (let draw = 0; draw < effort.draws; draw++) {
    const board = drawBoard(shape, kinds, makeRandom(stream, `draw ${draw}`))
    const verdict = solve(board, gravity, effort.budget)
    if (verdict.status === 'clearable') return { board, certificate: verdict.moves }
  }
  return peel(shape, kinds, gravity, makeRandom(stream, 'peel'))
}

function drawBoard(shape: Board, kinds: readonly number[], random: Random): Board {
  const tiles = shuffled(random, [...kinds, ...kinds])
  const cells = new Uint8Array(shape.cells.length)
  for (const [i, index] of tilesOf(shape).entries()) cells[index] = tiles[i] ?? 0
  return { ...shape, cells }
}
