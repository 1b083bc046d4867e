import { AGENTS } from '#src/games/cascade/agents/agents.ts'
import { BitPlayfield } from '#src/games/cascade/agents/bit-playfield.ts'
import { startPool } from '#src/simulator/command/play.ts'
import { type Batch, batchSize, type Games, playBatch } from '#src/simulator/runs/batch.ts'
import { parseSettings, type Settings } from '#src/simulator/runs/settings.ts'
import { simulate } from '#src/simulator/runs/simulate.ts'
import { PlainPlayfield } from '../support/plain-playfield'
import { drawShape, playBoth } from '../support/same-boards'
import { print, printTable } from './report'

/** Prints the speed of whole runs against the plain playfield, by size, agent and thread, and memory. */
export async function cascadeBench(): Promise<void> {
  benchSameBoards()
  await benchRuns()
  await benchSizes()
  await benchThreads()
  await benchMemory()
}

/** CPU seconds per measurement, and rounds, whose median counts. */
const TIME = 0.2
const ROUNDS = 5

/** Shapes whose speed is listed. */
const SHAPES: readonly object[] = [
  { kinds: 6 },
  { kinds: 7 },
  { kinds: 6, rows: 6, cols: 6 },
  { kinds: 6, cols: 9 },
  { kinds: 6, rows: 9, cols: 9 },
  { kinds: 7, rows: 16, cols: 16 },
  { kinds: 9, rows: 32, cols: 32 },
]

/** Games played on both playfields, board for board. */
const GAMES = 20_000

/** Throws at the first board, turn or draw that differs. */
function benchSameBoards(): void {
  let compared = 0
  for (let game = 0; game < GAMES; game++) {
    playBoth(drawShape(`bench ${game}`), `${game}`, 3, (fast, plain) => {
      if (JSON.stringify(fast) !== JSON.stringify(plain)) throw new Error(`game ${game} differs`)
      compared++
    })
  }
  print(
    `Cascade: ${GAMES} games of any size, kinds and counting, ${compared} comparisons: fast and plain are the same`,
  )
}

/** Whole runs with all figures, games of 30 swaps, one thread, alternating with the plain playfield. */
async function benchRuns(): Promise<void> {
  print('Cascade: thousand swaps a second of whole runs, clusters counted, one thread')
  for (const agent of AGENTS) {
    // A swap takes seconds on the plain playfield.
    if (agent === 'lookahead2') continue
    const rows: Record<string, Record<string, string>> = {}
    for (const shape of SHAPES) {
      const settings = settingsOf({ ...shape, agent })
      // With lookahead, a game of 30 swaps takes minutes on the plain playfield.
      const short = agent === 'lookahead' ? { ...settings, swaps: 1 } : settings
      const [fast = 0, plain = 0] = await inTurns([
        { settings, playfield: 'fast' },
        { settings: short, playfield: 'plain' },
      ])
      rows[nameOf(settings)] = {
        fast: thousands(fast),
        plain: thousands(plain),
        times: `${(fast / plain).toFixed(0)} ×`,
      }
    }
    print(agent)
    printTable(rows)
  }
}

/** Prints nanoseconds per swap by board size. */
async function benchSizes(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {}
  for (const side of [3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 17, 20, 24, 28, 32]) {
    const settings = settingsOf({ rows: side, cols: side, kinds: 6 })
    const [rate = 0] = await inTurns([{ settings, playfield: 'fast' }])
    rows[`${side} × ${side}`] = {
      'ns a swap': (1e9 / rate).toFixed(0),
      'ns a cell': (1e9 / rate / side ** 2).toFixed(1),
    }
  }
  print('Cascade: whole runs by size, 6 kinds, random swaps, one thread')
  printTable(rows)
}

const PLAYFIELDS = { fast: BitPlayfield, plain: PlainPlayfield }

interface Runs {
  readonly settings: Settings
  readonly playfield: keyof typeof PLAYFIELDS
}

