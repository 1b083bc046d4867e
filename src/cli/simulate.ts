import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '../games/cascade/lab/batch'
import { runCommand } from './command'
import { merge } from './simulate-merge'
import { HELP, parseSimulate, type SimulateRequest } from './simulate-options'
import { runSimulation, type Task } from './simulate-run'
import type { Terminal } from './terminal'

export default function work({ settings, games }: Task): Batch {
  return playBatch(settings, games)
}

function run(request: SimulateRequest, terminal: Terminal): Promise<number> {
  return request.type === 'merge'
    ? merge(request, terminal)
    : runSimulation(request, new URL(import.meta.url), terminal)
}

if (isMainThread)
  process.exitCode = await runCommand({ name: 'simulate', help: HELP, parse: parseSimulate, run })
