import { type Board, isCleared, tilesOf, withoutTiles } from '../board/board.ts'
import { type Gravity, slide } from '../board/gravity.ts'
import { type Match, matches } from '../board/pairs.ts'
import { peelDeal } from '../deal/deal.ts'
import type { LinkOptions } from '../deal/levels.ts'
import type { LinkState } from '../rules/types.ts'
import { searchExactly } from './exact.ts'
import type { Prove } from './find.ts'
import { tryPlayouts } from './playouts.ts'
import { makePosition, matchesOf } from './position.ts'
import { type Budget, makePuzzle, type Puzzle, type SearchResult } from './puzzle.ts'
import { searchBestFirst } from './search.ts'

/** A solver's result; `unknown` if the budget ran out. */
export type Verdict =
  | { readonly status: 'clearable'; readonly moves: readonly Match[] }
  /** `asDealt` if the deal was lost too, so that no undo helps. */
  | { readonly status: 'lost'; readonly asDealt?: boolean }
  | { readonly status: 'unknown' }

/** Returns a budget in looks, about a second; the exact search's are slower. */
export const defaultBudget = (gravity: Gravity): number =>
  gravity === 'none' ? 25_000_000 : 60_000_000

/** Looks that the preparation of a search costs for each cell. */
const SETUP = 30

/** For best-first search before the exact one; it finds some lines sooner. */
const BEST_FIRST_BUDGET = 2_000_000

/**
 * Decides whether a board can be cleared. Sound: a line replays, and `lost` is proved. `budget` is in
 * looks, for the same result on every machine; it may be overrun by one expansion.
 */
export const solve = (board: Board, gravity: Gravity, budget = defaultBudget(gravity)): Verdict =>
  solveWithin(board, gravity, { left: budget })

/** Looks for each seed of a search for a deal or shuffle. */
const PROOF_BUDGET = 5_000_000

export const prove: Prove = (board, gravity) => {
  const verdict = solve(board, gravity, PROOF_BUDGET)
  return verdict.status === 'clearable' ? verdict.moves : undefined
}

/** Like `solve`, decrementing `budget` by the looks taken. */
export function solveWithin(board: Board, gravity: Gravity, budget: Budget): Verdict {
  if (isCleared(board)) return { status: 'clearable', moves: [] }
  budget.left -= SETUP * board.cells.length
  if (budget.left <= 0) return { status: 'unknown' }
  if (slide(board, gravity).slides.length > 0) return solveUnsettled(board, gravity, budget)
  const puzzle = makePuzzle(board, gravity)
  const found = clearByPlayouts(puzzle, budget) ?? search(puzzle, budget)
  if (found === 'lost' || found === 'unknown') return { status: found }
  return { status: 'clearable', moves: matchesOf(puzzle, found) }
}

/** Clears most clearable boards, with at most a quarter of the budget. */
const clearByPlayouts = (puzzle: Puzzle, budget: Budget) =>
  spend(budget, budget.left / 4, (part) =>
    tryPlayouts(makePosition(puzzle, part), puzzle.hasGravity ? 8 : 28),
  )

/** Searches with a part of the budget, at most `share`. */
export function spend<Found>(
  budget: Budget,
  share: number,
  search: (part: Budget) => Found,
): Found {
  const part = { left: share }
  const found = search(part)
  budget.left -= share - part.left
  return found
}

/** Tries best-first search; without gravity the slower exact search gets the remaining budget. */
function search(puzzle: Puzzle, budget: Budget): SearchResult {
  if (puzzle.hasGravity) return searchBestFirst(puzzle, budget)
  const share = Math.min(BEST_FIRST_BUDGET, budget.left / 4)
  const found = spend(budget, share, (part) => searchBestFirst(puzzle, part))
  return found === 'unknown' ? searchExactly(puzzle, budget) : found
}

/** Solves an unsettled board given as text: expands its first match here. */
function solveUnsettled(board: Board, gravity: Gravity, budget: Budget): Verdict {
  const found = matches(board)
  budget.left -= found.length
  const share = budget.left / found.length
  let isUnknown = false
  for (const match of found) {
    if (budget.left <= 0) return { status: 'unknown' }
    const rest = successorOf(board, match, gravity)
    const verdict = spend(budget, share, (part) => solveWithin(rest, gravity, part))
    if (verdict.status === 'clearable') {
      return { status: 'clearable', moves: [match, ...verdict.moves] }
    }
    isUnknown ||= verdict.status === 'unknown'
  }
  return { status: isUnknown ? 'unknown' : 'lost' }
}

export const successorOf = (board: Board, { from, to }: Match, gravity: Gravity): Board =>
  slide(withoutTiles(board, from, to), gravity).board

/** Solves a position, falling back on the line of a peeled deal: gravity defeats any search on some boards. */
export function verdictOf(
  { board, gravity, seed }: LinkState,
  options?: LinkOptions,
  budget: Budget = { left: defaultBudget(gravity) },
): Verdict {
  const verdict = solveWithin(board, gravity, budget)
  if (verdict.status !== 'unknown' || !options) return verdict
  return verdictFromDeal(board, options, seed) ?? verdict
}

/** Decides whether the board can be cleared after a match. */
export const statusAfter = (
  state: LinkState,
  match: Match,
  options: LinkOptions,
): Verdict['status'] =>
  verdictOf({ ...state, board: successorOf(state.board, match, state.gravity) }, options).status

function verdictFromDeal(board: Board, options: LinkOptions, seed: string): Verdict | undefined {
  if (options.level === 'literal' || options.layout !== 'peeled') return undefined
  const peeled = peelDeal(options, seed)
  if (!peeled) return undefined
  const taken = (tilesOf(peeled.board).length - tilesOf(board).length) / 2
  let reached = peeled.board
  for (const match of peeled.line.slice(0, taken)) {
    reached = successorOf(reached, match, options.gravity)
  }
  const isOnLine = reached.cells.every((content, index) => content === board.cells[index])
  return isOnLine ? { status: 'clearable', moves: peeled.line.slice(taken) } : undefined
}
