import { Tinypool } from 'tinypool'
import type { Batch, Games } from '../games/cascade/lab/batch'
import type { Settings } from '../games/cascade/lab/settings'

/** What a worker is sent. */
export interface Task {
  readonly settings: Settings
  readonly games: Games
}

export interface Pool {
  play(settings: Settings, games: Games): Promise<Batch>
  close(): Promise<void>
}

/** Threads that play batches. `module` is the file whose default export plays a task. */
export function openPool(module: URL, threads: number): Pool {
  const pool = new Tinypool({ filename: module.href, minThreads: threads, maxThreads: threads })
  return {
    play: (settings, games) => pool.run({ settings, games } satisfies Task),
    close: () => pool.destroy(),
  }
}
