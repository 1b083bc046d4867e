import { parseSettings, type Settings } from '#src/games/cascade/lab/settings.ts'
import { simulate } from '#src/games/cascade/lab/simulate.ts'
import { type Figure, figuresOf } from '#src/games/cascade/lab/statistics/figures.ts'
import { alignColumns } from '#src/games/cascade/lab/statistics/text.ts'
import { doUntilInterrupted, type Terminal } from '../terminal.ts'
import type { PublishedRequest } from './options.ts'
import { playInPool } from './pool.ts'
import type { Task } from './run.ts'

/**
 * The match-3 environment of Unity's ML-Agents: all marked cells go at once, and a gem brings its value. The mean
 * rewards are those of its documentation: https://github.com/Unity-Technologies/ml-agents
 */
const BOARD = { rows: 9, cols: 8, kinds: 6, swaps: 500, values: '1:0.7,2:0.2,3:0.1' }

/** Reward of a value of one. */
const REWARD = 0.01

const ROWS = [
  { name: 'random', run: { agent: 'random' }, published: '34.2' },
  { name: 'greedy', run: { agent: 'greedy' }, published: '37.0' },
  { name: 'greedy, first of equals', run: { agent: 'greedy', ties: 'first' }, published: '' },
  { name: 'lookahead', run: { agent: 'lookahead' }, published: 'trained: 38.5, 39.5' },
] as const

/** Plays a published table's games in workers of `module`, and prints both side by side. Resolves to the exit code. */
export async function runPublished(
  request: PublishedRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  return await doUntilInterrupted(async (signal) => {
    const figures = await playAll(request, module, signal)
    if (signal.aborted) return terminal.printError('stopped; not all games are played', 0)
    return await terminal.print(makeText(request, figures))
  })
}

async function playAll(
  { games, seed, threads }: PublishedRequest,
  module: URL,
  signal: AbortSignal,
): Promise<(Figure | undefined)[]> {
  const all = games * ROWS.length
  return await playInPool({ module, threads, games: all }, async (pool, progress) => {
    const figures: (Figure | undefined)[] = []
    for (const [index, { run }] of ROWS.entries()) {
      const played = await simulate(settingsOf({ ...BOARD, ...run, games, seed }), {
        concurrency: threads,
        play: (settings, part) => pool.run({ settings, games: part } satisfies Task),
        isStopped: () => signal.aborted,
        onBatch: (batch) => progress.update(index * games + batch.games[1]),
      })
      figures.push(played && figuresOf(played.findings).quantities.gamePoints)
    }
    return figures
  })
}

function settingsOf(input: object): Settings {
  const settings = parseSettings(input)
  if (!settings.ok) throw new Error(settings.code)
  return settings.value
}

const show = (points: number | null | undefined): string =>
  points == null ? '–' : (REWARD * points).toFixed(2)

function makeText({ games, seed }: PublishedRequest, figures: readonly (Figure | undefined)[]) {
  const rows = ROWS.map(({ name, published }, index) => {
    const { mean, interval } = figures[index] ?? {}
    return [name, published, ...[mean, interval?.[0], interval?.[1]].map(show)]
  })
  const table = alignColumns([['', 'published', 'measured', '95% from', 'to'], ...rows])
  return [
    'Mean reward of Unity ML-Agents’ match-3: 9 × 8 cells, 6 kinds, 500 swaps, 0.01 times the values',
    `of the gems (1:0.7,2:0.2,3:0.1). ${games} games of each, seed ${seed}.`,
    `\n${table}\n`,
  ].join('\n')
}
