import { type Goal, isReached } from '../../rules/goal.ts'
import { makeLuck } from '../../rules/luck.ts'
import type { Games } from '../batch.ts'
import type { Settings } from '../settings.ts'
import { BitPlayfield } from './bit-playfield.ts'
import { agentStream, gameSeed } from './player.ts'
import { Turn } from './playfield.ts'
import { agentOf } from './strategies.ts'

export interface CascadeLevel {
  readonly swaps: number
  readonly goal: Goal
}

/** Counts the games in which each level is passed. Agents do not know its goal, so a game is played once for all. */
export function countPasses(
  settings: Settings,
  levels: readonly CascadeLevel[],
  [from, to]: Games,
): number[] {
  const playfield = new BitPlayfield(settings)
  const agent = agentOf(settings.agent)
  const turn = new Turn(settings)
  const passes = levels.map(() => 0)
  for (let game = from; game < to; game++) {
    const seed = gameSeed(settings.seed, game)
    const luck = makeLuck(settings, seed)
    const choices = agentStream(seed)
    playfield.deal(luck)
    turn.gemsByKind.fill(0)
    const play = () => playfield.play(agent(playfield, choices), luck, turn)
    for (const level of playLevels(levels, turn, play)) passes[level] = (passes[level] ?? 0) + 1
  }
  return passes
}

/** Plays swaps until each level is passed or out of them. Yields those passed, by index. */
function* playLevels(
  levels: readonly CascadeLevel[],
  turn: Turn,
  play: () => void,
): Generator<number> {
  const open = new Map(levels.entries())
  let points = 0
  for (let swap = 1; open.size > 0; swap++) {
    play()
    points += turn.points
    for (const [index, { swaps, goal }] of open) {
      const isPassed = isReached(goal, { points, gemsByKind: turn.gemsByKind })
      if (isPassed) yield index
      if (isPassed || swap === swaps) open.delete(index)
    }
  }
}
