/* `published unity`: the match-3 environment of Unity's ML-Agents, its published mean rewards beside those measured. */

import { alignColumns } from '../report/text.ts'
import { countGames } from '../runs/batch.ts'
import { type Run, simulate } from '../runs/simulate.ts'
import { figuresOf } from '../statistics/figures.ts'
import { Output } from '../terminal/output.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { PublishedRequest } from './options.ts'
import { playAndSave, playWith, startThreads } from './play.ts'

/** Reward of a value of one. */
const REWARD = 0.01

/** The agents, and the means of the documentation: https://github.com/Unity-Technologies/ml-agents */
const PLAYED = [
  { name: 'random', agent: 'random', ties: 'even', published: '34.2' },
  { name: 'greedy', agent: 'greedy', ties: 'even', published: '37.0' },
  { name: 'greedy, first of equals', agent: 'greedy', ties: 'first', published: '' },
  { name: 'lookahead', agent: 'lookahead', ties: 'even', published: '' },
] as const

/** Means of agents that were trained there, which are not played here. */
const TRAINED = [
  ['trained (PPO), from numbers', '38.5'],
  ['trained (PPO), from pictures', '39.5'],
] as const

/** Plays the games of all agents in workers of `module`, and prints the table. Resolves to the exit code. */
export function runPublished(
  request: PublishedRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  return playAndSave({ json: new Output(undefined) }, terminal, async (signal) => {
    const runs = await playAll(request, module, signal)
    const games = countGames(runs.flatMap((run) => (run ? [run.games] : [])))
    return { games, text: makeText(request, runs) }
  })
}

async function playAll(
  { settings, threads }: PublishedRequest,
  module: URL,
  signal: AbortSignal,
): Promise<readonly (Run | undefined)[]> {
  const crew = startThreads(module, threads)
  const games = PLAYED.length * settings.games
  return await playWith(crew, { games, signal }, async (progress) => {
    const runs: (Run | undefined)[] = []
    for (const [index, { agent, ties }] of PLAYED.entries()) {
      const run = await simulate(
        { ...settings, agent, ties },
        {
          concurrency: threads,
          play: crew.play,
          isStopped: () => signal.aborted,
          onBatch: (batch) => progress.update(index * settings.games + batch.games[1]),
        },
      )
      runs.push(run)
    }
    return runs
  })
}

const show = (points: number | null | undefined): string =>
  points == null ? '–' : (REWARD * points).toFixed(2)

function makeText({ settings }: PublishedRequest, runs: readonly (Run | undefined)[]): string {
  const { games, seed } = settings
  const rows = PLAYED.map(({ name, published }, index) => {
    const run = runs[index]
    const figure = run && figuresOf(run.findings).quantities.gamePoints
    const played = run ? countGames([run.games]) : 0
    return [
      played === games ? name : `${name} (${played} games)`,
      published,
      ...[figure?.mean, figure?.interval?.[0], figure?.interval?.[1]].map(show),
    ]
  })
  const head = ['', 'published', 'measured', '95% from', 'to']
  const trained = TRAINED.map((row) => [...row, '', '', ''])
  const table = alignColumns([head, ...rows, ...trained])
  return [
    'Mean reward of Unity ML-Agents’ match-3: 9 × 8 cells, 6 kinds, 500 swaps, 0.01 times the values',
    `of the gems (1:0.7,2:0.2,3:0.1). ${games} games of each, seed ${seed}.`,
    `\n${table}\n`,
  ].join('\n')
}
