import { Tinypool } from 'tinypool'
import type { Batch, Games } from '../games/cascade/lab/batch'
import { CSV_HEADER, makeCsvLines, makeReport, reportOf } from '../games/cascade/lab/report'
import type { Settings } from '../games/cascade/lab/settings'
import { type Run, simulate } from '../games/cascade/lab/simulate'
import { makeText } from '../games/cascade/lab/text'
import { ForeignAgents } from './foreign'
import { isSameFile, Output } from './output'
import { startProgress } from './progress'
import type { RunRequest } from './simulate-options'
import { findEarlierReport } from './simulate-resume'
import { type Interrupt, listenForInterrupt, type Terminal } from './terminal'

export interface Task {
  readonly settings: Settings
  readonly games: Games
}

/** Runs a simulation in workers of `module` and writes the results. Resolves to the exit code. */
export async function runSimulation(
  request: RunRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  const earlier = request.resume ? findEarlierReport(request, terminal) : undefined
  if (earlier)
    return earlier.ok
      ? terminal.print(makeText(earlier.value))
      : terminal.printError(earlier.detail ?? earlier.code, 2)
  const json = request.json === undefined ? undefined : new Output(request.json)
  const csv = request.csv === undefined ? undefined : new Output(request.csv)
  const problem = json?.problem ?? csv?.problem ?? findSameFile(json, csv)
  if (problem !== undefined) return terminal.printError(problem, 2)
  const interrupt = listenForInterrupt()
  const crew = startCrew(request, module)
  const run = await play(request, crew, interrupt, csv)
  const times = crew.describeTimes?.() ?? ''
  const written = run
    ? await finish(run, times, json, csv, terminal)
    : reportProblems([json, csv], terminal)
  const code = crew.problem === undefined ? written : terminal.printError(crew.problem, 1)
  const isStopped = interrupt.isInterrupted() || csv?.problem || crew.problem
  if (isStopped) reportCompleted(run, [json, csv], terminal)
  interrupt.close()
  return interrupt.exitCode() || code
}

interface Crew {
  play(settings: Settings, games: Games): Promise<Batch | undefined>
  close(): Promise<void>
  /** A sentence for the user on why they stopped. */
  readonly problem?: string | undefined
  describeTimes?(): string
}

function startCrew({ settings, threads, timeLimit }: RunRequest, module: URL): Crew {
  const { agent } = settings
  if (typeof agent !== 'string')
    return new ForeignAgents(settings, agent.command, threads, timeLimit)
  const pool = new Tinypool({ filename: module.href, minThreads: threads, maxThreads: threads })
  return {
    play: (settings, games) => pool.run({ settings, games } satisfies Task),
    close: () => pool.destroy(),
  }
}

function findSameFile(json: Output | undefined, csv: Output | undefined): string | undefined {
  if (!json || !csv || !isSameFile(json.path, csv.path)) return undefined
  return `--json ${json.path} and --csv ${csv.path} are the same file; name two`
}

async function play(
  { settings, games, threads, until }: RunRequest,
  crew: Crew,
  interrupt: Interrupt,
  csv: Output | undefined,
): Promise<Run | undefined> {
  const progress = startProgress(games[1] - games[0])
  const start = performance.now()
  csv?.write(CSV_HEADER)
  try {
    return await simulate(settings, {
      games,
      concurrency: threads,
      play: (settings, games) => crew.play(settings, games),
      isStopped: () => interrupt.isInterrupted() || csv?.problem !== undefined,
      ...(until !== undefined && { until }),
      onBatch: ({ rows }, run) => {
        csv?.write(makeCsvLines(settings, rows))
        const seconds = (performance.now() - start) / 1000
        const rate = Math.round(run.findings.swaps / seconds).toLocaleString('en')
        progress.update(run.games[1] - run.games[0], `${rate} swaps/s`)
      },
    })
  } finally {
    progress.stop()
    await crew.close()
  }
}

/** Saves the files and prints the figures; one failure does not stop the others. */
async function finish(
  run: Run,
  times: string,
  json: Output | undefined,
  csv: Output | undefined,
  terminal: Terminal,
): Promise<number> {
  const report = reportOf(run)
  csv?.save()
  json?.write(makeReport(report))
  json?.save()
  const printed = await terminal.print(makeText(report) + times)
  return reportProblems([json, csv], terminal) || printed
}

function reportProblems(
  outputs: readonly (Output | undefined)[],
  { printError }: Terminal,
): number {
  const problems = outputs.flatMap((output) => output?.problem ?? [])
  for (const problem of problems) printError(problem, 1)
  return problems.length > 0 ? 1 : 0
}

function reportCompleted(
  run: Run | undefined,
  outputs: readonly (Output | undefined)[],
  { printError }: Terminal,
): void {
  if (!run) {
    printError('stopped before a game was complete; no file is written', 0)
    return
  }
  const saved = outputs.flatMap((output) => (output && !output.problem ? [output.path] : []))
  const complete = `stopped; ${run.games[1] - run.games[0]} games are complete`
  printError(saved.length > 0 ? `${complete} and kept in ${saved.join(' and ')}` : complete, 0)
}
