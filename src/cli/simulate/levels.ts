import type { Games } from '#src/games/cascade/lab/batch.ts'
import type { AgentName } from '#src/games/cascade/lab/engine/agents.ts'
import { batchesOf } from '#src/games/cascade/lab/simulate.ts'
import { wilsonInterval } from '#src/games/cascade/lab/statistics/measure.ts'
import { alignColumns, describeBoard } from '#src/games/cascade/lab/statistics/text.ts'
import { describeStop, Output, saveAndPrint } from '../output.ts'
import { doUntilInterrupted, type Terminal } from '../terminal.ts'
import { makeLevel } from './input-files.ts'
import type { LevelsRequest } from './options.ts'
import { playInPool } from './pool.ts'

export interface LevelsTask extends Pick<LevelsRequest, 'settings' | 'levels'> {
  readonly games: Games
}

/** An agent's complete games, and how many of them passed each level. */
interface Trial {
  readonly agent: AgentName
  games: number
  readonly passes: number[]
}

/** Plays levels in workers of `module`, prints and writes their pass rates. Resolves to the exit code. */
export async function runLevels(
  request: LevelsRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  const json = new Output(request.json)
  if (json.problem !== undefined) return terminal.printError(json.problem, 2)
  return await doUntilInterrupted(async (signal) => {
    const trials = await playAll(request, module, signal)
    const games = countGames(trials)
    if (signal.aborted) terminal.printError(describeStop(games), 0)
    if (games === 0) return 0
    return await saveAndPrint(json, makeJson(request, trials), makeText(request, trials), terminal)
  })
}

const countGames = (trials: readonly Trial[]): number =>
  trials.reduce((sum, { games }) => sum + games, 0)

/** Plays all agents' games; the threads take one batch after the other. */
async function playAll(
  { settings, levels, agents, threads }: LevelsRequest,
  module: URL,
  signal: AbortSignal,
): Promise<Trial[]> {
  const trials = agents.map((agent) => ({ agent, games: 0, passes: levels.map(() => 0) }))
  const batches = listBatches(trials, { settings, levels })
  const games = agents.length * settings.games
  await playInPool({ module, threads, games }, async (pool, progress) => {
    const playSome = async () => {
      for (const [trial, task] of batches) {
        if (signal.aborted) return
        addPasses(trial, task.games, await pool.run(task, { name: 'playLevels' }))
        progress.update(countGames(trials))
      }
    }
    await Promise.all(Array.from({ length: threads }, playSome))
  })
  return trials
}

function addPasses(trial: Trial, [from, to]: Games, passes: readonly number[]): void {
  trial.games += to - from
  for (const [level, count] of passes.entries())
    trial.passes[level] = (trial.passes[level] ?? 0) + count
}

function* listBatches(
  trials: readonly Trial[],
  { settings, levels }: Omit<LevelsTask, 'games'>,
): Generator<readonly [Trial, LevelsTask]> {
  const swaps = Math.max(...levels.map((level) => level.swaps))
  for (const trial of trials) {
    const own = { ...settings, agent: trial.agent, swaps }
    for (const games of batchesOf(own, [0, settings.games]))
      yield [trial, { settings: own, levels, games }]
  }
}

function makeText({ settings, levels }: LevelsRequest, trials: readonly Trial[]): string {
  const rows = levels.flatMap((level, index) => [
    [makeLevel(level), '', '', '', ''],
    ...trials.map(({ agent, games, passes }) => {
      const { rate, interval } = rateOf(passes[index] ?? 0, games)
      return [`  ${agent}`, `${games}`, ...[rate, ...interval].map(percent)]
    }),
  ])
  const table = alignColumns([['', 'games', 'passed', '95% from', 'to'], ...rows])
  const what = `${describeBoard(settings)}, seed ${settings.seed}.`
  return `${what}\nAgents play for points, whatever the goal.\n\n${table}\n`
}

const percent = (share: number | null): string =>
  share === null ? '–' : `${(100 * share).toFixed(1)}%`

const rateOf = (passed: number, games: number) => ({
  rate: games === 0 ? null : passed / games,
  interval: wilsonInterval(passed, games),
})

function makeJson({ settings, levels }: LevelsRequest, trials: readonly Trial[]): string {
  const { agent: _, swaps: _swaps, burnIn: _burnIn, ...others } = settings
  const content = {
    format: 'cascade-levels',
    version: 1,
    settings: others,
    levels: levels.map(({ swaps, goal }, index) => ({
      swaps,
      ...goal,
      agents: trials.map(({ agent, games, passes }) => {
        const passed = passes[index] ?? 0
        return { agent, games, passed, ...rateOf(passed, games) }
      }),
    })),
  }
  return `${JSON.stringify(content, null, 1)}\n`
}
