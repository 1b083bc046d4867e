import { makeLevel } from '#src/games/cascade/rules/level.ts'
import { countGames, joinGames } from '../runs/batch.ts'
import { type LevelTask, levelSettings } from '../runs/level-games.ts'
import { batchesOf } from '../runs/simulate.ts'
import { accept, type Parsed } from '../terminal/files.ts'
import { Output } from '../terminal/output.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { LevelAgent } from './level-agent.ts'
import { makeLevelsReport, makeLevelsText, type Trial } from './levels-report.ts'
import type { LevelsRequest } from './options.ts'
import { type Crew, playAndSave, playWith, startThreads } from './play.ts'

/** Plays levels in workers of `module` or by foreign agents, prints and writes pass rates. Resolves to the exit code. */
export function runLevels(
  request: LevelsRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  return playAndSave({ json: new Output(request.json) }, terminal, async (signal) => {
    const { settings, levels, agents } = request
    const trials = levels.flatMap((level) =>
      agents.map((agent): Trial => ({ level, agent, played: [], passed: 0 })),
    )
    const games = trials.length * countGames([request.games])
    const crew = startCrew(request, module)
    const problem = await playWith(crew, { games, signal }, (progress) =>
      playAll(crew, listBatches(trials, request), {
        isStopped: () => signal.aborted,
        onBatch: () => progress.update(countPlayed(trials)),
      }),
    )
    const report = { settings, trials }
    return {
      games: countPlayed(trials),
      json: makeLevelsReport(report),
      text: makeLevelsText(report),
      problem,
    }
  })
}

const countPlayed = (trials: readonly Trial[]): number =>
  trials.reduce((sum, { played }) => sum + countGames(played), 0)

interface LevelsCrew extends Crew {
  /** One for each thread. Each plays one task at a time and resolves to the passes. */
  readonly lanes: readonly ((task: LevelTask) => Promise<Parsed<number>>)[]
}

function startCrew({ agents, threads, timeLimit }: LevelsRequest, module: URL): LevelsCrew {
  const [agent] = agents
  if (typeof agent === 'object') {
    const foreign = Array.from({ length: threads }, () => new LevelAgent(agent, timeLimit))
    const close = () => Promise.all(foreign.map((one) => one.close()))
    return { lanes: foreign.map((one) => (task) => one.play(task)), close, stop: close }
  }
  const { playLevel, close } = startThreads(module, threads)
  const play = async (task: LevelTask) => accept(await playLevel(task))
  return { lanes: Array.from({ length: threads }, () => play), close }
}

/**
 * Adds what the lanes play to the trials. When one fails, the others end the games that they have begun. Resolves to a
 * sentence on why it failed.
 */
async function playAll(
  { lanes }: LevelsCrew,
  batches: Iterable<readonly [Trial, LevelTask]>,
  { isStopped, onBatch }: { isStopped: () => boolean; onBatch: () => void },
): Promise<string | undefined> {
  let problem: string | undefined
  const playSome = async (play: LevelsCrew['lanes'][number]) => {
    // To leave the loop ends the batches for all lanes.
    for (const [trial, task] of batches) {
      const passed = await play(task)
      if (!passed.ok) {
        if (!isStopped()) problem ??= describeFailure(task, passed.detail)
        return
      }
      trial.played = joinGames([...trial.played, task.games]) ?? trial.played
      trial.passed += passed.value
      onBatch()
      if (isStopped()) return
    }
  }
  await Promise.all(lanes.map(playSome))
  return problem
}

const describeFailure = ({ level, games }: LevelTask, detail: string): string =>
  `${makeLevel(level)}, game ${games[0]}: the agent ${detail}`

function* listBatches(
  trials: readonly Trial[],
  { settings, games }: LevelsRequest,
): Generator<readonly [Trial, LevelTask]> {
  for (const trial of trials) {
    const { level, agent } = trial
    const own = { ...settings, agent }
    for (const some of batchesOf(levelSettings(own, level), games))
      yield [trial, { settings: own, level, games: some }]
  }
}
