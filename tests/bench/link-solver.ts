import { GRAVITIES, type Gravity } from '../../src/games/link/board/gravity'
import { LEVELS, type Level, SHAPES } from '../../src/games/link/deal/levels'
import { defaultBudget, solveWithin } from '../../src/games/link/rules/solve'
import { drawEvenly, quantile } from './even-draw'

const DRAWS = 300

/** Prints what the solver decides of even draws within its default budget, and how long it takes. */
export function benchSolver(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const level of LEVELS) {
    for (const gravity of GRAVITIES) rows[`${level} ${gravity}`] = judgeDraws(level, gravity)
  }
  console.log(
    `Link: verdicts on ${DRAWS} even draws within ${defaultBudget('none')} positions, ${defaultBudget('down')} under gravity`,
  )
  console.table(rows)
}

function judgeDraws(level: Level, gravity: Gravity): Record<string, string> {
  const counts = { clearable: 0, lost: 0, unknown: 0 }
  const positions: number[] = []
  const times = Array.from({ length: DRAWS }, (_, seed) => {
    const board = drawEvenly(SHAPES[level], `${seed}`)
    const budget = { left: defaultBudget(gravity) }
    const start = performance.now()
    counts[solveWithin(board, gravity, budget).status]++
    positions.push(defaultBudget(gravity) - budget.left)
    return performance.now() - start
  })
  return {
    'clearable %': ((100 * counts.clearable) / DRAWS).toFixed(1),
    'lost %': ((100 * counts.lost) / DRAWS).toFixed(1),
    'decided %': ((100 * (DRAWS - counts.unknown)) / DRAWS).toFixed(1),
    'positions, median': quantile(positions, 0.5).toFixed(0),
    'positions, p99': quantile(positions, 0.99).toFixed(0),
    'ms, median': quantile(times, 0.5).toFixed(1),
    'ms, p99': quantile(times, 0.99).toFixed(0),
  }
}
