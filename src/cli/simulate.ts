import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '../games/cascade/lab/batch'
import type { Task } from './pool'
import { HELP } from './simulate-help'
import { merge } from './simulate-merge'
import { parseCommandLine } from './simulate-options'
import { runSimulation } from './simulate-run'
import { complain, print, surviveWriteErrors } from './terminal'

/** What the program does as a worker thread: plays some games. */
export default function work({ settings, games }: Task): Batch {
  return playBatch(settings, games)
}

/** What it does as a command; gives the exit code. */
async function command(args: readonly string[]): Promise<number> {
  surviveWriteErrors()
  const request = parseCommandLine(args)
  if (!request.ok) return complain(request.detail ?? request.code, 2)
  switch (request.value.type) {
    case 'help':
      return print(HELP)
    case 'merge':
      return merge(request.value)
    case 'run':
      return runSimulation(request.value, new URL(import.meta.url))
  }
}

if (isMainThread) process.exitCode = await command(process.argv.slice(2))
