import { type Agent, agentOf } from './agents'
import { BitTable } from './bit-table'
import { type Bench, playGame } from './game'
import type { Settings } from './settings'
import type { Table } from './table'
import { type Findings, type GameRow, Tally } from './tally'
import { makeTurn } from './turn'

/** A range of game numbers; the end is exclusive. */
export type Games = readonly [from: number, to: number]

export interface Batch {
  readonly games: Games
  readonly findings: Findings
  readonly rows: readonly GameRow[]
}

/** Plays a range of games. Takes agents and boards other than the usual ones, for experiments. */
export function playBatch(
  settings: Settings,
  games: Games,
  agent: Agent = agentOf(settings.agent),
  table: Table = new BitTable(settings),
): Batch {
  const bench: Bench = {
    table,
    agent,
    tally: new Tally(settings.kinds),
    turn: makeTurn(settings),
    unmeasured: makeTurn(settings),
  }
  const rows = Array.from({ length: games[1] - games[0] }, (_, i) =>
    playGame(settings, games[0] + i, bench),
  )
  return { games, findings: bench.tally.findings(bench.turn), rows }
}

/** Swaps per few hundredths of a second on 8 × 8 cells. */
const PACE = { random: 50_000, greedy: 30_000, lookahead: 500 } as const

/** Maximum size of a batch, whose rows a worker holds until it is done. */
const MOST_GAMES = 2_000

/** Returns the number of games that take a few hundredths of a second. */
export function batchSize({ rows, cols, agent, swaps, burnIn }: Settings): number {
  const slower = Math.max(1, (rows * cols) / 64)
  const games = Math.floor(PACE[agent] / slower / (swaps + burnIn))
  return Math.min(MOST_GAMES, Math.max(1, games))
}
