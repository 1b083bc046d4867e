import type { Random } from '#src/engine/random.ts'
import type { Goal } from '../rules/goal.ts'
import type { Playfield } from './playfield.ts'

/** The agents, from the fastest to the slowest. A light file: the menu names them too. The compiler asks for what else is known of each. */
export const AGENTS = ['random', 'greedy', 'lookahead', 'lookahead2'] as const
export type AgentName = (typeof AGENTS)[number]

/** An agent in another process, named by the command that starts it. */
export interface ForeignAgent {
  readonly command: string
}

/** Choices between swaps of equal value: one is drawn, or the first is taken, which favours the top left. */
export const TIES = ['even', 'first'] as const
export type Ties = (typeof TIES)[number]

/** Takes the value by which an agent prefers a swap: the larger, the better. */
export type Note = (swap: number, value: number) => void

/**
 * Chooses a legal swap by number. `random` is the agent's own stream, so that its draws do not change the gems.
 * `note` receives the value of every swap. `left` is what a level's goal still wants, if there is one. Any such
 * function can be simulated.
 */
export type Agent = (playfield: Playfield, random: Random, note?: Note, left?: Goal) => number
