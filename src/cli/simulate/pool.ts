import { Tinypool } from 'tinypool'
import { type Progress, startProgress } from '../terminal.ts'

export const startPool = (module: URL, threads: number): Tinypool =>
  new Tinypool({ filename: module.href, minThreads: threads, maxThreads: threads })

/** Lets workers play `games`, with a bar of those that are played. */
export async function playInPool<Played>(
  { module, threads, games }: { module: URL; threads: number; games: number },
  play: (pool: Tinypool, progress: Progress) => Promise<Played>,
): Promise<Played> {
  const progress = startProgress(games)
  const pool = startPool(module, threads)
  try {
    return await play(pool, progress)
  } finally {
    progress.stop()
    await pool.destroy()
  }
}
