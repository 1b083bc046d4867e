import { type Batch, type Games, SWAPS_HEADER } from '#src/games/cascade/lab/batch.ts'
import type { Settings } from '#src/games/cascade/lab/settings.ts'
import { type Run, simulate } from '#src/games/cascade/lab/simulate.ts'
import {
  CSV_HEADER,
  makeCsvLines,
  makeReport,
  reportOf,
} from '#src/games/cascade/lab/statistics/report.ts'
import { makeText } from '#src/games/cascade/lab/statistics/text.ts'
import { Output } from '../output.ts'
import { startProgress } from '../progress.ts'
import { ForeignAgents } from '../serve/foreign.ts'
import { type Interrupt, listenForInterrupt, type Terminal } from '../terminal.ts'
import type { RunRequest } from './options.ts'
import { startPool } from './pool.ts'
import { findEarlierReport } from './resume.ts'

export interface Task {
  readonly settings: Settings
  readonly games: Games
  readonly logsSwaps: boolean
}

/** The files that a run writes, where they are asked for. */
interface Outputs {
  readonly json: Output | undefined
  readonly csv: Output | undefined
  readonly csvSwaps: Output | undefined
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
  const outputs = openOutputs(request)
  const problem = findProblem(Object.values(outputs))
  if (problem !== undefined) return terminal.printError(problem, 2)
  const interrupt = listenForInterrupt()
  const crew = startCrew(request, module)
  interrupt.signal.addEventListener('abort', () => crew.stop?.())
  const run = await play(request, crew, interrupt, outputs)
  const times = crew.describeTimes?.() ?? ''
  const written = run
    ? await finish(run, times, outputs, terminal)
    : reportProblems(outputs, terminal)
  const code = crew.problem === undefined ? written : terminal.printError(crew.problem, 1)
  if (interrupt.signal.aborted || findTableProblem(outputs) || crew.problem)
    reportCompleted(run, outputs, terminal)
  interrupt.close()
  return interrupt.exitCode() || code
}

const open = (path: string | undefined) => (path === undefined ? undefined : new Output(path))

const openOutputs = ({ json, csv, csvSwaps }: RunRequest): Outputs => ({
  json: open(json),
  csv: open(csv),
  csvSwaps: open(csvSwaps),
})

const findProblem = (outputs: readonly (Output | undefined)[]): string | undefined =>
  outputs.find((output) => output?.problem !== undefined)?.problem

/** Finds what stops a run: a table that cannot be written on. */
const findTableProblem = ({ csv, csvSwaps }: Outputs) => findProblem([csv, csvSwaps])

interface Crew {
  play(settings: Settings, games: Games): Promise<Batch | undefined>
  close(): Promise<void>
  /** Abandons games in play, where those may take long. */
  stop?(): Promise<void>
  /** A sentence for the user on why they stopped. */
  readonly problem?: string | undefined
  describeTimes?(): string
}

function startCrew(request: RunRequest, module: URL): Crew {
  const { settings, threads, csvSwaps } = request
  const { agent } = settings
  if (typeof agent !== 'string') return new ForeignAgents(settings, agent.command, request)
  const logsSwaps = csvSwaps !== undefined
  const pool = startPool(module, threads)
  return {
    play: (settings, games) => pool.run({ settings, games, logsSwaps } satisfies Task),
    close: () => pool.destroy(),
  }
}

async function play(
  { settings, games, threads, until }: RunRequest,
  crew: Crew,
  interrupt: Interrupt,
  outputs: Outputs,
): Promise<Run | undefined> {
  const { csv, csvSwaps } = outputs
  const progress = startProgress(games[1] - games[0])
  const start = performance.now()
  csv?.write(CSV_HEADER)
  csvSwaps?.write(SWAPS_HEADER)
  try {
    return await simulate(settings, {
      games,
      concurrency: threads,
      play: (settings, games) => crew.play(settings, games),
      isStopped: () => interrupt.signal.aborted || findTableProblem(outputs) !== undefined,
      ...(until !== undefined && { until }),
      onBatch: ({ rows, swapLines = '' }, run) => {
        csv?.write(makeCsvLines(settings, rows))
        csvSwaps?.write(swapLines)
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
  outputs: Outputs,
  terminal: Terminal,
): Promise<number> {
  const { json, csv, csvSwaps } = outputs
  const report = reportOf(run)
  csv?.save()
  csvSwaps?.save()
  json?.write(makeReport(report))
  json?.save()
  const printed = await terminal.print(makeText(report) + times)
  return reportProblems(outputs, terminal) || printed
}

function reportProblems(outputs: Outputs, { printError }: Terminal): number {
  const problems = Object.values(outputs).flatMap(
    (output: Output | undefined) => output?.problem ?? [],
  )
  for (const problem of problems) printError(problem, 1)
  return problems.length > 0 ? 1 : 0
}

const LIST = new Intl.ListFormat('en')

function reportCompleted(
  run: Run | undefined,
  { json, csv, csvSwaps }: Outputs,
  { printError }: Terminal,
): void {
  if (!run) {
    printError('stopped before a game was complete; no file is written', 0)
    return
  }
  const saved = [json, csv, csvSwaps].flatMap((output) =>
    output && !output.problem ? [output.path] : [],
  )
  const complete = `stopped; ${run.games[1] - run.games[0]} games are complete`
  printError(saved.length > 0 ? `${complete} and kept in ${LIST.format(saved)}` : complete, 0)
}
