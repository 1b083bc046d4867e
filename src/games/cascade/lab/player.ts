import { makeRandom, type Random } from '#src/engine/random.ts'
import type { CascadeMove, CascadeState } from '../rules/types'
import { type Agent, agentOf } from './agents'
import { BitPlayfield } from './bit-playfield'
import type { AgentName } from './playfield'

export type Player = (state: CascadeState) => CascadeMove

/** Makes an agent play through the rules; from the deal on, it plays as in a simulated game of this seed. */
export function makePlayer({ options }: CascadeState, agent: Agent, seed: string): Player {
  const playfield = new BitPlayfield(options)
  const choices = agentStream(seed)
  return ({ board }) => {
    playfield.load(board)
    return { type: 'swap', ...playfield.swapAt(agent(playfield, choices)) }
  }
}

/** Makes the agent's stream, separate from that of the gems. */
export const agentStream = (seed: string): Random => makeRandom(`agent ${seed}`)

/** Memoizes the present game's player, whose stream continues from swap to swap. */
let current: { readonly key: string; readonly play: Player } | undefined

export function chooseSwap(state: CascadeState, agent: AgentName, seed: string): CascadeMove {
  const key = `${agent} ${seed}`
  if (current?.key !== key) current = { key, play: makePlayer(state, agentOf(agent), seed) }
  return current.play(state)
}
