import { makeRandom } from '#src/engine/random.ts'
import { type Board, tilesOf, withoutTiles } from '../board/board'
import { type Gravity, slide } from '../board/gravity'
import { type Match, matches } from '../board/pairs'
import { peelDeal } from '../deal/deal'
import type { LinkOptions } from '../deal/levels'
import type { LinkState } from '../rules/types'
import { searchExactly } from './exact'
import { playOut } from './playouts'
import { makePosition, matchesOf } from './position'
import { type Budget, makePuzzle, type Puzzle, type SearchResult } from './puzzle'
import { searchBestFirst } from './search'

/** A solver's result; `unknown` if the budget ran out. */
export type Verdict =
  | { readonly status: 'clearable'; readonly moves: readonly Match[] }
  /** `asDealt` if the deal was lost too, so that no undo helps. */
  | { readonly status: 'lost'; readonly asDealt?: boolean }
  | { readonly status: 'unknown' }

/** Default budgets in positions, about a second for the largest level; horizontal stacks are longer. */
const BUDGETS: Readonly<Record<Gravity, number>> = {
  none: 30_000,
  down: 200_000,
  up: 200_000,
  left: 170_000,
  right: 170_000,
  in: 200_000,
  out: 200_000,
}
export const defaultBudget = (gravity: Gravity): number => BUDGETS[gravity]

/** Positions for playouts, which clear most clearable boards. */
const PLAYOUT_BUDGETS = { none: 2_000, gravity: 600 }

/** Positions for best-first search before the exact one; it finds some lines sooner. */
const BEST_FIRST_BUDGET = 8_000

/**
 * Decides whether a board can be cleared. Sound: a line replays, and `lost` is proved. `budget` is in
 * positions, for the same result on every machine; it may be overrun by one expansion.
 */
export const solve = (board: Board, gravity: Gravity, budget = defaultBudget(gravity)): Verdict =>
  solveWithin(board, gravity, { left: budget })

/** Like `solve`, decrementing `budget` by the positions searched. */
export function solveWithin(board: Board, gravity: Gravity, budget: Budget): Verdict {
  if (slide(board, gravity).slides.length > 0) return solveUnsettled(board, gravity, budget)
  const puzzle = makePuzzle(board, gravity)
  if (puzzle.kinds.length === 0) return { status: 'clearable', moves: [] }
  const found = tryPlayouts(puzzle, budget) ?? search(puzzle, budget)
  if (found === 'lost' || found === 'unknown') return { status: found }
  return { status: 'clearable', moves: matchesOf(puzzle, found) }
}

/** Tries best-first search; without gravity the slower exact search gets the remaining budget. */
function search(puzzle: Puzzle, budget: Budget): SearchResult {
  if (puzzle.hasGravity) return searchBestFirst(puzzle, budget)
  const bestFirst = { left: Math.min(BEST_FIRST_BUDGET, budget.left / 4) }
  budget.left -= bestFirst.left
  const found = searchBestFirst(puzzle, bestFirst)
  budget.left += bestFirst.left
  return found === 'unknown' ? searchExactly(puzzle, budget) : found
}

function tryPlayouts(puzzle: Puzzle, budget: Budget): readonly number[] | undefined {
  const random = makeRandom('playouts')
  const position = makePosition(puzzle)
  const playoutBudget = puzzle.hasGravity ? PLAYOUT_BUDGETS.gravity : PLAYOUT_BUDGETS.none
  for (const rest = budget.left - Math.min(playoutBudget, budget.left / 4); budget.left > rest; ) {
    const line = playOut(position, random, budget)
    if (line) return line
  }
  return undefined
}

/** Solves an unsettled board given as text: expands its first match here. */
function solveUnsettled(board: Board, gravity: Gravity, budget: Budget): Verdict {
  const successors = successorsOf(board, gravity)
  const share = Math.ceil(budget.left / successors.length)
  let isUnknown = false
  for (const { match, board: rest } of successors) {
    const part = { left: share }
    const verdict = solveWithin(rest, gravity, part)
    budget.left -= share - part.left
    if (verdict.status === 'clearable') {
      return { status: 'clearable', moves: [match, ...verdict.moves] }
    }
    isUnknown ||= verdict.status === 'unknown'
  }
  return { status: isUnknown ? 'unknown' : 'lost' }
}

interface Successor {
  readonly match: Match
  readonly board: Board
}

export const successorsOf = (board: Board, gravity: Gravity): Successor[] =>
  matches(board).map((match) => ({
    match,
    board: slide(withoutTiles(board, match.from, match.to), gravity).board,
  }))

/** Solves a position, falling back on the line of a peeled deal: gravity defeats any search on some boards. */
export function verdictOf(
  { board, gravity, seed }: LinkState,
  options?: LinkOptions,
  budget?: number,
): Verdict {
  const verdict = solve(board, gravity, budget)
  if (verdict.status !== 'unknown' || !options) return verdict
  return verdictFromDeal(board, options, seed) ?? verdict
}

function verdictFromDeal(board: Board, options: LinkOptions, seed: string): Verdict | undefined {
  if (options.level === 'literal' || options.layout !== 'peeled') return undefined
  const peeled = peelDeal(options, seed)
  if (!peeled) return undefined
  const taken = (tilesOf(peeled.board).length - tilesOf(board).length) / 2
  let reached = peeled.board
  for (const { from, to } of peeled.line.slice(0, taken)) {
    reached = slide(withoutTiles(reached, from, to), options.gravity).board
  }
  const isOnLine = reached.cells.every((content, index) => content === board.cells[index])
  return isOnLine ? { status: 'clearable', moves: peeled.line.slice(taken) } : undefined
}
