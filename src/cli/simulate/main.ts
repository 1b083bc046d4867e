import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '#src/games/cascade/lab/batch.ts'
import { countPasses, type LevelTask } from '#src/games/cascade/lab/engine/levels.ts'
import { runCommand } from '../command.ts'
import { serve } from '../serve/serve.ts'
import type { Terminal } from '../terminal.ts'
import { runComparison } from './compare.ts'
import { runLevels } from './levels.ts'
import { printMatches } from './matches.ts'
import { merge } from './merge.ts'
import { HELP } from './option-table.ts'
import { parseSimulate, type SimulateRequest } from './options.ts'
import type { Task } from './play.ts'
import { runPublished } from './published.ts'
import { runSimulation } from './run.ts'

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
    case 'published':
      return runPublished(request, MODULE, terminal)
    case 'run':
      return runSimulation(request, MODULE, terminal)
  }
}

if (isMainThread)
  process.exitCode = await runCommand({ name: 'simulate', help: HELP, parse: parseSimulate, run })
