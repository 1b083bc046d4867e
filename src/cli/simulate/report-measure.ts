import { SURVEYED_AGENTS } from '#src/games/cascade/lab/engine/strategies.ts'
import type { Settings } from '#src/games/cascade/lab/settings.ts'
import { type Run, simulate } from '#src/games/cascade/lab/simulate.ts'
import { type Figure, figuresOf, type Rate } from '#src/games/cascade/lab/statistics/figures.ts'
import type { Interrupt } from '../terminal.ts'
import type { ReportRequest } from './options.ts'
import { playInPool } from './pool.ts'
import type { Task } from './run.ts'

/** Swaps per game when dead ends are counted. */
export const GAME_SWAPS = 30

/** Figures of square boards of one size and number of kinds. */
export interface Finding {
  readonly size: number
  readonly kinds: number
  readonly legalSwaps: Figure
  /** Of each surveyed agent. */
  readonly firstPoints: readonly Figure[]
  readonly redeals: Rate
}

type Measure = (settings: Settings) => Promise<Run | undefined>

/** Plays boards of all sizes and kinds in workers of `module`; when stopped, returns those that are complete. */
export async function measureAll(
  { settings, sizes, kinds, threads }: ReportRequest,
  module: URL,
  interrupt: Interrupt,
): Promise<Finding[]> {
  const shapes = sizes.flatMap((size) => kinds.map((count) => [size, count] as const))
  const games = shapes.length * settings.games * (SURVEYED_AGENTS.length + 1)
  return playInPool({ module, threads, games }, async (pool, progress) => {
    let done = 0
    const measure: Measure = (own) =>
      simulate(own, {
        concurrency: 1,
        play: (_, games) => pool.run({ settings: own, games, logsSwaps: false } satisfies Task),
        isStopped: () => interrupt.signal.aborted,
        onBatch: ({ games: [from, to] }) => {
          done += to - from
          progress.update(done)
        },
      })
    const found = await Promise.all(
      shapes.map(([size, count]) =>
        measureShape({ ...settings, rows: size, cols: size, kinds: count }, measure),
      ),
    )
    return found.flatMap((finding) => finding ?? [])
  })
}

/** Returns `undefined` when stopped. */
async function measureShape(settings: Settings, measure: Measure): Promise<Finding | undefined> {
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
    legalSwaps: first.quantities.legalSwaps,
    firstPoints: firsts.map(({ quantities }) => quantities.points),
    redeals: games.redeals,
  }
}
