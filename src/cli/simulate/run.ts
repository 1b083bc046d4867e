import { existsSync } from 'node:fs'
import { type Batch, countGames, type Games } from '#src/games/cascade/lab/batch.ts'
import type { Settings } from '#src/games/cascade/lab/settings.ts'
import { type Run, simulate } from '#src/games/cascade/lab/simulate.ts'
import {
  CSV_HEADER,
  makeCsvLines,
  makeReport,
  reportOf,
} from '#src/games/cascade/lab/statistics/report.ts'
import { makeText } from '#src/games/cascade/lab/statistics/text.ts'
import { type Logged, makeSwapsHeader } from '#src/games/cascade/lab/swap-log.ts'
import { refuseWith } from '../files.ts'
import { describeStop, Output } from '../output.ts'
import { ForeignAgents } from '../serve/foreign.ts'
import { doUntilInterrupted, startProgress, type Terminal } from '../terminal.ts'
import { readReport } from './merge.ts'
import { loggedOf, type RunRequest } from './options.ts'
import { startPool } from './pool.ts'

export interface Task {
  readonly settings: Settings
  readonly games: Games
  readonly logged?: Logged | undefined
}

/** The files that a run writes, where they are asked for. */
type Outputs = Readonly<Record<'json' | 'csv' | 'csvSwaps', Output>>

/** Runs a simulation in workers of `module` and writes the results. Resolves to the exit code. */
export async function runSimulation(
  request: RunRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  const earlier = request.resume ? findEarlierReport(request, terminal) : undefined
  if (earlier?.ok === false) return terminal.printError(earlier.detail, 2)
  if (earlier) return await terminal.print(makeText(earlier.value))
  const { json, csv, csvSwaps } = request
  const outputs = { json: new Output(json), csv: new Output(csv), csvSwaps: new Output(csvSwaps) }
  const [problem] = problemsOf(outputs)
  if (problem !== undefined) return terminal.printError(problem, 2)
  return await doUntilInterrupted(async (signal) => {
    const crew = startCrew(request, module)
    signal.addEventListener('abort', () => crew.stop?.())
    const run = await play(request, crew, signal, outputs)
    const games = countGames(run ? [run.games] : [])
    const printed = run ? await finish(run, crew.describeTimes?.() ?? '', outputs, terminal) : 0
    const problems = [...problemsOf(outputs), ...(crew.problem ? [crew.problem] : [])]
    for (const problem of problems) terminal.printError(problem, 1)
    if (signal.aborted || isFull(outputs) || crew.problem)
      terminal.printError(describeStop(games, Object.values(outputs)), 0)
    return problems.length > 0 ? 1 : printed
  })
}

const problemsOf = (outputs: Outputs): readonly string[] =>
  Object.values(outputs).flatMap(({ problem }) => problem ?? [])

/** Tests for what stops a run: a table that cannot be written on. */
const isFull = ({ csv, csvSwaps }: Outputs): boolean =>
  (csv.problem ?? csvSwaps.problem) !== undefined

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
  const { settings, threads } = request
  const { agent } = settings
  if (typeof agent !== 'string') return new ForeignAgents(agent.command, request)
  const logged = loggedOf(request)
  const pool = startPool(module, threads)
  return {
    play: (settings, games) => pool.run({ settings, games, logged } satisfies Task),
    close: () => pool.destroy(),
  }
}

async function play(
  request: RunRequest,
  crew: Crew,
  signal: AbortSignal,
  outputs: Outputs,
): Promise<Run | undefined> {
  const { settings, games, threads, until } = request
  const { csv, csvSwaps } = outputs
  const progress = startProgress(games[1] - games[0])
  const start = performance.now()
  csv.write(CSV_HEADER)
  csvSwaps.write(makeSwapsHeader(loggedOf(request)))
  try {
    return await simulate(settings, {
      games,
      concurrency: threads,
      play: (settings, games) => crew.play(settings, games),
      isStopped: () => signal.aborted || isFull(outputs),
      ...(until !== undefined && { until }),
      onBatch: ({ rows, swapLines = '' }, run) => {
        // Making lines takes as long as a tenth of the games.
        if (csv.path !== undefined) csv.write(makeCsvLines(settings, rows))
        csvSwaps.write(swapLines)
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
function finish(run: Run, times: string, { json, csv, csvSwaps }: Outputs, { print }: Terminal) {
  const report = reportOf(run)
  csv.save()
  csvSwaps.save()
  json.write(makeReport(report))
  json.save()
  return print(makeText(report) + times)
}

/** Returns the report that an earlier run wrote; `undefined` if its games are to be played, again or for the first time. */
function findEarlierReport({ json = '', settings, games }: RunRequest, { printError }: Terminal) {
  if (!existsSync(json)) return undefined
  const report = readReport(json)
  if (!report.ok) {
    printError(`${report.detail}; its games are played again`, 0)
    return undefined
  }
  if (JSON.stringify(report.value.settings) !== JSON.stringify(settings))
    return refuseWith(`${json} has other settings; name another file or remove it`)
  const [first, end] = games
  if (!report.value.played.every(([from, to]) => from >= first && to <= end))
    return refuseWith(`${json} has games of other parts; name another file or remove it`)
  const played = countGames(report.value.played)
  if (played === end - first) return report
  printError(`${json} has ${played} of ${end - first} games; all are played again`, 0)
  return undefined
}
