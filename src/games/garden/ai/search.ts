import type { Packed } from './packed.ts'
import { MAX_MOVES, MAX_PLIES, MOVE_BITS } from './packing.ts'
import { EXACT, LOWER_BOUND, Table, UPPER_BOUND } from './table.ts'

interface SearchResult {
  readonly move: number
  /** The value by `terminalValue`, or an estimate. */
  readonly value: number
  readonly depth: number
  /** True if every line was searched to the end of the game. */
  readonly isExact: boolean
}

/** Bonus for a win; exceeds any difference of points and any estimate. */
const WIN = 1_000

const INFINITY = 10_000

/** Exceeds history scores. */
const KILLER_SCORE = 1 << 16

/** Exceeds the size of any group. */
const TABLE_MOVE_SIZE = 64

/** Stored depth of positions searched to the end of the game. */
const EXACT_DEPTH = 127

/** Returns `true` for a value that no estimate has. */
export const isProven = (value: number): boolean => Math.abs(value) >= WIN

/** The value of a finished game to the side that leads by `lead` points. */
export const terminalValue = (lead: number): number => lead + Math.sign(lead) * WIN

/**
 * Alpha-beta with iterative deepening, transposition table, killer and history heuristics. See
 * https://www.chessprogramming.org/Alpha-Beta, …/Transposition_Table, …/Killer_Heuristic,
 * …/History_Heuristic.
 */
export class Search {
  readonly #garden: Packed
  readonly #evaluate: Evaluate
  readonly #meter: Meter
  readonly #table: Table
  readonly #moves = new Int32Array(MAX_MOVES * MAX_PLIES)
  readonly #scores = new Int32Array(MAX_MOVES * MAX_PLIES)
  readonly #killers = new Int32Array(2 * MAX_PLIES)
  readonly #history = new Int32Array(1 << (2 * MOVE_BITS))
  /** Number of values that depend on an estimate at the horizon. */
  #estimates = 0

  constructor(garden: Packed, evaluate: Evaluate, meter: Meter, tableBits: number) {
    this.#garden = garden
    this.#evaluate = evaluate
    this.#meter = meter
    this.#table = new Table(tableBits)
  }

  /**
   * Iterative deepening over root moves, until the last depth, an exact value or the end of the budget.
   * Ties go to the best move of the previous depth, then to the first. Returns the first move with value 0
   * if nothing was searched.
   */
  deepen(moves: readonly number[], firstDepth: number, lastDepth: number): SearchResult {
    let found: SearchResult = { move: moves[0] ?? 0, value: 0, depth: 0, isExact: false }
    const order = [...moves]
    for (let depth = firstDepth; depth <= lastDepth && !found.isExact; depth++) {
      found = this.#searchRoot(order, depth, found)
      if (this.#meter.isSpent) break
      order.splice(order.indexOf(found.move), 1)
      order.unshift(found.move)
    }
    return found
  }

  #searchRoot(moves: readonly number[], depth: number, before: SearchResult): SearchResult {
    let best = { ...before, value: -INFINITY }
    this.#estimates = 0
    for (const move of moves) {
      const value = this.#valueOf(move, depth, best.value, INFINITY, 0)
      // The previous best move is searched first, so a partial depth is still usable.
      if (this.#meter.isSpent) return best.value === -INFINITY ? before : best
      if (value > best.value) best = { ...best, move, value }
    }
    return { ...best, depth, isExact: this.#estimates === 0 }
  }

  /** The value of a move to its side. `0 - x` avoids -0, which is slow and not equal to 0. */
  #valueOf(move: number, depth: number, alpha: number, beta: number, ply: number): number {
    if (this.#meter.isSpent) return 0
    this.#meter.spend()
    this.#garden.make(move)
    const value = 0 - this.#search(depth - 1, -beta, -alpha, ply + 1)
    this.#garden.unmake()
    return value
  }

  #search(depth: number, alpha: number, beta: number, ply: number): number {
    const garden = this.#garden
    if (garden.hasReachedGoal()) return terminalValue(garden.lead())
    if (depth <= 0) return this.#evaluateLeaf()
    const slot = this.#table.find(garden.low, garden.high)
    if (slot >= 0) {
      const value = this.#probe(slot, depth, alpha, beta)
      if (value !== undefined) return value
    }
    const start = ply * MAX_MOVES
    const end = garden.generate(this.#moves, this.#scores, start)
    if (end === start) return this.#pass(depth, alpha, beta, ply)
    this.#scoreMoves(start, end, ply, slot < 0 ? -1 : (this.#table.moves[slot] ?? -1))
    return this.#searchMoves(depth, alpha, beta, ply, end)
  }

  #searchMoves(depth: number, alpha: number, beta: number, ply: number, end: number): number {
    const { low, high } = this.#garden
    const estimatesBefore = this.#estimates
    let best = -INFINITY
    let bestMove = -1
    for (let next = ply * MAX_MOVES; next < end && best < beta; next++) {
      const move = this.#pickMove(next, end)
      const value = this.#valueOf(move, depth, Math.max(alpha, best), beta, ply)
      if (this.#meter.isSpent) return 0
      if (value <= best) continue
      best = value
      bestMove = move
    }
    if (best >= beta) this.#recordCutoff(bestMove, depth, ply)
    const storedDepth = this.#estimates === estimatesBefore ? EXACT_DEPTH : depth
    const bound = best >= beta ? LOWER_BOUND : best > alpha ? EXACT : UPPER_BOUND
    this.#table.store(low, high, storedDepth, bound, best, bestMove)
    return best
  }

  /** Passes for a side without a move, or ends the game. */
  #pass(depth: number, alpha: number, beta: number, ply: number): number {
    const garden = this.#garden
    if (!garden.canMove(garden.turn ^ 1)) return terminalValue(garden.lead())
    garden.flipTurn()
    const value = 0 - this.#search(depth, -beta, -alpha, ply + 1)
    garden.flipTurn()
    return value
  }

  #evaluateLeaf(): number {
    const garden = this.#garden
    if (garden.isOver()) return terminalValue(garden.lead())
    this.#estimates++
    return this.#evaluate(garden)
  }

