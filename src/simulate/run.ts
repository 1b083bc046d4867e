import { CSV_HEADER, makeCsvLines } from '../games/cascade/lab/csv'
import { makeReport, reportOf } from '../games/cascade/lab/report'
import { type Run, simulate } from '../games/cascade/lab/simulate'
import { makeText } from '../games/cascade/lab/text'
import type { RunRequest } from './command-line'
import { INTERRUPTED, type Interrupt, listenForInterrupt } from './interrupt'
import { type Output, openOutput } from './output'
import { openPool } from './pool'
import { startProgress } from './progress'

/** Runs a simulation and writes what it finds; gives the exit code. `module` is what workers load. */
export async function runSimulation(request: RunRequest, module: URL): Promise<number> {
  const json = request.json === undefined ? undefined : openOutput(request.json)
  const csv = request.csv === undefined ? undefined : openOutput(request.csv)
  const interrupt = listenForInterrupt()
  const run = await play(request, module, interrupt, csv)
  interrupt.close()
  csv?.close()
  if (run) json?.write(makeReport(reportOf(run)))
  json?.close()
  if (run) process.stdout.write(makeText(reportOf(run)))
  if (!interrupt.isInterrupted()) return 0
  const complete = run ? run.games[1] - run.games[0] : 0
  process.stderr.write(`simulate: stopped; ${complete} games are complete and kept\n`)
  return INTERRUPTED
}

async function play(
  { settings, games, threads, until }: RunRequest,
  module: URL,
  interrupt: Interrupt,
  csv: Output | undefined,
): Promise<Run | undefined> {
  const pool = openPool(module, threads)
  const progress = startProgress(games[1] - games[0])
  const start = performance.now()
  csv?.write(CSV_HEADER)
  try {
    return await simulate(settings, {
      games,
      lanes: threads,
      play: pool.play,
      isStopped: interrupt.isInterrupted,
      ...(until !== undefined && { until }),
      onBatch: ({ rows }, run) => {
        csv?.write(makeCsvLines(settings, rows))
        const seconds = (performance.now() - start) / 1000
        progress.update(run.games[1] - run.games[0], run.findings.swaps / seconds)
      },
    })
  } finally {
    progress.stop()
    await pool.close()
  }
}
