import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '../games/cascade/lab/batch'
import { runCommand } from './command'
import { serve } from './serve'
import { merge } from './simulate-merge'
import { HELP, parseSimulate, type SimulateRequest } from './simulate-options'
import { runSimulation, type Task } from './simulate-run'
import type { Terminal } from './terminal'

export default function work({ settings, games }: Task): Batch {
  return playBatch(settings, games)
}

async function run(request: SimulateRequest, terminal: Terminal): Promise<number> {
  switch (request.type) {
    case 'merge':
      return merge(request, terminal)
    case 'serve':
      return serve(terminal)
    case 'run':
      return runSimulation(request, new URL(import.meta.url), terminal)
  }
}

if (isMainThread)
  process.exitCode = await runCommand({ name: 'simulate', help: HELP, parse: parseSimulate, run })
