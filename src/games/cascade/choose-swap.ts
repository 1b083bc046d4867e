import { type AgentName, agentOf } from './lab/agents'
import { makePlayer, type Player } from './lab/player'
import type { CascadeMove, CascadeState } from './rules/types'

/** The player of the game in progress: what it draws goes on from swap to swap. */
let current: { readonly key: string; readonly play: Player } | undefined

export function chooseSwap(state: CascadeState, agent: AgentName, seed: string): CascadeMove {
  const key = `${agent} ${seed}`
  if (current?.key !== key) current = { key, play: makePlayer(state, agentOf(agent), seed) }
  return current.play(state)
}
