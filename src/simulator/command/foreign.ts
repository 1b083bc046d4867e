/* `--agent COMMAND`: plays the games of a run by foreign agents. */

import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import { gameSeed } from '#src/games/cascade/agents/player.ts'
import { countPlaces } from '#src/games/cascade/agents/playfield.ts'
import { makeBoard } from '#src/games/cascade/rules/board.ts'
import { makeLuck } from '#src/games/cascade/rules/luck.ts'
import { type Batch, batchOf, type Games, makeWorkspace, playSwap } from '../runs/batch.ts'
import type { Settings } from '../runs/settings.ts'
import { PROTOCOL } from '../serve/protocol.ts'
import { accept, type Parsed, refuseWith } from '../terminal/files.ts'
import { AgentProcess } from './agent-process.ts'
import { loggedOf, type RunRequest } from './options.ts'

/** Agents in processes of their own, which play a simulation's games, one at a time each. */
export class ForeignAgents {
  private readonly players: Player[]
  private readonly times = { answers: 0, total: 0, longest: 0 }
  private failure: { readonly game: number; readonly detail: string } | undefined
  private isStopped = false
  private next = 0

  constructor(command: string, request: RunRequest) {
    const [from, to] = request.games
    this.players = Array.from({ length: Math.min(request.threads, to - from) }, () => {
      const agent = new AgentProcess(command, request.timeLimit)
      return new Player(agent, request, this.times)
    })
  }

  /** A sentence on the first game that could not be played. */
  get problem(): string | undefined {
    return this.failure && `game ${this.failure.game}: the agent ${this.failure.detail}`
  }

  /** Plays a game, the batch of a foreign agent, when its player is free. */
  async play(_: Settings, [game]: Games): Promise<Batch | undefined> {
    const player = this.players[this.next++ % this.players.length]
    const batch = await player?.queue(async () => {
      // Earlier games are still played: a run is kept up to its first gap.
      if (this.failure && this.failure.game < game) return undefined
      return player.play(game)
    })
    if (!batch || batch.ok) return batch?.value
    if (!this.isStopped && (!this.failure || game < this.failure.game)) {
      this.failure = { game, detail: batch.detail }
    }
    return undefined
  }

  describeTimes(): string {
    const { answers, total, longest } = this.times
    if (answers === 0) return ''
    const mean = ((1000 * total) / answers).toFixed(1)
    return `\nThe agent took ${mean} µs an answer (mean), at most ${longest.toFixed(1)} ms.\n`
  }

  /** Ends the agents without waiting for their answers, and with them the games in play. */
  async stop(): Promise<void> {
    this.isStopped = true
    await this.close()
  }

  async close(): Promise<void> {
    await Promise.all(this.players.map((player) => player.agent.close()))
  }
}

class Player {
  private readonly playfield: BitPlayfield
  private busy: Promise<unknown> = Promise.resolve()

  constructor(
    readonly agent: AgentProcess,
    private readonly request: RunRequest,
    /** Of answers, in milliseconds. */
    private readonly times: { answers: number; total: number; longest: number },
  ) {
    const { settings } = request
    this.playfield = new BitPlayfield(settings)
    agent.send(makeOpened(settings))
  }

  queue<Value>(task: () => Promise<Value>): Promise<Value> {
    const done = this.busy.then(task)
    this.busy = done
    return done
  }

  /** Plays as `playBatch` does. */
  async play(game: number): Promise<Parsed<Batch>> {
    const { playfield } = this
    const { settings } = this.request
    const { burnIn, swaps, seed } = settings
    const workspace = makeWorkspace(settings, { playfield, logged: loggedOf(this.request) })
    const luck = makeLuck(settings, gameSeed(seed, game))
    playfield.deal(luck)
    let reward = 0
    for (let swap = -burnIn; swap < swaps; swap++) {
      const chosen = await this.choose(game, burnIn + swap, reward)
      if (!chosen.ok) return chosen
      reward = playSwap(workspace, { game, swap, chosen: chosen.value, luck }).points
    }
    const rows = [workspace.tally.endGame(game, workspace.turn)]
    return accept(batchOf(workspace, [game, game + 1], rows))
  }

  /** Returns a swap's number, and times the answer. */
  private async choose(game: number, swap: number, reward: number): Promise<Parsed<number>> {
    const seed = gameSeed(this.request.settings.seed, game)
    const start = performance.now()
    const answer = await askForSwap(this.agent, this.playfield, { game, seed, swap, reward })
    const time = performance.now() - start
    this.times.answers++
    this.times.total += time
    this.times.longest = Math.max(this.times.longest, time)
    return answer
  }
}

/** Makes the line before the games of these settings; `others` are what else an agent is sent. */
export function makeOpened(settings: Settings, others: object = {}): string {
  const { rows, cols, kinds, swaps, burnIn, seed } = settings
  const places = countPlaces(settings)
  const opened = { protocol: PROTOCOL, rows, cols, kinds, swaps, burnIn, seed, places, ...others }
  return JSON.stringify({ opened })
}

/** Asks an agent for the place of a legal swap. Returns its number. */
export async function askForSwap(
  agent: AgentProcess,
  playfield: BitPlayfield,
  fields: object,
): Promise<Parsed<number>> {
  const legal = new Uint16Array(playfield.swapCount)
  playfield.listPlaces(legal)
  const cells = makeBoard(playfield.board()).split('\n')
  const question = { ...fields, cells, count: legal.length, legal: Array.from(legal) }
  const answer = await agent.ask(JSON.stringify(question))
  return answer.ok ? parseAnswer(answer.value, legal) : answer
}

function parseAnswer(line: string, legal: Readonly<Uint16Array>): Parsed<number> {
  const text = line.trim()
  if (!/^-?\d{1,10}$/.test(text))
    return refuseWith(`answered ${JSON.stringify(text.slice(0, 40))}, not a swap's place`)
  const value = legal.indexOf(Number(text))
  if (value < 0) return refuseWith(`answered ${text}, which is not a legal swap`)
  return accept(value)
}
