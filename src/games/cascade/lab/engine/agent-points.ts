import { rules } from '../../rules/rules.ts'
import type { CascadeOptions } from '../../rules/types.ts'
import type { AgentName } from './agents.ts'
import { makePlayer } from './player.ts'
import { agentOf } from './strategies.ts'

/** Plays a game with a limit of swaps from its deal to its end. Returns the agent's points. */
export function agentPoints(options: CascadeOptions, seed: string, agent: AgentName): number {
  let state = rules.deal(options, seed)
  const play = makePlayer(state, agentOf(agent), seed)
  while (!rules.outcome(state)) {
    const played = rules.play(state, play(state))
    if (!played.ok) throw new Error(`${agent} made a swap that is refused: ${played.code}`)
    state = played.state
  }
  return state.points
}
