import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '#src/games/cascade/lab/batch.ts'
import { countPasses } from '#src/games/cascade/lab/levels.ts'
import { runCommand } from './command.ts'
import { serve } from './serve.ts'
import { HELP } from './simulate-help.ts'
import { type LevelsTask, runLevels } from './simulate-levels.ts'
import { merge } from './simulate-merge.ts'
import { parseSimulate, type SimulateRequest } from './simulate-options.ts'
import { runReport } from './simulate-report.ts'
import { runSimulation, type Task } from './simulate-run.ts'
import type { Terminal } from './terminal.ts'

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
