import type { Random } from '#src/engine/random.ts'
import { scoreGroup } from '../rules/cascade'
import type { AgentName, ForeignAgent, Table } from './table'

/**
 * Chooses one of the table's legal swaps, by number. The random stream is the agent's own: what it
 * draws does not change the gems that fall. Any function of this form can be simulated.
 */
export type Agent = (table: Table, random: Random) => number

/** Samples of what falls in, for each swap that is looked ahead. */
const SAMPLES = 4

export function agentOf(agent: AgentName | ForeignAgent): Agent {
  if (typeof agent !== 'string') throw new Error(`${agent.command} runs outside this process`)
  switch (agent) {
    case 'random':
      return chooseAny
    case 'greedy':
      return chooseGreedily
    case 'lookahead':
      return lookAhead
  }
}

/** Any legal swap, evenly. */
const chooseAny: Agent = (table, random) => random.below(table.swapCount)

/** Most gems at once; of equal ones the first. */
const chooseGreedily: Agent = (table) => {
  let chosen = 0
  let most = 3
  const count = table.listLarge()
  for (let i = 0; i < count; i++) {
    const swap = table.large[i] ?? 0
    const { gems } = table.peek(swap)
    if (gems > most) [chosen, most] = [swap, gems]
  }
  return chosen
}

/**
 * Best expected points over two swaps: plays each swap with a few samples of refills, and adds the
 * first step of the best swap after it; of equal ones the first.
 */
const lookAhead: Agent = (table, random) => {
  let chosen = 0
  let most = 0
  for (let swap = 0; swap < table.swapCount; swap++) {
    let points = 0
    for (let sample = 0; sample < SAMPLES; sample++) {
      const trial = table.tryOut(swap, random)
      points += trial.turn.points + mostPoints(trial.table)
    }
    if (points > most) [chosen, most] = [swap, points]
  }
  return chosen
}

/** The most points that one step brings. Only swaps that take more than three gems bring more than those of three. */
function mostPoints(table: Table): number {
  let most = scoreGroup(3)
  const count = table.listLarge()
  for (let i = 0; i < count; i++) most = Math.max(most, table.peek(table.large[i] ?? 0).points)
  return most
}
