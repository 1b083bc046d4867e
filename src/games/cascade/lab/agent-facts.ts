import { AGENTS, type AgentName } from './engine/agents.ts'

/** Swaps per few hundredths of a second on 8 × 8 cells. */
export const PACE: Readonly<Record<AgentName, number>> = {
  random: 50_000,
  greedy: 30_000,
  lookahead: 500,
  lookahead2: 8,
}

const PREFERENCES: Readonly<Record<AgentName, string>> = {
  random: 'any legal swap',
  greedy: 'most gems at once',
  lookahead: 'best over two swaps',
  lookahead2: 'best over three',
}

/** Says what an agent prefers, for a command's help. */
export const describePreference = (agent: AgentName): string => `${agent} (${PREFERENCES[agent]})`

/** Tests for an agent that is fast enough for a page to run. */
export const isFast = (agent: AgentName): boolean => PACE[agent] >= 10_000

/** Agents that are fast enough for thousands of boards of many sizes. */
export const SURVEYED_AGENTS = AGENTS.filter((agent) => PACE[agent] >= 100)
