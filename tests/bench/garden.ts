import { analyse } from '#src/games/garden/ai/choose-move.ts'
import { rules } from '#src/games/garden/rules/rules.ts'
import type { GardenPosition } from '#src/games/garden/rules/types.ts'
import { print, printTable } from './report'

/** The hard level's budget in the app. */
const SEARCH_MS = 800

const GAMES = 12

/** Prints the search speed and depth of Garden's opponents, at the start and later in a game. */
export function gardenBench(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const moves of [0, 4, 8, 12]) {
    const positions = Array.from({ length: GAMES }, (_, game) => playedOn(`bench ${game}`, moves))
    rows[`after ${moves} moves`] = {
      ...measureMedium(positions.flatMap((position) => position ?? [])),
      ...measureHard(positions.flatMap((position) => position ?? [])),
    }
  }
  print(`Garden: what medium and, in ${SEARCH_MS} ms, hard see (medians of ${GAMES} deals)`)
  printTable(rows)
}

/** Plays a number of moves of the medium level; `undefined` if the game ends before. */
function playedOn(seed: string, moves: number): GardenPosition | undefined {
  let state = rules.deal({ difficulty: 'hard', deal: 1 }, seed)
  for (let move = 0; move < moves; move++) {
    const analysis = analyse(state.position, 'medium', { seed, budget: { nodes: 5_000 } })
    const played = analysis && rules.play(state, { type: 'move', ...analysis.step })
    if (!played?.ok) return undefined
    state = played.state
  }
  return rules.outcome(state) ? undefined : state.position
}

function measureMedium(positions: readonly GardenPosition[]): Record<string, string> {
  const times = positions.map((position) => {
    const start = performance.now()
    analyse(position, 'medium', { seed: 'bench', budget: { nodes: 1_000_000 } })
    return performance.now() - start
  })
  return { 'medium, ms': median(times).toFixed(1) }
}

function measureHard(positions: readonly GardenPosition[]): Record<string, string> {
  const speeds: number[] = []
  const depths: number[] = []
  const times: number[] = []
  let exact = 0
  for (const position of positions) {
    const start = performance.now()
    const budget = { ms: SEARCH_MS, now: () => performance.now() }
    const analysis = analyse(position, 'hard', { seed: 'bench', budget })
    if (!analysis) continue
    const time = performance.now() - start
    times.push(time)
    speeds.push(analysis.nodes / time / 1_000)
    depths.push(analysis.depth)
    if (analysis.isExact) exact++
  }
  return {
    'hard, M positions/s': median(speeds).toFixed(2),
    plies: median(depths).toFixed(0),
    'to the end': `${exact} of ${positions.length}`,
    'ms (slowest)': `${median(times).toFixed(0)} (${Math.max(...times).toFixed(0)})`,
  }
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
