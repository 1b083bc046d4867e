import { makeRandom, type Random } from '#src/engine/random.ts'
import { type Board, isCleared, withoutTiles } from '#src/games/link/board/board.ts'
import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS, type Level } from '#src/games/link/deal/levels.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import { quantile } from './even-draw'
import { print, printTable } from './report'

/** Prints the time of deals, and how often random play clears them. */
export function benchDeals(): void {
  benchTimes()
  benchRandomPlayer()
}

const DEALS = 20

function benchTimes(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const level of LEVELS) {
    const row: Record<string, string> = {}
    for (const gravity of GRAVITIES) row[gravity] = timeDeals(level, gravity)
    rows[level] = row
  }
  print('Link: a peeled deal in ms, median (slowest)')
  printTable(rows)
}

function timeDeals(level: Level, gravity: Gravity): string {
  const times = Array.from({ length: DEALS }, (_, seed) => {
    const start = performance.now()
    deal({ level, gravity, layout: 'peeled' }, `bench ${seed}`)
    return performance.now() - start
  })
  return `${quantile(times, 0.5).toFixed(1)} (${Math.max(...times).toFixed(0)})`
}

const BOARDS = 200
const GAMES = 20
const GENEROUS = 40_000_000

/** Clearable even draws are the reference: dealt boards should be no easier. */
function benchRandomPlayer(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const level of LEVELS) {
    const even = Array.from({ length: BOARDS }, (_, seed) =>
      deal({ level, gravity: 'none', layout: 'even' }, `${seed}`),
    )
    const clearable = even.filter((board) => solve(board, 'none', GENEROUS).status === 'clearable')
    const peeled = even.map((_, seed) =>
      deal({ level, gravity: 'none', layout: 'peeled' }, `${seed}`),
    )
    rows[level] = {
      'even draws': shareCleared(clearable),
      'peeled boards': shareCleared(peeled),
    }
  }
  print('Link: % of games that random play clears, on clearable even draws and on peeled boards')
  printTable(rows)
}

function shareCleared(boards: readonly Board[]): string {
  const random = makeRandom('random player')
  let cleared = 0
  for (const board of boards) {
    for (let game = 0; game < GAMES; game++) if (clearsAtRandom(board, random)) cleared++
  }
  return ((100 * cleared) / (boards.length * GAMES)).toFixed(1)
}

function clearsAtRandom(start: Board, random: Random): boolean {
  let board = start
  for (;;) {
    const all = matches(board)
    const match = all[random.below(Math.max(1, all.length))]
    if (!match) return isCleared(board)
    board = withoutTiles(board, match.from, match.to)
  }
}
