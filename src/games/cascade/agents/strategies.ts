import type { Random } from '#src/engine/random.ts'
import { scoreGroup } from '../rules/cascade.ts'
import { type Goal, leftOf, progressOf } from '../rules/goal.ts'
import type { Agent, AgentName, ForeignAgent, Note, Ties } from './agents.ts'
import type { Playfield, Turn } from './playfield.ts'

/** Samples of refills per swap. */
const SAMPLES = 4

/** Makes points and gems decide only among swaps that bring as much towards a goal. */
const AMONG_EQUALS = 1e-6

/** Discounts what the next swap promises towards a goal, lest it be put off. */
const LATER = 0.99

/** Values a turn by what it brings towards a goal; without one, by what is usual. */
const valueOfTurn = (turn: Turn, usual: number, left: Goal | undefined): number =>
  left ? progressOf(left, turn) + AMONG_EQUALS * usual : usual

const chooseAny = (): Agent => (playfield, random) => random.below(playfield.swapCount)

/** Keeps the best of swaps that are seen in order. */
class Choice {
  private readonly equals: number[] = []
  private count = 0
  private most = 0

  begin(): void {
    this.count = 0
    this.most = 0
  }

  consider(swap: number, value: number): void {
    if (value < this.most) return
    if (value > this.most) this.count = 0
    this.equals[this.count++] = swap
    this.most = value
  }

  /** Draws one of the best evenly, or takes the first. */
  pick(random: Random, ties: Ties): number {
    return this.equals[pickPlace(this.count, random, ties)] ?? 0
  }
}

/** Draws the place of one of equals, or takes the first. Without a choice there is no draw. */
const pickPlace = (count: number, random: Random, ties: Ties): number =>
  ties === 'even' && count > 1 ? random.below(count) : 0

/** Prefers what brings most towards the goal, or else the most gems. */
const chooseGreedily = (ties: Ties): Agent => {
  const choice = new Choice()
  return (playfield, random, note, left) => {
    choice.begin()
    if (left || note) considerAll(playfield, choice, note, left)
    else if (!considerLarge(playfield, choice)) return pickPlace(playfield.swapCount, random, ties)
    return choice.pick(random, ties)
  }
}

function considerAll(playfield: Playfield, choice: Choice, note?: Note, left?: Goal): void {
  for (let swap = 0; swap < playfield.swapCount; swap++) {
    const turn = playfield.peek(swap)
    const value = valueOfTurn(turn, turn.gems, left)
    note?.(swap, value)
    choice.consider(swap, value)
  }
}

/** Considers only the swaps of more than three gems, which is faster. Without one, all are equal: returns `false`. */
function considerLarge(playfield: Playfield, choice: Choice): boolean {
  const count = playfield.listLarge()
  const { large, largeGems } = playfield
  for (let i = 0; i < count; i++) choice.consider(large[i] ?? 0, largeGems[i] ?? 0)
  return count > 0
}

/**
 * Maximizes expected points by sparse sampling (Kearns, Mansour & Ng, 2002): plays each swap with sampled refills
 * and adds what the board reached promises. At depth 1 that is the best next first step; at each depth more, the
 * best next swap with the expectation of the depth before. With a goal, maximizes what is reached of it.
 */
const lookAhead =
  (depth: number) =>
  (ties: Ties): Agent =>
  (playfield, random, note, left) => {
    const choice = new Choice()
    for (let swap = 0; swap < playfield.swapCount; swap++) {
      const value = expectValue(playfield, swap, { depth, random, left })
      note?.(swap, value)
      choice.consider(swap, value)
    }
    return choice.pick(random, ties)
  }

interface Lookahead {
  readonly depth: number
  readonly random: Random
  readonly left: Goal | undefined
}

/** Returns the mean over sampled refills of what a swap brings and what is promised afterwards. */
function expectValue(playfield: Playfield, swap: number, look: Lookahead): number {
  const { depth, random, left } = look
  let sum = 0
  for (let sample = 0; sample < SAMPLES; sample++) {
    const trial = playfield.tryOut(swap, random)
    sum += valueOfTurn(trial.turn, trial.turn.points, left)
    const next = { depth: depth - 1, random, left: left && leftOf(left, trial.turn) }
    sum += mostPromised(trial.playfield, next) * (left ? LATER : 1)
  }
  return sum / SAMPLES
}

function mostPromised(playfield: Playfield, look: Lookahead): number {
  if (look.depth === 0) return mostOfFirstSteps(playfield, look.left)
  let most = 0
  for (let swap = 0; swap < playfield.swapCount; swap++)
    most = Math.max(most, expectValue(playfield, swap, look))
  return most
}

/** Returns the most that any first step is worth; only swaps of more than three gems exceed those of three in points. */
function mostOfFirstSteps(playfield: Playfield, left: Goal | undefined): number {
  let most = left ? 0 : scoreGroup(3)
  const count = left ? playfield.swapCount : playfield.listLarge()
  for (let i = 0; i < count; i++) {
    const turn = playfield.peek(left ? i : (playfield.large[i] ?? 0))
    most = Math.max(most, valueOfTurn(turn, turn.points, left))
  }
  return most
}

interface Strategy {
  readonly choose: (ties: Ties) => Agent
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

export function agentOf(agent: AgentName | ForeignAgent, ties: Ties = 'even'): Agent {
  if (typeof agent !== 'string') throw new Error(`${agent.command} runs outside this process`)
  return STRATEGIES[agent].choose(ties)
}

/** Tests for an agent that is fast enough for a page to run. */
export const isFast = (agent: AgentName): boolean => STRATEGIES[agent].pace >= 10_000
