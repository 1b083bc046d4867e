import { wilsonInterval } from '#src/engine/interval.ts'
import { makeRandom } from '#src/engine/random.ts'
import { type Board, isCleared } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS, type Level, SHAPES } from '#src/games/link/deal/levels.ts'
import { defaultBudget, solve, solveWithin, successorOf } from '#src/games/link/solver/verdict.ts'
import { drawEvenly, quantile } from './even-draw'
import { print, printTable } from './report'

/** Draws that no setting was tuned on; a new report takes a new name. */
const DRAWS = 300
const DRAW = 'report 29'

/** Games to sample, and the number of matches between samples. */
const GAMES = 5
const EVERY = 12

/** Even draws tried for a clearable board before one is peeled, and the looks at each. */
const TRIES = 10
const QUICK = 1_000_000

type Row = Record<string, string>

/** Prints the verdicts within the default budget, in CPU time, which other processes affect less. */
export function benchSolver(): void {
  print(`Link: memory of one search that stays unknown: ${searchMemory()} MB`)
  print(`Link: verdicts on ${DRAWS} even draws of expert, “${DRAW} 0” and on, with 95% intervals`)
  printTable(tableOf(GRAVITIES, (gravity) => solveAll(evenDraws(DRAWS), gravity)))
  print(`Link: verdicts on every ${EVERY}th position of ${GAMES} random games`)
  for (const level of LEVELS) {
    print(level)
    printTable(tableOf(GRAVITIES, (gravity) => solveAll(middlePositions(level, gravity), gravity)))
  }
}

const tableOf = (gravities: readonly Gravity[], rowOf: (gravity: Gravity) => Row) =>
  Object.fromEntries(gravities.map((gravity) => [gravity, rowOf(gravity)]))

/** Measures the growth of the process in a search. */
function searchMemory(): string {
  const before = process.resourceUsage().maxRSS
  solve(drawEvenly(SHAPES.expert, '0'), 'left')
  return ((process.resourceUsage().maxRSS - before) / 1024).toFixed(0)
}

const evenDraws = (count: number): Board[] =>
  Array.from({ length: count }, (_, seed) => drawEvenly(SHAPES.expert, `${DRAW} ${seed}`))

function solveAll(boards: readonly Board[], gravity: Gravity): Row {
  const counts = { clearable: 0, lost: 0, unknown: 0 }
  let looks = 0
  const times = boards.map((board) => {
    const budget = { left: defaultBudget(gravity) }
    const start = process.cpuUsage()
    counts[solveWithin(board, gravity, budget).status]++
    looks += defaultBudget(gravity) - budget.left
    const { user, system } = process.cpuUsage(start)
    return (user + system) / 1000
  })
  const total = times.reduce((sum, time) => sum + time, 0)
  const share = (count: number) => {
    const [least, most] = wilsonInterval(count, boards.length).map(percent)
    return `${percent(count / boards.length)} [${least}–${most}]`
  }
  return {
    boards: `${boards.length}`,
    'million looks at most': `${defaultBudget(gravity) / 1e6}`,
    'decided %': share(boards.length - counts.unknown),
    'clearable %': share(counts.clearable),
    'lost %': share(counts.lost),
    'CPU ms, median': quantile(times, 0.5).toFixed(1),
    'CPU ms, p95': quantile(times, 0.95).toFixed(0),
    'CPU ms, p99': quantile(times, 0.99).toFixed(0),
    'million looks/s': (looks / total / 1000).toFixed(0),
  }
}

const percent = (rate: number): string => (100 * rate).toFixed(1)

function middlePositions(level: Level, gravity: Gravity): Board[] {
  return Array.from({ length: GAMES }, (_, game) => playAtRandom(level, gravity, `${game}`)).flat()
}

/** Samples positions of a random game from a clearable board. */
function playAtRandom(level: Level, gravity: Gravity, seed: string): Board[] {
  const random = makeRandom(seed, 'middle')
  const positions: Board[] = []
  let board: Board | undefined = clearableBoard(level, gravity, seed)
  for (let made = 1; board && !isCleared(board); made++) {
    const all = matches(board)
    const match = all[random.below(Math.max(1, all.length))]
    board = match && successorOf(board, match, gravity)
    if (board && made % EVERY === 0) positions.push(board)
  }
  return positions
}

function clearableBoard(level: Level, gravity: Gravity, seed: string): Board {
  for (let draw = 0; draw < TRIES; draw++) {
    const board = deal({ level, gravity, layout: 'even' }, `${seed} ${draw}`)
    if (solve(board, gravity, QUICK).status === 'clearable') return board
  }
  return deal({ level, gravity, layout: 'peeled' }, seed)
}
