import { makeRandom } from '../../../engine/random'
import { type Found, solveByBeam } from './beam'
import { type Board, isCleared, without } from './board'
import { slide } from './drift'
import { type Field, type Ground, makeField, makeGround } from './field'
import { type Match, makeMatches, matches } from './match'
import { type Budget, playOut } from './playout'
import { solveStill } from './still'
import type { Drift } from './types'

/** Whether a board can be cleared: by which matches, provably not, or not known within the budget. */
export type Verdict =
  | { readonly status: 'clearable'; readonly moves: readonly Match[] }
  | { readonly status: 'lost' }
  | { readonly status: 'unknown' }

/**
 * Positions searched before giving up: about a tenth of a second for the largest level, and where
 * more no longer decides many boards.
 */
export const DEFAULT_BUDGET = 20_000

/** The part of the budget for quick tries first: most boards that can be cleared fall to one of them. */
const TRIES = 0.25

/**
 * Decides whether a board can be cleared under a drift. Never wrong: a clearing line replays, and
 * lost is said only when proved. `budget` is in positions searched, so that the answer is the same
 * on every machine; it may be overrun by the matches of one position.
 */
export function solve(board: Board, drift: Drift, budget = DEFAULT_BUDGET): Verdict {
  if (isCleared(board)) return { status: 'clearable', moves: [] }
  if (slide(board, drift).slides.length > 0) return solveLoose(board, drift, budget)
  const ground = makeGround(board, drift)
  const found = search(ground, makeField(board), { left: budget })
  if (found === 'lost' || found === 'unknown') return { status: found }
  return { status: 'clearable', moves: makeMatches(board, found) }
}

function search(ground: Ground, field: Field, budget: Budget): Found {
  const random = makeRandom('playouts')
  for (const rest = budget.left * (1 - TRIES); budget.left > rest; ) {
    const line = playOut(ground, field, random, budget)
    if (line) return line
  }
  const drifts = ground.lanes.length > 0
  return drifts ? solveByBeam(ground, field, budget) : solveStill(ground, field, budget)
}

/** A board given as text need not lie where its tiles would slide to: its first match is tried here. */
function solveLoose(board: Board, drift: Drift, budget: number): Verdict {
  const first = matches(board)
  let unknown = false
  for (const match of first) {
    const rest = slide(without(board, match.from, match.to), drift).board
    const verdict = solve(rest, drift, Math.ceil(budget / first.length))
    if (verdict.status === 'clearable') {
      return { status: 'clearable', moves: [match, ...verdict.moves] }
    }
    unknown ||= verdict.status === 'unknown'
  }
  return { status: unknown ? 'unknown' : 'lost' }
}
