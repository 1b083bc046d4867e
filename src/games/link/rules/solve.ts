import { makeRandom } from '../../../engine/random'
import { type Board, isCleared, without } from '../board/board'
import type { Gravity } from '../board/gravity'
import { slide } from '../board/gravity'
import { type Match, makeMatches, matches } from '../board/pairs'
import { type Found, solveByBeam, solveByShares } from './beam'
import { type Field, type Ground, makeField, makeGround } from './field'
import { type Budget, playOut } from './playout'
import { solveStill } from './still'

/** Whether a board can be cleared: by which matches, provably not, or not known within the budget. */
export type Verdict =
  | { readonly status: 'clearable'; readonly moves: readonly Match[] }
  | { readonly status: 'lost' }
  | { readonly status: 'unknown' }

/** Positions searched before giving up: a tenth of a second for the largest level, and its proofs are short. */
const STILL_BUDGET = 20_000

/** Under gravity proofs are long: of the arcade's boards, five times as many positions decide a quarter more. */
const DRIFT_BUDGET = 100_000

export const defaultBudget = (gravity: Gravity): number =>
  gravity === 'none' ? STILL_BUDGET : DRIFT_BUDGET

/** The part of the budget for quick tries first: most boards that can be cleared fall to one of them. */
const TRIES = 0.25

/**
 * Under gravity, the plain search has so many positions before the better one. Deals are proved within
 * them, and what is proved decides what is dealt: this part stays as it is.
 */
const QUICK = 2_000

/**
 * Decides whether a board can be cleared under a gravity. Never wrong: a clearing line replays, and
 * lost is said only when proved. `budget` is in positions searched, so that the answer is the same
 * on every machine; it may be overrun by the matches of one position.
 */
export const solve = (board: Board, gravity: Gravity, budget = defaultBudget(gravity)): Verdict =>
  solveWithin(board, gravity, { left: budget })

/** As `solve`; what is left of the budget afterwards tells how many positions were searched. */
export function solveWithin(board: Board, gravity: Gravity, budget: Budget): Verdict {
  if (isCleared(board)) return { status: 'clearable', moves: [] }
  if (slide(board, gravity).slides.length > 0) return solveLoose(board, gravity, budget)
  const ground = makeGround(board, gravity)
  const found = search(ground, makeField(board), budget)
  if (found === 'lost' || found === 'unknown') return { status: found }
  return { status: 'clearable', moves: makeMatches(board, found) }
}

function search(ground: Ground, field: Field, budget: Budget): Found {
  const drifts = ground.lanes.length > 0
  const first = { left: drifts ? Math.min(budget.left, QUICK) : budget.left }
  budget.left -= first.left
  const quick = searchQuickly(ground, field, first)
  const found = drifts && quick === 'unknown' ? solveByShares(ground, field, budget) : quick
  budget.left += first.left
  return found
}

function searchQuickly(ground: Ground, field: Field, budget: Budget): Found {
  const line = tryPlayouts(ground, field, budget)
  if (line) return line
  const isStill = ground.lanes.length === 0
  return isStill ? solveStill(ground, field, budget) : solveByBeam(ground, field, budget)
}

function tryPlayouts(ground: Ground, field: Field, budget: Budget): readonly number[] | undefined {
  const random = makeRandom('playouts')
  for (const rest = budget.left * (1 - TRIES); budget.left > rest; ) {
    const line = playOut(ground, field, random, budget)
    if (line) return line
  }
  return undefined
}

/** A board given as text need not lie where its tiles would slide to: its first match is tried here. */
function solveLoose(board: Board, gravity: Gravity, budget: Budget): Verdict {
  const first = matches(board)
  const share = Math.ceil(budget.left / first.length)
  let unknown = false
  for (const match of first) {
    const rest = slide(without(board, match.from, match.to), gravity).board
    const part = { left: share }
    const verdict = solveWithin(rest, gravity, part)
    budget.left -= share - part.left
    if (verdict.status === 'clearable') {
      return { status: 'clearable', moves: [match, ...verdict.moves] }
    }
    unknown ||= verdict.status === 'unknown'
  }
  return { status: unknown ? 'unknown' : 'lost' }
}
