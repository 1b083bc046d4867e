import { existsSync } from 'node:fs'
import { beginsAsReport, CSV_HEADER, makeCsvLines, makeReport, reportOf } from '../report/report.ts'
import { makeText } from '../report/text.ts'
import { type Batch, countGames, type Games } from '../runs/batch.ts'
import type { Settings } from '../runs/settings.ts'
import { type Run, simulate } from '../runs/simulate.ts'
import { makeSwapsHeader } from '../runs/swap-log.ts'
import { readInput, refuseWith } from '../terminal/files.ts'
import { Output, problemsOf } from '../terminal/output.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { ForeignAgents } from './foreign.ts'
import { parseRunReport } from './merge.ts'
import { loggedOf, type RunRequest } from './options.ts'
import { type Crew, playAndSave, playWith, startThreads } from './play.ts'

/** Runs a simulation in workers of `module` and writes the results. Resolves to the exit code. */
export async function runSimulation(
  request: RunRequest,
  module: URL,
  terminal: Terminal,
): Promise<number> {
  const earlier = request.resume ? findEarlierReport(request, terminal) : undefined
  if (earlier?.ok === false) return terminal.printError(earlier.detail, 2)
  if (earlier) return await terminal.print(makeText(earlier.value))
  const json = new Output(request.json)
  const tables = { csv: new Output(request.csv), csvSwaps: new Output(request.csvSwaps) }
  const outputs = { json, tables: Object.values(tables) }
  return await playAndSave(outputs, terminal, async (signal) => {
    const crew = startCrew(request, module)
    const run = await play(request, crew, signal, tables)
    const { problem } = crew
    if (!run) return { games: 0, problem }
    const report = reportOf(run)
    return {
      games: countGames([run.games]),
      json: makeReport(report),
      text: makeText(report) + (crew.describeTimes?.() ?? ''),
      problem,
    }
  })
}

interface RunCrew extends Crew {
  play(settings: Settings, games: Games): Promise<Batch | undefined>
  /** A sentence for the user on why they stopped. */
  readonly problem?: string | undefined
  describeTimes?(): string
}

function startCrew(request: RunRequest, module: URL): RunCrew {
  const { agent } = request.settings
  if (typeof agent !== 'string') return new ForeignAgents(agent.command, request)
  const wanted = { rows: request.csv !== undefined, logged: loggedOf(request) }
  return startThreads(module, request.threads, wanted)
}

function play(
  request: RunRequest,
  crew: RunCrew,
  signal: AbortSignal,
  { csv, csvSwaps }: Readonly<Record<'csv' | 'csvSwaps', Output>>,
): Promise<Run | undefined> {
  const { settings, games, threads, until } = request
  const start = performance.now()
  csv.write(CSV_HEADER)
  csvSwaps.write(makeSwapsHeader(loggedOf(request)))
  return playWith(crew, { games: countGames([games]), signal }, (progress) =>
    simulate(settings, {
      games,
      concurrency: threads,
      play: (settings, games) => crew.play(settings, games),
      // A table that cannot be written on stops a run.
      isStopped: () => signal.aborted || problemsOf([csv, csvSwaps]).length > 0,
      ...(until !== undefined && { until }),
      onBatch: ({ rows, swapLines = '' }, run) => {
        // Making lines takes as long as a tenth of the games.
        if (csv.path !== undefined) csv.write(makeCsvLines(settings, rows))
        csvSwaps.write(swapLines)
        const seconds = (performance.now() - start) / 1000
        const rate = Math.round(run.findings.swaps / seconds).toLocaleString('en')
        progress.update(countGames([run.games]), `${rate} swaps/s`)
      },
    }),
  )
}

/** Returns the report that an earlier run wrote; `undefined` if its games are to be played, again or for the first time. */
function findEarlierReport({ json = '', settings, games }: RunRequest, { printError }: Terminal) {
  if (!existsSync(json)) return undefined
  const text = readInput(json, 'report')
  if (!text.ok) return text
  const report = parseRunReport({ name: json, text: text.value })
  if (!report.ok && !beginsAsReport(text.value))
    return refuseWith(`${report.detail}; name another file or remove it`)
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