/** Returns swaps a second of whole runs, in a worker thread. */
export function rateRuns({ settings, playfield: name }: Runs): number {
  const playfield = new PLAYFIELDS[name](settings)
  // The plain playfield would take minutes for a whole batch.
  const most = name === 'fast' ? 500 : settings.agent === 'random' ? 50 : 1
  const size = Math.min(most, batchSize(settings))
  let swaps = 0
  let game = 0
  const start = seconds()
  while (seconds() - start < TIME) {
    swaps += playBatch(settings, [game, game + size], { playfield }).findings.swaps
    game += size
  }
  return swaps / (seconds() - start)
}

/**
 * Median rates of alternating runs, so that other load affects all, after a round to compile them. Each has its own
 * thread, whose code is compiled for its size and agent alone, as in a simulation.
 */
async function inTurns(all: readonly Runs[]): Promise<number[]> {
  const measured = all.map((runs) => ({
    runs,
    pool: startPool(new URL(import.meta.url), 1),
    rates: [] as number[],
  }))
  for (let round = 0; round <= ROUNDS; round++) {
    for (const { runs, pool, rates } of measured) {
      const rate: number = await pool.run(runs, { name: 'rateRuns' })
      if (round > 0) rates.push(rate)
    }
  }
  await Promise.all(measured.map(({ pool }) => pool.destroy()))
  return measured.map(({ rates }) => middle(rates))
}

const middle = (rates: readonly number[]): number =>
  rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0

/** Whole runs by workers, one and two alternating. By wall time, which other load affects. */
async function benchThreads(): Promise<void> {
  const settings = settingsOf({ kinds: 6, games: 100_000 })
  const rates: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rates[0].push(await swapsOfThreads(settings, 1))
    rates[1].push(await swapsOfThreads(settings, 2))
  }
  const [one, two] = rates.map((list) => thousands(middle(list)))
  print(
    `Cascade: thousand swaps a second by the clock, 8 × 8, 6 kinds: one thread ${one}, two ${two}`,
  )
}

/** Plays a batch, in a worker thread. */
export const playGames = ({ settings, games }: { settings: Settings; games: Games }): Batch =>
  playBatch(settings, games)

async function swapsOfThreads(settings: Settings, threads: number): Promise<number> {
  const pool = startPool(new URL(import.meta.url), threads)
  const play = (_: Settings, games: Games): Promise<Batch> =>
    pool.run({ settings, games }, { name: 'playGames' })
  await simulate(settings, { games: [0, settings.games / 10], concurrency: threads, play })
  const start = performance.now()
  const run = await simulate(settings, { concurrency: threads, play })
  const rate = ((run?.findings.swaps ?? 0) / (performance.now() - start)) * 1000
  await pool.destroy()
  return rate
}

/** A run of a million games, in this process, whose memory must not grow. */
async function benchMemory(): Promise<void> {
  const settings = settingsOf({ kinds: 6, swaps: 3, games: 1_000_000 })
  const peaks: number[] = []
  await simulate(settings, {
    concurrency: 1,
    play: async (_, games) => playBatch(settings, games),
    onBatch: ({ games: [from] }) => {
      const part = Math.floor((10 * from) / settings.games)
      peaks[part] = Math.max(peaks[part] ?? 0, process.memoryUsage().rss / 2 ** 20)
    },
  })
  const shown = peaks.map((peak) => peak.toFixed(0)).join(', ')
  print(`Cascade: 10⁶ games, most memory in each tenth of them: ${shown} MB`)
}

/** CPU time, which other processes affect less. */
const seconds = (): number => process.cpuUsage().user / 1e6

const thousands = (rate: number): string => (rate / 1000).toFixed(1)

const nameOf = ({ rows, cols, kinds }: Settings): string => `${rows} × ${cols}, ${kinds} kinds`

function settingsOf(input: object): Settings {
  const settings = parseSettings(input)
  if (!settings.ok) throw new Error(`${settings.code}: ${settings.detail}`)
  return settings.value
}
