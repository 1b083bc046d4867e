import type { Packed } from './packed'
import { MAX_MOVES, MAX_PLIES, MOVE_BITS } from './packing'
import { AT_LEAST, AT_MOST, EXACT, Table } from './table'

/** What a search found for the side to move. */
export interface Found {
  /** The best move. */
  readonly move: number
  /** See `valueOfEnd`; while the end is not in sight, the guess that comes of it. */
  readonly value: number
  /** Plies searched in full. */
  readonly depth: number
  /** Whether every line was followed to its end, so that the value is the true one. */
  readonly isExact: boolean
}

/** A win counts more than any difference of points, and than any guess. */
const WIN = 1_000

/** Above all values. */
const INFINITE = 10_000

/** The rank of a killer move, above all of history. */
const KILLER = 1 << 16

/** More flowers than a group has. */
const MAX_SIZE = 64

/** The depth of a position whose every line was followed to its end. */
const TO_THE_END = 127

/** The value of a game that is over, from the side's point of view that leads by so many points. */
export const valueOfEnd = (lead: number): number => lead + Math.sign(lead) * WIN

/**
 * Alpha-beta with iterative deepening over one position. Sources:
 * https://www.chessprogramming.org/Alpha-Beta, …/Transposition_Table, …/Killer_Heuristic,
 * …/History_Heuristic.
 */
export class Search {
  readonly #garden: Packed
  readonly #guess: Guess
  readonly #meter: Meter
  readonly #table: Table
  readonly #moves = new Int32Array(MAX_MOVES * MAX_PLIES)
  readonly #scores = new Int32Array(MAX_MOVES * MAX_PLIES)
  readonly #killers = new Int32Array(2 * MAX_PLIES)
  readonly #history = new Int32Array(1 << (2 * MOVE_BITS))
  /** Values that were guessed at the horizon, or rest on such guesses. */
  #guesses = 0

  constructor(garden: Packed, guess: Guess, meter: Meter, tableBits: number) {
    this.#garden = garden
    this.#guess = guess
    this.#meter = meter
    this.#table = new Table(tableBits)
  }

  /**
   * The best of these moves, searched to one depth after the other until the last of them, the end
   * of every line or the end of the budget. Of equals the first given is taken, but before it what
   * was best at the depth before. When nothing could be searched it is the first given, worth 0.
   */
  deepen(moves: readonly number[], firstDepth: number, lastDepth: number): Found {
    let found: Found = { move: moves[0] ?? 0, value: 0, depth: 0, isExact: false }
    const order = [...moves]
    for (let depth = firstDepth; depth <= lastDepth && !found.isExact; depth++) {
      found = this.#searchRoot(order, depth, found)
      if (this.#meter.isSpent) break
      order.splice(order.indexOf(found.move), 1)
      order.unshift(found.move)
    }
    return found
  }

  #searchRoot(moves: readonly number[], depth: number, before: Found): Found {
    let best = { ...before, value: -INFINITE }
    this.#guesses = 0
    for (const move of moves) {
      const value = this.#valueOf(move, depth, best.value, INFINITE, 0)
      // What was best so far comes first, so that a depth that was begun is worth having.
      if (this.#meter.isSpent) return best.value === -INFINITE ? before : best
      if (value > best.value) best = { ...best, move, value }
    }
    return { ...best, depth, isExact: this.#guesses === 0 }
  }

  /** The value of a move to the side that makes it. `0 - x` is never -0, which is slow and not equal to 0. */
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
    if (garden.hasReachedGoal()) return valueOfEnd(garden.lead())
    if (depth <= 0) return this.#stopHere()
    const slot = this.#table.find(garden.low, garden.high)
    if (slot >= 0) {
      const value = this.#recall(slot, depth, alpha, beta)
      if (value !== undefined) return value
    }
    const start = ply * MAX_MOVES
    const end = garden.generate(this.#moves, this.#scores, start)
    if (end === start) return this.#pass(depth, alpha, beta, ply)
    this.#score(start, end, ply, slot < 0 ? -1 : this.#table.move(slot))
    return this.#searchMoves(depth, alpha, beta, ply, end)
  }

  #searchMoves(depth: number, alpha: number, beta: number, ply: number, end: number): number {
    const { low, high } = this.#garden
    const guessesBefore = this.#guesses
    let best = -INFINITE
    let bestMove = -1
    for (let next = ply * MAX_MOVES; next < end && best < beta; next++) {
      const move = this.#pick(next, end)
      const value = this.#valueOf(move, depth, Math.max(alpha, best), beta, ply)
      if (this.#meter.isSpent) return 0
      if (value <= best) continue
      best = value
      bestMove = move
    }
    if (best >= beta) this.#reward(bestMove, depth, ply)
    const depthKnown = this.#guesses === guessesBefore ? TO_THE_END : depth
    const bound = best >= beta ? AT_LEAST : best > alpha ? EXACT : AT_MOST
    this.#table.store(low, high, depthKnown, bound, best, bestMove)
    return best
  }

  /** The side to move cannot: the other moves again, or the game is over. */
  #pass(depth: number, alpha: number, beta: number, ply: number): number {
    const garden = this.#garden
    if (!garden.canMove(garden.turn ^ 1)) return valueOfEnd(garden.lead())
    garden.flipTurn()
    const value = 0 - this.#search(depth, -beta, -alpha, ply + 1)
    garden.flipTurn()
    return value
  }

  /** The horizon: unless the game is over here, what it is worth is guessed. */
  #stopHere(): number {
    const garden = this.#garden
    if (garden.isOver()) return valueOfEnd(garden.lead())
    this.#guesses++
    return this.#guess(garden)
  }

