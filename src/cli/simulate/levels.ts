import { countGames, type Games, joinGames } from '#src/games/cascade/lab/batch.ts'
import {
  type CascadeLevel,
  type LevelTask,
  levelSettings,
} from '#src/games/cascade/lab/engine/levels.ts'
import type { Settings } from '#src/games/cascade/lab/settings.ts'
import { batchesOf } from '#src/games/cascade/lab/simulate.ts'
import { accept, type Parsed } from '../files.ts'
import { describeStop, Output, saveAndPrint } from '../output.ts'
import { LevelAgent } from '../serve/level-agent.ts'
import { doUntilInterrupted, startProgress, type Terminal } from '../terminal.ts'
import { makeLevel } from './levels-file.ts'
import { makeLevelsReport, makeLevelsText, type Trial } from './levels-report.ts'
import type { LevelsRequest } from './options.ts'
import { startPool } from './pool.ts'

/** Plays tasks side by side. */
interface Crew {
  /** One for each thread. Each plays one task at a time and resolves to the passes. */
  readonly lanes: readonly ((task: LevelTask) => Promise<Parsed<number>>)[]
  close(): Promise<unknown>
  /** Abandons games in play, where those may take long. */
  stop?(): Promise<unknown>
}

/** Plays levels in workers of `module` or by foreign agents, prints and writes pass rates. Resolves to the exit code. */
export async function runLevels(
  request: LevelsRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  const json = new Output(request.json)
  if (json.problem !== undefined) return terminal.printError(json.problem, 2)
  return await doUntilInterrupted(async (signal) => {
    const crew = startCrew(request, module)
    signal.addEventListener('abort', () => crew.stop?.())
    const { trials, problem } = await playAll(request, crew, signal)
    const games = trials.reduce((sum, { played }) => sum + countGames(played), 0)
    if (problem !== undefined) terminal.printError(problem, 1)
    if (signal.aborted || problem !== undefined) terminal.printError(describeStop(games, [json]), 0)
    const report = { settings: request.settings, trials }
    const code =
      games === 0
        ? 0
        : await saveAndPrint(json, makeLevelsReport(report), makeLevelsText(report), terminal)
    return problem === undefined ? code : 1
  })
}

function startCrew({ agents, threads, timeLimit }: LevelsRequest, module: URL): Crew {
  const [agent] = agents
  if (typeof agent === 'object') {
    const foreign = Array.from({ length: threads }, () => new LevelAgent(agent, timeLimit))
    const close = () => Promise.all(foreign.map((one) => one.close()))
    return { lanes: foreign.map((one) => (task) => one.play(task)), close, stop: close }
  }
  const pool = startPool(module, threads)
  const play = async (task: LevelTask) => accept(await pool.run(task, { name: 'playLevels' }))
  return { lanes: Array.from({ length: threads }, () => play), close: () => pool.destroy() }
}

async function playAll(
  { settings, levels, agents, games }: LevelsRequest,
  crew: Crew,
  signal: AbortSignal,
): Promise<{ trials: readonly Trial[]; problem: string | undefined }> {
  const trials = levels.flatMap((level) => agents.map((agent) => new OpenTrial(level, agent)))
  const progress = startProgress(trials.length * (games[1] - games[0]))
  const batches = listBatches(trials, settings, games)
  let problem: string | undefined
  const playSome = async (play: Crew['lanes'][number]) => {
    for (const [trial, task] of batches) {
      const passed = await play(task)
      if (passed.ok) trial.add(task.games, passed.value)
      else if (!signal.aborted) problem ??= describeFailure(task, passed.detail)
      if (signal.aborted || problem !== undefined) return crew.stop?.()
      progress.update(trials.reduce((sum, { played }) => sum + countGames(played), 0))
    }
  }
  try {
    await Promise.all(crew.lanes.map(playSome))
  } finally {
    progress.stop()
    await crew.close()
  }
  return { trials, problem }
}

const describeFailure = ({ level, games }: LevelTask, detail: string): string =>
  `${makeLevel(level)}, game ${games[0]}: the agent ${detail}`

class OpenTrial implements Trial {
  played: readonly Games[] = []
  passed = 0

  constructor(
    readonly level: CascadeLevel,
    readonly agent: Settings['agent'],
  ) {}

  add(games: Games, passed: number): void {
    this.played = joinGames([...this.played, games]) ?? this.played
    this.passed += passed
  }
}

function* listBatches(
  trials: readonly OpenTrial[],
  settings: Settings,
  games: Games,
): Generator<readonly [OpenTrial, LevelTask]> {
  for (const trial of trials) {
    const { level, agent } = trial
    const own = { ...settings, agent }
    for (const some of batchesOf(levelSettings(own, level), games))
      yield [trial, { settings: own, level, games: some }]
  }
}
