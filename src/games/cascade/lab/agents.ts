import type { Random } from '#src/engine/random.ts'
import type { AgentName, Table } from './table'

/**
 * Chooses one of the table's legal swaps, by number. The random stream is the agent's own: what it
 * draws does not change the gems that fall. Any function of this form can be simulated.
 */
export type Agent = (table: Table, random: Random) => number

/** Samples of what falls in, for each swap that is looked ahead. */
const SAMPLES = 4

export function agentOf(name: AgentName): Agent {
  switch (name) {
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
const chooseGreedily: Agent = (table) => best(table, (swap) => table.peek(swap).gems)

/**
 * Best expected points over two swaps: plays each swap with a few samples of refills, and adds the
 * first step of the best swap after it.
 */
const lookAhead: Agent = (table, random) =>
  best(table, (swap) => {
    let points = 0
    for (let sample = 0; sample < SAMPLES; sample++) {
      const trial = table.tryOut(swap, random)
      points += trial.turn.points + mostPoints(trial.table)
    }
    return points
  })

function mostPoints(table: Table): number {
  let most = 0
  for (let swap = 0; swap < table.swapCount; swap++) {
    most = Math.max(most, table.peek(swap).points)
  }
  return most
}

/** The swap of most value, the first of equals. */
function best(table: Table, worthOf: (swap: number) => number): number {
  let chosen = 0
  let most = Number.NEGATIVE_INFINITY
  for (let swap = 0; swap < table.swapCount; swap++) {
    const value = worthOf(swap)
    if (value > most) [chosen, most] = [swap, value]
  }
  return chosen
}
