import { makeRandom } from '#src/engine/random.ts'
import { type Board, tilesOf, without } from '../board/board'
import { type Gravity, slide } from '../board/gravity'
import { type Match, matches } from '../board/pairs'
import { peelDeal } from '../deal/deal'
import type { LinkOptions } from '../deal/levels'
import type { LinkState } from '../rules/types'
import { searchExactly } from './exact'
import { playOut } from './playouts'
import { makePosition, matchesOf } from './position'
import { type Budget, type Found, makePuzzle, type Puzzle } from './puzzle'
import { searchBestFirst } from './search'

/** Whether a board can be cleared: by which matches, provably not, or not known within the budget. */
export type Verdict =
  | { readonly status: 'clearable'; readonly moves: readonly Match[] }
  | { readonly status: 'lost' }
  | { readonly status: 'unknown' }

/**
 * Positions searched before giving up: about a second for the largest level. Its rows are its
 * longest stacks, so that each position takes longer when tiles slide along whole ones.
 */
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

/** Positions for random games first, as most boards that can be cleared fall to one of them. */
const PLAYOUTS = { none: 2_000, gravity: 600 }

/** Positions for the quicker search first where there is an exact one: it finds lines that the other is long to find. */
const QUICK = 8_000

/**
 * Decides whether a board can be cleared under a gravity. Never wrong: a clearing line replays, and
 * lost is said only when proved. `budget` is in positions searched, so that the answer is the same
 * on every machine; it may be overrun by the matches of one position.
 */
export const solve = (board: Board, gravity: Gravity, budget = defaultBudget(gravity)): Verdict =>
  solveWithin(board, gravity, { left: budget })

/** As `solve`; what is left of the budget afterwards tells how many positions were searched. */
export function solveWithin(board: Board, gravity: Gravity, budget: Budget): Verdict {
  if (slide(board, gravity).slides.length > 0) return solveUnsettled(board, gravity, budget)
  const puzzle = makePuzzle(board, gravity)
  if (puzzle.kinds.length === 0) return { status: 'clearable', moves: [] }
  const found = playOften(puzzle, budget) ?? search(puzzle, budget)
  if (found === 'lost' || found === 'unknown') return { status: found }
  return { status: 'clearable', moves: matchesOf(puzzle, found) }
}

/** Without gravity there is an exact search. It is slow, so it comes when the other has had its time. */
function search(puzzle: Puzzle, budget: Budget): Found {
  if (puzzle.hasGravity) return searchBestFirst(puzzle, budget)
  const quick = { left: Math.min(QUICK, budget.left / 4) }
  budget.left -= quick.left
  const found = searchBestFirst(puzzle, quick)
  budget.left += quick.left
  return found === 'unknown' ? searchExactly(puzzle, budget) : found
}

function playOften(puzzle: Puzzle, budget: Budget): readonly number[] | undefined {
  const random = makeRandom('playouts')
  const position = makePosition(puzzle)
  const most = puzzle.hasGravity ? PLAYOUTS.gravity : PLAYOUTS.none
  for (const rest = budget.left - Math.min(most, budget.left / 4); budget.left > rest; ) {
    const line = playOut(position, random, budget)
    if (line) return line
  }
  return undefined
}

/** A board given as text need not lie where its tiles would slide to: its first match is tried here. */
function solveUnsettled(board: Board, gravity: Gravity, budget: Budget): Verdict {
  const followers = followersOf(board, gravity)
  const share = Math.ceil(budget.left / followers.length)
  let isUnknown = false
  for (const { match, board: rest } of followers) {
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

/** A match of a board, and the board after it. */
interface Follower {
  readonly match: Match
  readonly board: Board
}

/** Every match of a board, whether its tiles lie where they slide to or not. */
export const followersOf = (board: Board, gravity: Gravity): Follower[] =>
  matches(board).map((match) => ({
    match,
    board: slide(without(board, match.from, match.to), gravity).board,
  }))

/**
 * What is known of a position: what the solver finds, or else, on a peeled deal's own line, its
 * rest. Under gravity some boards are beyond any search. `budget` is in positions searched.
 */
export function judge(
  { board, gravity, seed }: LinkState,
  options?: LinkOptions,
  budget?: number,
): Verdict {
  const verdict = solve(board, gravity, budget)
  if (verdict.status !== 'unknown' || !options) return verdict
  return followDeal(board, options, seed) ?? verdict
}

/** The rest of a peeled deal's line, if the board is on it. */
function followDeal(board: Board, options: LinkOptions, seed: string): Verdict | undefined {
  if (options.level === 'literal' || options.layout !== 'peeled') return undefined
  const peeled = peelDeal(options, seed)
  if (!peeled) return undefined
  const taken = (tilesOf(peeled.board).length - tilesOf(board).length) / 2
  let reached = peeled.board
  for (const { from, to } of peeled.line.slice(0, taken)) {
    reached = slide(without(reached, from, to), options.gravity).board
  }
  const isOnLine = reached.cells.every((content, index) => content === board.cells[index])
  return isOnLine ? { status: 'clearable', moves: peeled.line.slice(taken) } : undefined
}
