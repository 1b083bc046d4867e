import { makeRandom } from '#src/engine/random.ts'
import { playBatch } from '#src/games/cascade/lab/batch.ts'
import { PlainTable } from '#src/games/cascade/lab/plain-table.ts'
import { parseSettings, type Settings } from '#src/games/cascade/lab/settings.ts'
import { simulate } from '#src/games/cascade/lab/simulate.ts'
import { SlicedTable } from '#src/games/cascade/lab/sliced-table.ts'
import { AGENTS, type Table } from '#src/games/cascade/lab/table.ts'
import { makeTurn } from '#src/games/cascade/lab/turn.ts'
import { print, printTable } from './report'

/** Prints the tables' cascade steps a second, the agents' time, and memory. */
export async function cascadeBench(): Promise<void> {
  benchTables()
  benchAgents()
  await benchMemory()
}

/** Seconds per measurement, and measurements, of which the best counts. */
const TIME = 0.3
const RUNS = 5

const USUAL = settingsOf({ kinds: 6 })

/** Lists legal swaps, plays a random one with its cascade, and counts clusters; one thread. */
function benchTables(): void {
  const fast = bestOf(() => stepsPerSecond(new SlicedTable(USUAL)))
  const readable = bestOf(() => stepsPerSecond(new PlainTable(USUAL)))
  print('Cascade: 8 × 8, 6 kinds, random legal swaps, clusters counted, one thread')
  printTable({
    'bit-sliced': { 'M steps/s': million(fast), times: `${(fast / readable).toFixed(1)}×` },
    readable: { 'M steps/s': million(readable), times: '1×' },
    // Measured once on an idle machine; 64-bit words are the limit of the method.
    'bit-sliced in C++': { 'M steps/s': '14–15', times: '' },
    'best public engine': { 'M steps/s': '0.044', times: '' },
  })
}

function stepsPerSecond(table: Table): number {
  const stream = makeRandom('bench')
  const turn = makeTurn(USUAL)
  table.deal(stream)
  let steps = 0
  const start = seconds()
  while (seconds() - start < TIME) {
    for (let swap = 0; swap < 1000; swap++) {
      table.play(stream.below(table.swapCount), stream, turn)
      steps += turn.steps
    }
  }
  return steps / (seconds() - start)
}

/** Runs whole simulations (deals, agents, statistics) in games of 30 swaps. */
function benchAgents(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const agent of AGENTS) {
    const fast = bestOf(() => swapsPerSecond(settingsOf({ kinds: 6, agent })))
    const wide = bestOf(() => swapsPerSecond(settingsOf({ kinds: 6, agent, cols: 9 })))
    rows[agent] = { '8 × 8, swaps/s': thousands(fast), '8 × 9, swaps/s': thousands(wide) }
  }
  printTable(rows)
}

function swapsPerSecond(settings: Settings): number {
  let swaps = 0
  let game = 0
  const start = seconds()
  while (seconds() - start < TIME) {
    const games = settings.agent === 'random' ? 500 : 5
    swaps += playBatch(settings, [game, game + games]).findings.swaps
    game += games
  }
  return swaps / (seconds() - start)
}

/** Runs a million games in this process, whose memory must not grow with their number. */
async function benchMemory(): Promise<void> {
  const settings = settingsOf({ kinds: 6, swaps: 3, games: 1_000_000 })
  const peaks: number[] = []
  await simulate(settings, {
    lanes: 1,
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

const bestOf = (measure: () => number): number =>
  Math.max(...Array.from({ length: RUNS }, () => measure()))

const million = (rate: number): string => (rate / 1e6).toFixed(2)
const thousands = (rate: number): string => `${(rate / 1000).toFixed(1)} thousand`

function settingsOf(input: object): Settings {
  const settings = parseSettings(input)
  if (!settings.ok) throw new Error(`${settings.code}: ${settings.detail}`)
  return settings.value
}
