import type { AgentName } from './lab/agents'
import type { CascadeMove, CascadeState } from './rules/types'

/** Agents that play a game, where they do not hold up the page. */
export interface Agents {
  /** What an agent plays here. The seed is the game's: from its deal on, the same agent plays the same game. */
  choose(state: CascadeState, agent: AgentName, seed: string): Promise<CascadeMove>
  dispose(): void
}