  /** What the table knows, if that is enough. */
  #recall(slot: number, depth: number, alpha: number, beta: number): number | undefined {
    const table = this.#table
    if (table.depth(slot) < depth) return undefined
    const value = table.value(slot)
    const bound = table.bound(slot)
    const isEnough =
      bound === EXACT ||
      (bound === AT_LEAST && value >= beta) ||
      (bound === AT_MOST && value <= alpha)
    if (!isEnough) return undefined
    if (table.depth(slot) < TO_THE_END) this.#guesses++
    return value
  }

  /** Turns the sizes that stand in the scores into an order: table, clearings by size, killers, history. */
  #score(start: number, end: number, ply: number, known: number): void {
    const first = this.#killers[2 * ply] ?? 0
    const second = this.#killers[2 * ply + 1] ?? 0
    for (let i = start; i < end; i++) {
      const move = this.#moves[i] ?? 0
      const habit = Math.min(this.#history[move] ?? 0, KILLER - 1)
      const rank = move === first || move === second ? KILLER : habit
      const size = move === known ? MAX_SIZE : (this.#scores[i] ?? 0)
      this.#scores[i] = size * 2 * KILLER + rank
    }
  }

  /** Brings the move with the highest score to this place, and gives it. */
  #pick(place: number, end: number): number {
    const scores = this.#scores
    const moves = this.#moves
    let best = place
    for (let i = place + 1; i < end; i++) {
      if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i
    }
    const move = moves[best] ?? 0
    const score = scores[best] ?? 0
    moves[best] = moves[place] ?? 0
    scores[best] = scores[place] ?? 0
    moves[place] = move
    scores[place] = score
    return move
  }

  #reward(move: number, depth: number, ply: number): void {
    const killer = 2 * ply
    if (this.#killers[killer] !== move) {
      this.#killers[killer + 1] = this.#killers[killer] ?? 0
      this.#killers[killer] = move
    }
    this.#history[move] = (this.#history[move] ?? 0) + depth * depth
  }
}

/** What a position is worth to the side to move when its end is out of sight; between ±1,000. */
export type Guess = (garden: Packed) => number

/** The difference of points. */
export const guessByPoints: Guess = (garden) => garden.lead()

/**
 * The difference of points in quarters, with most of what the side to move could clear next and
 * some of what the other could clear after it. On the 300 deals that the weights were chosen by, from
 * both seats, hard won 74 % of its decided games against medium with these, and 69 % with points
 * alone; on 250 fresh deals 72 %.
 */
export const guessByChances: Guess = (garden) =>
  4 * garden.lead() +
  3 * garden.largestClearing(garden.turn) -
  2 * garden.largestClearing(garden.turn ^ 1)

/**
 * An opponent's budget: positions searched, which is the same on every machine, or
 * milliseconds of a clock that comes in from outside.
 */
export type Budget =
  | { readonly nodes: number }
  | { readonly ms: number; readonly now: () => number }

/** Positions between two looks at the clock: less than a millisecond. */
const NODES_PER_LOOK = 256

/** Counts what is spent of a budget. Once it is spent it stays so. */
export class Meter {
  nodes = 0
  isSpent: boolean
  #nextLook: number
  readonly #isOver: () => boolean

  constructor(budget: Budget) {
    if ('nodes' in budget) {
      this.#nextLook = budget.nodes
      this.#isOver = () => true
      this.isSpent = budget.nodes <= 0
    } else {
      const end = budget.now() + budget.ms
      this.#nextLook = NODES_PER_LOOK
      this.#isOver = () => budget.now() >= end
      this.isSpent = budget.ms <= 0
    }
  }

  /** Counts a position. */
  spend(): void {
    this.nodes++
    if (this.nodes < this.#nextLook || this.isSpent) return
    this.isSpent = this.#isOver()
    this.#nextLook = this.nodes + NODES_PER_LOOK
  }
}
