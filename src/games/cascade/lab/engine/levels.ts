import { gemStream } from '../../rules/board.ts'
import type { Games } from '../batch.ts'
import type { Settings } from '../settings.ts'
import type { Agent } from './agents.ts'
import { BitPlayfield } from './bit-playfield.ts'

import { agentStream, gameSeed } from './player.ts'
import type { Playfield } from './playfield.ts'
import { agentOf } from './strategies.ts'
import { makeTurn, type Turn } from './turn.ts'

/** A limit of swaps, and a goal to reach within it. */
export interface CascadeLevel {
  readonly swaps: number
  readonly goal: Goal
}

/** Points, or gems to remove by kind; gems are counted as groups are. */
export type Goal =
  | { readonly points: number }
  | { readonly gems: readonly (readonly [kind: number, count: number])[] }

/** Counts the games in which each level is passed. Agents do not know its goal, so a game is played once for all. */
export function countPasses(
  settings: Settings,
  levels: readonly CascadeLevel[],
  [from, to]: Games,
): number[] {
  const playfield = new BitPlayfield(settings)
  const agent = agentOf(settings.agent)
  const turn = makeTurn(settings)
  const passes = levels.map(() => 0)
  for (let game = from; game < to; game++) {
    for (const level of playLevels(gameSeed(settings.seed, game), levels, playfield, agent, turn))
      passes[level] = (passes[level] ?? 0) + 1
  }
  return passes
}

/** Plays a game until each level is passed or out of swaps. Yields those passed, by index. */
function* playLevels(
  seed: string,
  levels: readonly CascadeLevel[],
  playfield: Playfield,
  agent: Agent,
  turn: Turn,
): Generator<number> {
  const gems = gemStream(seed)
  const choices = agentStream(seed)
  const open = new Map(levels.entries())
  let points = 0
  turn.gemsByKind.fill(0)
  playfield.deal(gems)
  for (let swap = 1; open.size > 0; swap++) {
    playfield.play(agent(playfield, choices), gems, turn)
    points += turn.points
    for (const [index, { swaps, goal }] of open) {
      const isPassed = isReached(goal, points, turn)
      if (isPassed) yield index
      if (isPassed || swap === swaps) open.delete(index)
    }
  }
}

const isReached = (goal: Goal, points: number, { gemsByKind }: Turn): boolean =>
  'points' in goal
    ? points >= goal.points
    : goal.gems.every(([kind, count]) => (gemsByKind[kind] ?? 0) >= count)
