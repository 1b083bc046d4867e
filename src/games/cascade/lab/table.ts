import type { Size } from '#src/engine/grid.ts'
import type { Random } from '#src/engine/random.ts'
import type { Board } from '../rules/board'
import type { Swap } from '../rules/swaps'
import type { Counting } from '../rules/types'
import type { Turn } from './turn'

/** The agents, each a function in `agents.ts`. */
export const AGENTS = ['random', 'greedy', 'lookahead'] as const
export type AgentName = (typeof AGENTS)[number]

/** An agent in another process, by the command that starts it. */
export interface ForeignAgent {
  readonly command: string
}

/** What a table is played with. */
export interface Shape extends Size {
  readonly kinds: number
  /** The share of each kind in all draws, as whole numbers; even when not given. */
  readonly weights?: readonly number[]
  readonly counting: Counting
}

/**
 * A board in play, changed in place: what the simulator and its agents work on. Legal swaps go by
 * number, from 0, in the order of `legalSwaps`; they are those of the board as it lies.
 * Two tables of one shape that draw from equal streams go through the same boards.
 */
export interface Table {
  /** How many legal swaps there are; at least one on a board that was dealt or played. */
  readonly swapCount: number
  /** Lays out a new board. */
  deal(random: Random): void
  /** Lays out a given board, without a match. */
  lay(board: Board): void
  /** Makes a legal swap, lets the board come to rest, deals anew when it must; `turn` says what happened. */
  play(swap: number, random: Random, turn: Turn): void
  /** What the first step after a legal swap would bring; good until the next peek. */
  peek(swap: number): Turn
  /** Lists the legal swaps that take more than three gems in `large`, in order; returns how many they are. */
  listLarge(): number
  readonly large: Readonly<Uint16Array>
  /** Plays a legal swap on another table, with refills of one's own; good until the next trial. */
  tryOut(swap: number, random: Random): Trial
  swapAt(swap: number): Swap
  board(): Board
}

export interface Trial {
  readonly table: Table
  readonly turn: Turn
}
