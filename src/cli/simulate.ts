import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '../games/cascade/lab/batch'
import { countPasses } from '../games/cascade/lab/levels'
import { runCommand } from './command'
import { serve } from './serve'
import { HELP } from './simulate-help'
import { type LevelsTask, runLevels } from './simulate-levels'
import { merge } from './simulate-merge'
import { parseSimulate, type SimulateRequest } from './simulate-options'
import { runReport } from './simulate-report'
import { runSimulation, type Task } from './simulate-run'
import type { Terminal } from './terminal'

/** Work of the threads. */
export default function play({ settings, games, logsSwaps }: Task): Batch {
  return playBatch(settings, games, { logsSwaps })
}

export const playLevels = ({ settings, levels, games }: LevelsTask): number[] =>
  countPasses(settings, levels, games)

const MODULE = new URL(import.meta.url)

async function run(request: SimulateRequest, terminal: Terminal): Promise<number> {
  switch (request.type) {
    case 'merge':
      return merge(request, terminal)
    case 'serve':
      return serve(terminal)
    case 'levels':
      return runLevels(request, MODULE, terminal)
    case 'report':
      return runReport(request, MODULE, terminal)
    case 'run':
      return runSimulation(request, MODULE, terminal)
  }
}

if (isMainThread)
  process.exitCode = await runCommand({ name: 'simulate', help: HELP, parse: parseSimulate, run })
