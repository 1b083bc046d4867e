import type { Random } from '#src/engine/random.ts'
import { scoreGroup } from '../../rules/cascade.ts'
import { AGENTS, type Agent, type AgentName, type ForeignAgent } from './agents.ts'
import type { Playfield } from './playfield.ts'

/** Samples of refills per swap. */
const SAMPLES = 4

const chooseAny: Agent = (playfield, random) => random.below(playfield.swapCount)

/** Prefers the most gems; the first of equals. */
const chooseGreedily: Agent = (playfield, _, note) => {
  let chosen = 0
  let most = 3
  for (let swap = 0; note && swap < playfield.swapCount; swap++)
    note(swap, playfield.peek(swap).gems)
  const count = playfield.listLarge()
  for (let i = 0; i < count; i++) {
    const swap = playfield.large[i] ?? 0
    const { gems } = playfield.peek(swap)
    if (gems > most) [chosen, most] = [swap, gems]
  }
  return chosen
}

/**
 * Maximizes expected points by sparse sampling (Kearns, Mansour & Ng, 2002): plays each swap with sampled refills
 * and adds what the board reached promises. At depth 1 that is the best next first step; at each depth more, the
 * best next swap with the expectation of the depth before. The first of equals.
 */
const lookAhead =
  (depth: number): Agent =>
  (playfield, random, note) => {
    let chosen = 0
    let most = 0
    for (let swap = 0; swap < playfield.swapCount; swap++) {
      const points = expectPoints(playfield, swap, depth, random)
      note?.(swap, points)
      if (points > most) [chosen, most] = [swap, points]
    }
    return chosen
  }

/** Returns the mean over sampled refills of a swap's points and those promised afterwards. */
function expectPoints(playfield: Playfield, swap: number, depth: number, random: Random): number {
  let points = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const trial = playfield.tryOut(swap, random)
    points += trial.turn.points + mostPoints(trial.playfield, depth - 1, random)
  }
  return points / SAMPLES
}

function mostPoints(playfield: Playfield, depth: number, random: Random): number {
  if (depth === 0) return mostFirstPoints(playfield)
  let most = 0
  for (let swap = 0; swap < playfield.swapCount; swap++)
    most = Math.max(most, expectPoints(playfield, swap, depth, random))
  return most
}

/** Returns the most points of any first step; only swaps of more than three gems exceed those of three. */
function mostFirstPoints(playfield: Playfield): number {
  let most = scoreGroup(3)
  const count = playfield.listLarge()
  for (let i = 0; i < count; i++)
    most = Math.max(most, playfield.peek(playfield.large[i] ?? 0).points)
  return most
}

interface Strategy {
  readonly choose: Agent
  /** Swaps per few hundredths of a second on 8 × 8 cells. */
  readonly pace: number
  /** A description of the swap that it chooses, for a command's help. */
  readonly preference: string
}

export const STRATEGIES: Readonly<Record<AgentName, Strategy>> = {
  random: { choose: chooseAny, pace: 50_000, preference: 'any legal swap' },
  greedy: { choose: chooseGreedily, pace: 30_000, preference: 'most gems at once' },
  lookahead: { choose: lookAhead(1), pace: 500, preference: 'best over two swaps' },
  lookahead2: { choose: lookAhead(2), pace: 8, preference: 'best over three' },
}

export function agentOf(agent: AgentName | ForeignAgent): Agent {
  if (typeof agent !== 'string') throw new Error(`${agent.command} runs outside this process`)
  return STRATEGIES[agent].choose
}

/** Tests for an agent that is fast enough for a page to run. */
export const isFast = (agent: AgentName): boolean => STRATEGIES[agent].pace >= 10_000

/** Agents that are fast enough for thousands of boards of many sizes. */
export const SURVEYED_AGENTS = AGENTS.filter((agent) => STRATEGIES[agent].pace >= 100)
