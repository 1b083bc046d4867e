import { makeRandom, type Random } from '#src/engine/random.ts'
import type { CascadeMove, CascadeState } from '../rules/types'
import { type Agent, agentOf } from './agents'
import { BitTable } from './bit-table'
import type { AgentName } from './table'

/** Says what an agent plays on a position, turn after turn of one game. */
export type Player = (state: CascadeState) => CascadeMove

/**
 * An agent at a game that is played through the rules. From the deal on, it plays as in a
 * simulation whose game has this seed.
 */
export function makePlayer({ options }: CascadeState, agent: Agent, seed: string): Player {
  const table = new BitTable(options)
  const choices = agentStream(seed)
  return ({ board }) => {
    table.lay(board)
    return { type: 'swap', ...table.swapAt(agent(table, choices)) }
  }
}

/** What an agent draws from in a game: a stream apart from that of the gems. */
export const agentStream = (seed: string): Random => makeRandom(`agent ${seed}`)

/** The player of the game in progress: what it draws goes on from swap to swap. */
let current: { readonly key: string; readonly play: Player } | undefined

export function chooseSwap(state: CascadeState, agent: AgentName, seed: string): CascadeMove {
  const key = `${agent} ${seed}`
  if (current?.key !== key) current = { key, play: makePlayer(state, agentOf(agent), seed) }
  return current.play(state)
}
