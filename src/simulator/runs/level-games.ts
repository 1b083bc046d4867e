import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import { agentStream, gameSeed } from '#src/games/cascade/agents/player.ts'
import { Turn } from '#src/games/cascade/agents/playfield.ts'
import { agentOf } from '#src/games/cascade/agents/strategies.ts'
import { type Goal, isReached, leftOf } from '#src/games/cascade/rules/goal.ts'
import type { CascadeLevel } from '#src/games/cascade/rules/level.ts'
import { type Luck, makeLuck } from '#src/games/cascade/rules/luck.ts'
import type { Games } from './batch.ts'
import type { Settings } from './settings.ts'

/** Games of a level by the agent of the settings. */
export interface LevelTask {
  readonly settings: Settings
  readonly level: CascadeLevel
  readonly games: Games
}

/** Returns the settings of a level's games: its own board, otherwise those of the run. */
export function levelSettings({ holes: _, ...run }: Settings, level: CascadeLevel): Settings {
  const { goal: _goal, ...own } = level
  return { ...run, ...own }
}

/** A game of a level, for any agent. It ends once the goal is reached, or with its last swap. */
export class LevelGame {
  readonly playfield: BitPlayfield
  swaps = 0
  private readonly turn: Turn
  private points = 0

  constructor(
    private readonly level: CascadeLevel,
    settings: Settings,
    private readonly luck: Luck,
  ) {
    this.playfield = new BitPlayfield(settings)
    this.turn = new Turn(settings)
    this.playfield.deal(luck)
  }

  private get gained() {
    return { points: this.points, gemsByKind: this.turn.gemsByKind }
  }

  get isPassed(): boolean {
    return isReached(this.level.goal, this.gained)
  }

  get isOver(): boolean {
    return this.isPassed || this.swaps === this.level.swaps
  }

  /** Returns what the goal still wants. */
  get left(): Goal {
    return leftOf(this.level.goal, this.gained)
  }

  /** Plays a legal swap. Returns its points. */
  play(swap: number): number {
    this.playfield.play(swap, this.luck, this.turn)
    this.points += this.turn.points
    this.swaps++
    return this.turn.points
  }
}

/** Plays games of a level. Returns the swaps that each takes to the goal; `undefined` if it is not reached. */
export function playLevel({
  settings,
  level,
  games: [from, to],
}: LevelTask): readonly (number | undefined)[] {
  const agent = agentOf(settings.agent, settings.ties)
  const own = levelSettings(settings, level)
  return Array.from({ length: to - from }, (_, index) => {
    const seed = gameSeed(settings.seed, from + index)
    const choices = agentStream(seed)
    const game = new LevelGame(level, own, makeLuck(own, seed))
    while (!game.isOver) game.play(agent(game.playfield, choices, undefined, game.left))
    return game.isPassed ? game.swaps : undefined
  })
}

export const countPasses = (task: LevelTask): number =>
  playLevel(task).filter((swaps) => swaps !== undefined).length
