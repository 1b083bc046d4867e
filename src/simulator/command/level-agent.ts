/* `--levels` with `--agent COMMAND`: plays the games of a level by a foreign agent. */

import type { ForeignAgent } from '#src/games/cascade/agents/agents.ts'
import { gameSeed } from '#src/games/cascade/agents/player.ts'
import { letterOf } from '#src/games/cascade/rules/board.ts'
import type { Goal } from '#src/games/cascade/rules/goal.ts'
import type { CascadeLevel } from '#src/games/cascade/rules/level.ts'
import { makeLuck } from '#src/games/cascade/rules/luck.ts'
import { LevelGame, type LevelTask, levelSettings } from '../runs/level-games.ts'
import { accept, type Parsed } from '../terminal/files.ts'
import { AgentProcess } from './agent-process.ts'
import { askForSwap, makeOpened } from './foreign.ts'

/** An agent in a process of its own, which plays levels. */
export class LevelAgent {
  private readonly process: AgentProcess
  /** The level that the agent plays. */
  private opened: CascadeLevel | undefined

  constructor({ command }: ForeignAgent, timeLimit: number) {
    this.process = new AgentProcess(command, timeLimit)
  }

  /** Plays games of a level. Resolves to how many pass it. */
  async play({ settings, level, games: [from, to] }: LevelTask): Promise<Parsed<number>> {
    const own = levelSettings(settings, level)
    if (level !== this.opened)
      this.process.send(makeOpened({ ...own, burnIn: 0 }, { goal: describeGoal(level.goal) }))
    this.opened = level
    let passes = 0
    for (let number = from; number < to; number++) {
      const seed = gameSeed(settings.seed, number)
      const game = new LevelGame(level, own, makeLuck(own, seed))
      const failure = await this.playGame(game, { game: number, seed })
      if (failure) return failure
      if (game.isPassed) passes++
    }
    return accept(passes)
  }

  /** Plays a game to its end. Resolves to the reason if the agent fails. */
  private async playGame(game: LevelGame, fields: object): Promise<Parsed<never> | undefined> {
    let reward = 0
    while (!game.isOver) {
      const left = describeGoal(game.left)
      const question = { ...fields, swap: game.swaps, reward, left }
      const chosen = await askForSwap(this.process, game.playfield, question)
      if (!chosen.ok) return chosen
      reward = game.play(chosen.value)
    }
    return undefined
  }

  async close(): Promise<void> {
    await this.process.close()
  }
}

/** Names kinds by the letters of a board's cells. */
const describeGoal = (goal: Goal) =>
  'points' in goal
    ? goal
    : { gems: Object.fromEntries(goal.gems.map(([kind, count]) => [letterOf(kind), count])) }
