import { isMainThread } from 'node:worker_threads'
import { type Batch, playBatch } from '../games/cascade/lab/batch'
import { parseCommandLine } from './command-line'
import { HELP } from './help'
import { merge } from './merge'
import type { Task } from './pool'
import { runSimulation } from './run'

/** What the program does as a worker thread: plays some games. */
export default function work({ settings, games }: Task): Batch {
  return playBatch(settings, games)
}

/** What it does as a command; gives the exit code. */
async function command(args: readonly string[]): Promise<number> {
  const request = parseCommandLine(args)
  if (!request.ok) return complain(request.detail ?? request.code)
  switch (request.value.type) {
    case 'help':
      process.stdout.write(HELP)
      return 0
    case 'merge':
      return merge(request.value)
    case 'run':
      return runSimulation(request.value, new URL(import.meta.url))
  }
}

/** A line on what was asked for wrongly. */
function complain(line: string): number {
  process.stderr.write(`simulate: ${line}\n`)
  return 2
}

/** Files that cannot be read or written are the system's to explain; any other error is a bug. */
function explain(error: unknown): number {
  if (error instanceof Error && 'syscall' in error) return complain(error.message)
  throw error
}

if (isMainThread) process.exitCode = await command(process.argv.slice(2)).catch(explain)
