import { isMainThread } from 'node:worker_threads'
import { runComparison } from '#src/simulator/command/compare.ts'
import { runLevels } from '#src/simulator/command/levels.ts'
import { printMatches } from '#src/simulator/command/matches.ts'
import { merge } from '#src/simulator/command/merge.ts'
import { HELP } from '#src/simulator/command/option-table.ts'
import { parseSimulate, type SimulateRequest } from '#src/simulator/command/options.ts'
import type { Task } from '#src/simulator/command/play.ts'
import { runSimulation } from '#src/simulator/command/run.ts'
import { type Batch, playBatch } from '#src/simulator/runs/batch.ts'
import { countPasses, type LevelTask } from '#src/simulator/runs/level-games.ts'
import { serve } from '#src/simulator/serve/serve.ts'
import { runCommand } from '#src/simulator/terminal/command.ts'
import type { Terminal } from '#src/simulator/terminal/terminal.ts'

/** Work of the threads. */
export default function play({ settings, games, rows, logged }: Task): Batch {
  const batch = playBatch(settings, games, { logged })
  return rows ? batch : { ...batch, rows: [] }
}

export const playLevels = (task: LevelTask): number => countPasses(task)

const MODULE = new URL(import.meta.url)

async function run(request: SimulateRequest, terminal: Terminal): Promise<number> {
  switch (request.type) {
    case 'matches':
      return printMatches(request, terminal)
    case 'merge':
      return merge(request, terminal)
    case 'compare':
      return runComparison(request, MODULE, terminal)
    case 'serve':
      return serve(terminal)
    case 'levels':
      return runLevels(request, MODULE, terminal)
    case 'run':
      return runSimulation(request, MODULE, terminal)
  }
}

if (isMainThread)
  process.exitCode = await runCommand({ name: 'simulate', help: HELP, parse: parseSimulate, run })