  /** Returns the stored value if its depth and bound suffice. */
  #probe(slot: number, depth: number, alpha: number, beta: number): number | undefined {
    const table = this.#table
    const storedDepth = table.depths[slot] ?? -1
    if (storedDepth < depth) return undefined
    const value = table.values[slot] ?? 0
    const bound = table.bounds[slot]
    const isSufficient =
      bound === EXACT ||
      (bound === LOWER_BOUND && value >= beta) ||
      (bound === UPPER_BOUND && value <= alpha)
    if (!isSufficient) return undefined
    if (storedDepth < EXACT_DEPTH) this.#estimates++
    return value
  }

  /** Orders moves: table move, size of clearing, killers, history. */
  #scoreMoves(start: number, end: number, ply: number, tableMove: number): void {
    const first = this.#killers[2 * ply] ?? 0
    const second = this.#killers[2 * ply + 1] ?? 0
    for (let i = start; i < end; i++) {
      const move = this.#moves[i] ?? 0
      const history = Math.min(this.#history[move] ?? 0, KILLER_SCORE - 1)
      const rank = move === first || move === second ? KILLER_SCORE : history
      const size = move === tableMove ? TABLE_MOVE_SIZE : (this.#scores[i] ?? 0)
      this.#scores[i] = size * 2 * KILLER_SCORE + rank
    }
  }

  /** Selection sort step: swaps the highest-scored move to `index`. */
  #pickMove(index: number, end: number): number {
    const scores = this.#scores
    const moves = this.#moves
    let best = index
    for (let i = index + 1; i < end; i++) {
      if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i
    }
    const move = moves[best] ?? 0
    const score = scores[best] ?? 0
    moves[best] = moves[index] ?? 0
    scores[best] = scores[index] ?? 0
    moves[index] = move
    scores[index] = score
    return move
  }

  #recordCutoff(move: number, depth: number, ply: number): void {
    const killer = 2 * ply
    if (this.#killers[killer] !== move) {
      this.#killers[killer + 1] = this.#killers[killer] ?? 0
      this.#killers[killer] = move
    }
    this.#history[move] = (this.#history[move] ?? 0) + depth * depth
  }
}

/** Static evaluation for the side to move; between ±1,000. */
type Evaluate = (garden: Packed) => number

export const evaluatePoints: Evaluate = (garden) => garden.lead()

/**
 * Points in quarters, plus most of the mover's largest clearing, minus part of the other side's. On the 300
 * deals used for tuning, from both seats, hard won 74% of decided games against medium, 69% with points
 * alone; on 250 fresh deals 72%.
 */
export const evaluateChances: Evaluate = (garden) =>
  4 * garden.lead() +
  3 * garden.largestClearing(garden.turn) -
  2 * garden.largestClearing(garden.turn ^ 1)

/** A limit in positions, deterministic, or in milliseconds of an injected clock. */
export type Budget =
  | { readonly nodes: number }
  | { readonly ms: number; readonly now: () => number }

/** Positions between clock checks: less than a millisecond. */
const NODES_PER_CHECK = 256

/** Tracks a budget. Once spent it stays spent. */
export class Meter {
  nodes = 0
  isSpent: boolean
  #nextCheck: number
  readonly #isOver: () => boolean

  constructor(budget: Budget) {
    if ('nodes' in budget) {
      this.#nextCheck = budget.nodes
      this.#isOver = () => true
      this.isSpent = budget.nodes <= 0
    } else {
      const end = budget.now() + budget.ms
      this.#nextCheck = NODES_PER_CHECK
      this.#isOver = () => budget.now() >= end
      this.isSpent = budget.ms <= 0
    }
  }

  spend(): void {
    this.nodes++
    if (this.nodes < this.#nextCheck || this.isSpent) return
    this.isSpent = this.#isOver()
    this.#nextCheck = this.nodes + NODES_PER_CHECK
  }
}
