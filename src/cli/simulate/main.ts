import { isMainThread } from 'node:worker_threads'
import type { Task } from '#src/simulator/command/play.ts'
import { makeSimulate } from '#src/simulator/command/simulate.ts'
import { type Batch, playBatch } from '#src/simulator/runs/batch.ts'
import { countPasses, type LevelTask } from '#src/simulator/runs/level-games.ts'
import { runCommand } from '#src/simulator/terminal/command.ts'

/** Work of the threads. */
export default function play({ settings, games, rows, logged }: Task): Batch {
  const batch = playBatch(settings, games, { logged })
  return rows ? batch : { ...batch, rows: [] }
}

export const playLevels = (task: LevelTask): number => countPasses(task)

if (isMainThread) process.exitCode = await runCommand(makeSimulate(new URL(import.meta.url)))
