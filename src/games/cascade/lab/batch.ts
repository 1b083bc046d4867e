import { type Agent, agentOf } from './agents'
import { BitTable } from './bit-table'
import { type Bench, playGame } from './game'
import type { Settings } from './settings'
import type { Table } from './table'
import { type Findings, type GameRow, Tally } from './tally'
import { makeTurn } from './turn'

/** Games by number: from the first up to, and without, the second. */
export type Games = readonly [from: number, to: number]

/** Some games of a simulation, played. */
export interface Batch {
  readonly games: Games
  readonly findings: Findings
  /** In order. */
  readonly rows: readonly GameRow[]
}

/** Plays some games of a simulation: what a worker does. Pass an agent to have one of your own play, or a table. */
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

/** Swaps that take some hundredths of a second on 8 × 8 cells. */
const PACE = { random: 50_000, greedy: 30_000, lookahead: 500 } as const

/** Games of a batch at most: a worker holds their rows until it is done. */
const MOST_GAMES = 2_000

/** Games that take some hundredths of a second: enough to be worth a worker's while, and soon done. */
export function batchSize({ rows, cols, agent, swaps, burnIn }: Settings): number {
  // Whoever answers from outside is slow, and may fail: the games before are kept.
  if (typeof agent !== 'string') return 1
  const slower = Math.max(1, (rows * cols) / 64)
  const games = Math.floor(PACE[agent] / slower / (swaps + burnIn))
  return Math.min(MOST_GAMES, Math.max(1, games))
}
