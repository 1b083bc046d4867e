import { Tinypool } from 'tinypool'
import { type Batch, batchSize, type Games, playBatch } from '#src/games/cascade/lab/batch.ts'
import { BitPlayfield } from '#src/games/cascade/lab/bit-playfield.ts'
import { AGENTS, type Playfield } from '#src/games/cascade/lab/playfield.ts'
import { parseSettings, type Settings } from '#src/games/cascade/lab/settings.ts'
import { simulate } from '#src/games/cascade/lab/simulate.ts'
import { PlainPlayfield } from '../support/plain-playfield'
import { drawShape, playBoth } from '../support/same-boards'
import { print, printTable } from './report'

/** Prints the speed of whole runs against the plain playfield, by size, agent and thread, and memory. */
export async function cascadeBench(): Promise<void> {
  benchSameBoards()
  benchRuns()
  benchSizes()
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
function benchRuns(): void {
  print('Cascade: thousand swaps a second of whole runs, clusters counted, one thread')
  for (const agent of AGENTS) {
    // A swap takes seconds on the plain playfield.
    if (agent === 'lookahead2') continue
    const rows: Record<string, Record<string, string>> = {}
    for (const shape of SHAPES) {
      const settings = settingsOf({ ...shape, agent })
      const [fast, plain] = inTurns(
        () => swapsPerSecond(settings, new BitPlayfield(settings)),
        () => swapsPerSecond(settings, new PlainPlayfield(settings)),
      )
      rows[nameOf(settings)] = {
        fast: thousands(fast),
        readable: thousands(plain),
        times: `${(fast / plain).toFixed(0)} ×`,
      }
    }
    print(agent)
    printTable(rows)
  }
}

/** Prints nanoseconds per swap by board size. */
function benchSizes(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const side of [3, 4, 5, 6, 7, 8, 9, 10, 12, 16, 17, 20, 24, 28, 32]) {
    const settings = settingsOf({ rows: side, cols: side, kinds: 6 })
    const rate = middle(
      Array.from({ length: ROUNDS }, () => swapsPerSecond(settings, new BitPlayfield(settings))),
    )
    rows[`${side} × ${side}`] = {
      'ns a swap': (1e9 / rate).toFixed(0),
      'ns a cell': (1e9 / rate / side ** 2).toFixed(1),
    }
  }
  print('Cascade: whole runs by size, 6 kinds, random swaps, one thread')
  printTable(rows)
}

function swapsPerSecond(settings: Settings, playfield: Playfield): number {
  // The plain playfield would take minutes for a whole batch.
  const most = playfield instanceof BitPlayfield ? 500 : settings.agent === 'random' ? 50 : 1
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

/** Median rates of two alternating measurements, so that other load affects both. */
function inTurns(one: () => number, other: () => number): [number, number] {
  const rounds = Array.from({ length: ROUNDS }, () => [one(), other()] as const)
  return [middle(rounds.map(([rate]) => rate)), middle(rounds.map(([, rate]) => rate))]
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

async function swapsOfThreads(settings: Settings, threads: number): Promise<number> {
  const pool = new Tinypool({ filename: import.meta.url, minThreads: threads, maxThreads: threads })
  const play = (_: Settings, games: Games): Promise<Batch> => pool.run({ settings, games })
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
