import { PACE } from './agent-facts.ts'
import type { Agent } from './engine/agents.ts'
import { BitPlayfield } from './engine/bit-playfield.ts'
import { playGame, type Workspace } from './engine/game.ts'
import type { Playfield } from './engine/playfield.ts'
import { agentOf } from './engine/strategies.ts'
import { SwapLog } from './engine/swap-log.ts'
import { makeTurn } from './engine/turn.ts'
import type { Settings } from './settings.ts'
import { type Findings, type GameRow, Tally } from './statistics/tally.ts'

/** A range of game numbers; the end is exclusive. */
export type Games = readonly [from: number, to: number]

/** Sorts ranges and joins adjacent ones; `undefined` if any overlap. */
export function joinGames(ranges: readonly Games[]): Games[] | undefined {
  const joined: Games[] = []
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = joined.at(-1)
    if (last && last[1] > from) return undefined
    if (last && last[1] === from) joined[joined.length - 1] = [last[0], to]
    else joined.push([from, to])
  }
  return joined
}

export const countGames = (ranges: readonly Games[]): number =>
  ranges.reduce((sum, [from, to]) => sum + to - from, 0)

/** Returns the ranges missing from joined ones, up to `games`. */
export function findGaps(joined: readonly Games[], games: number): Games[] {
  const starts = [0, ...joined.map(([, to]) => to)]
  const ends = [...joined.map(([from]) => from), games]
  return starts.flatMap((start, gap) => {
    const end = ends[gap] ?? games
    return start < end ? [[start, end] as const] : []
  })
}

export interface Batch {
  readonly games: Games
  readonly findings: Findings
  readonly rows: readonly GameRow[]
  /** A line of CSV for each swap, if asked for. */
  readonly swapLines?: string
}

interface Parts {
  readonly agent?: Agent
  readonly playfield?: Playfield
  readonly logsSwaps?: boolean
}

/** Plays a range of games. Takes agents and boards other than the usual ones, for experiments. */
export function playBatch(
  settings: Settings,
  games: Games,
  { agent, playfield, logsSwaps }: Parts = {},
): Batch {
  const log = logsSwaps ? new SwapLog() : undefined
  const workspace: Workspace = {
    playfield: playfield ?? new BitPlayfield(settings),
    agent: agent ?? agentOf(settings.agent),
    tally: new Tally(settings.kinds),
    turn: makeTurn(settings),
    unmeasured: makeTurn(settings),
    log,
  }
  const rows = Array.from({ length: games[1] - games[0] }, (_, i) =>
    playGame(settings, games[0] + i, workspace),
  )
  const findings = workspace.tally.findings(workspace.turn)
  return { games, findings, rows, ...(log && { swapLines: log.lines }) }
}

/** Maximum size of a batch, whose rows a worker holds until it is done. */
const MOST_GAMES = 2_000

/** Returns the number of games that take a few hundredths of a second. */
export function batchSize({ rows, cols, agent, swaps, burnIn }: Settings): number {
  // A foreign agent is slow and may fail; single-game batches keep the games before.
  if (typeof agent !== 'string') return 1
  const slower = Math.max(1, (rows * cols) / 64)
  const games = Math.floor(PACE[agent] / slower / (swaps + burnIn))
  return Math.min(MOST_GAMES, Math.max(1, games))
}
