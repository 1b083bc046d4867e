import { gemStream } from '../../rules/board.ts'
import type { Settings } from '../settings.ts'
import type { GameRow, Tally } from '../statistics/tally.ts'
import type { Agent } from './agents.ts'
import { agentStream } from './player.ts'
import type { Playfield } from './playfield.ts'
import type { SwapLog } from './swap-log.ts'
import type { Turn } from './turn.ts'

/** Returns the seed of a simulation's game; players get the same game from it. */
export const gameSeed = (seed: string, game: number): string => `${seed}/${game}`

/** Buffers for games played one after another. */
export interface Workspace {
  readonly playfield: Playfield
  readonly agent: Agent
  readonly tally: Tally
  /** Accumulates measured swaps; `unmeasured` takes the others. */
  readonly turn: Turn
  readonly unmeasured: Turn
  readonly log: SwapLog | undefined
}

/** Plays a game. Gems and agent draw from separate streams. */
export function playGame(settings: Settings, game: number, workspace: Workspace): GameRow {
  const { playfield, agent, tally, turn, unmeasured, log } = workspace
  const seed = gameSeed(settings.seed, game)
  const gems = gemStream(seed)
  const choices = agentStream(seed)
  playfield.deal(gems)
  for (let swap = 0; swap < settings.burnIn; swap++) {
    playfield.play(agent(playfield, choices), gems, unmeasured)
  }
  for (let swap = 0; swap < settings.swaps; swap++) {
    const legalSwaps = playfield.swapCount
    const chosen = agent(playfield, choices)
    log?.begin(game, swap + 1, playfield.swapAt(chosen))
    playfield.play(chosen, gems, turn)
    log?.end(legalSwaps, turn)
    tally.addSwap(legalSwaps, turn)
  }
  return tally.endGame(game, turn)
}
