import type { Agent } from '#src/games/cascade/agents/agents.ts'
import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import { agentStream, gameSeed } from '#src/games/cascade/agents/player.ts'
import { type Playfield, Turn } from '#src/games/cascade/agents/playfield.ts'
import { agentOf, STRATEGIES } from '#src/games/cascade/agents/strategies.ts'
import { type Luck, makeLuck } from '#src/games/cascade/rules/luck.ts'
import { type Findings, type GameRow, Tally } from '../statistics/tally.ts'
import type { Settings } from './settings.ts'
import { type Logged, SwapLog } from './swap-log.ts'

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

export interface Workspace {
  readonly playfield: Playfield
  readonly tally: Tally
  /** Accumulates measured swaps; `unmeasured` takes the others. */
  readonly turn: Turn
  readonly unmeasured: Turn
  readonly log: SwapLog | undefined
}

interface Parts {
  readonly playfield?: Playfield
  readonly logged?: Logged | undefined
}

export const makeWorkspace = (
  settings: Settings,
  { playfield = new BitPlayfield(settings), logged }: Parts,
): Workspace => ({
  playfield,
  tally: new Tally(settings.kinds),
  turn: new Turn(settings),
  unmeasured: new Turn(settings),
  log: logged && new SwapLog(logged),
})

/** Plays a range of games. Takes agents and boards other than the usual ones, for experiments. */
export function playBatch(
  settings: Settings,
  games: Games,
  {
    agent = agentOf(settings.agent, settings.ties),
    ...parts
  }: Parts & { readonly agent?: Agent } = {},
): Batch {
  const workspace = makeWorkspace(settings, parts)
  const rows = Array.from({ length: games[1] - games[0] }, (_, i) =>
    playGame(settings, games[0] + i, agent, workspace),
  )
  return batchOf(workspace, games, rows)
}

export function batchOf(
  { tally, turn, log }: Workspace,
  games: Games,
  rows: readonly GameRow[],
): Batch {
  const findings = tally.findings(turn)
  return { games, findings, rows, ...(log && { swapLines: log.text() }) }
}

/** Plays a game. Gems and agent draw from separate streams. */
function playGame(settings: Settings, game: number, agent: Agent, workspace: Workspace): GameRow {
  const { playfield, tally, turn, unmeasured, log } = workspace
  const seed = gameSeed(settings.seed, game)
  const luck = makeLuck(settings, seed)
  const choices = agentStream(seed)
  playfield.deal(luck)
  for (let swap = 0; swap < settings.burnIn; swap++)
    playfield.play(agent(playfield, choices), luck, unmeasured)
  for (let swap = 0; swap < settings.swaps; swap++) {
    const legalSwaps = playfield.swapCount
    const chosen = agent(playfield, choices)
    log?.begin(playfield, chosen)
    playfield.play(chosen, luck, turn)
    tally.addSwap(legalSwaps, turn)
    log?.end(game, swap + 1, turn)
  }
  return tally.endGame(game, turn)
}

interface ChosenSwap {
  readonly game: number
  /** From 0; negative for those that are not measured. */
  readonly swap: number
  /** The legal swap, by number. */
  readonly chosen: number
  readonly luck: Luck
}

/** Plays and measures a swap of a slow agent; `playGame` has the same steps in its loop, where a call costs a twentieth. */
export function playSwap(workspace: Workspace, { game, swap, chosen, luck }: ChosenSwap): Turn {
  const { playfield, tally } = workspace
  const log = swap < 0 ? undefined : workspace.log
  const turn = swap < 0 ? workspace.unmeasured : workspace.turn
  const legalSwaps = playfield.swapCount
  log?.begin(playfield, chosen)
  playfield.play(chosen, luck, turn)
  if (swap < 0) return turn
  tally.addSwap(legalSwaps, turn)
  log?.end(game, swap + 1, turn)
  return turn
}

/** Maximum size of a batch, whose rows a worker holds until it is done. */
const MOST_GAMES = 2_000

/** Returns the number of games that take a few hundredths of a second. */
export function batchSize({ rows, cols, agent, swaps, burnIn }: Settings): number {
  // A foreign agent is slow and may fail; single-game batches keep the games before.
  if (typeof agent !== 'string') return 1
  const slower = Math.max(1, (rows * cols) / 64)
  const games = Math.floor(STRATEGIES[agent].pace / slower / (swaps + burnIn))
  return Math.min(MOST_GAMES, Math.max(1, games))
}
