import { existsSync } from 'node:fs'
import { countGames } from '#src/games/cascade/lab/batch.ts'
import { SURVEYED_AGENTS } from '#src/games/cascade/lab/engine/strategies.ts'
import type { Settings } from '#src/games/cascade/lab/settings.ts'
import { type Run, simulate } from '#src/games/cascade/lab/simulate.ts'
import { figuresOf } from '#src/games/cascade/lab/statistics/figures.ts'
import { Output } from '../output.ts'
import { doUntilInterrupted, type Terminal } from '../terminal.ts'
import type { ReportRequest } from './options.ts'
import { playWith, startThreads } from './play.ts'
import { type Finding, GAME_SWAPS, makePage } from './report-page.ts'

/** Measures boards in workers of `module` and writes a page. Resolves to the exit code. */
export async function runReport(
  request: ReportRequest,
  module: URL,
  { print, printError }: Terminal,
): Promise<number> {
  const { html, force } = request
  if (existsSync(html) && !force)
    return printError(`${html} already exists; use --force to replace it`, 2)
  const output = new Output(html)
  if (output.problem !== undefined) return printError(output.problem, 2)
  return await doUntilInterrupted(async (signal) => {
    const findings = await measureAll(request, module, signal)
    if (signal.aborted) return printError('stopped; no file is written', 0)
    output.write(makePage(request, findings))
    output.save()
    if (output.problem !== undefined) return printError(output.problem, 1)
    return await print(`wrote ${html}\n`)
  })
}

type Measure = (settings: Settings) => Promise<Run | undefined>

/** Plays boards of all sizes and kinds in workers of `module`; when stopped, returns those that are complete. */
async function measureAll(
  { settings, sizes, kinds, threads }: ReportRequest,
  module: URL,
  signal: AbortSignal,
): Promise<Finding[]> {
  const boards = sizes.flatMap((size) =>
    kinds.map((count) => ({ ...settings, rows: size, cols: size, kinds: count })),
  )
  const games = boards.length * settings.games * (SURVEYED_AGENTS.length + 1)
  const { play, ...crew } = startThreads(module, threads)
  return playWith(crew, { games, signal }, async (progress) => {
    let done = 0
    const measure: Measure = (own) =>
      simulate(own, {
        concurrency: 1,
        play,
        isStopped: () => signal.aborted,
        onBatch: ({ games }) => {
          done += countGames([games])
          progress.update(done)
        },
      })
    const found = await Promise.all(boards.map((board) => measureBoard(board, measure)))
    return found.flatMap((finding) => finding ?? [])
  })
}

/** Returns `undefined` when stopped. */
async function measureBoard(settings: Settings, measure: Measure): Promise<Finding | undefined> {
  const runs = await Promise.all([
    measure({ ...settings, agent: 'random', swaps: GAME_SWAPS }),
    ...SURVEYED_AGENTS.map((agent) => measure({ ...settings, agent, swaps: 1 })),
  ])
  const figures = runs.flatMap((run) => (run ? [figuresOf(run.findings)] : []))
  const [games, ...firsts] = figures
  const [first] = firsts
  if (!games || !first || figures.length < runs.length) return undefined
  return {
    size: settings.rows,
    kinds: settings.kinds,
    measures: [
      first.quantities.legalSwaps,
      ...firsts.map(({ quantities }) => quantities.points),
      games.redeals,
    ],
  }
}
