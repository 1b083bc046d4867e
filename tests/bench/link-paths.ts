import { Bench } from 'tinybench'
import { type Position, toPosition } from '#src/engine/grid.ts'
import { type Board, tilesOf } from '#src/games/link/board/board.ts'
import { matches } from '#src/games/link/board/pairs.ts'
import { findPath } from '#src/games/link/board/path.ts'
import { SHAPES } from '#src/games/link/deal/levels.ts'
import { drawPartly } from './even-draw'
import { findPlainMatches, findPlainPath, plainBoard } from './plain-link'
import { print, printTable } from './report'

/** Shares of the board that are left. */
const FILLS = { full: 1, half: 0.5, few: 0.1 } as const

/** Milliseconds per measurement: short, since the ratios are wide. */
const TIME = 40

/** Pairs per measurement, enough to make the clock's cost negligible. */
const PAIRS = 2_000

/** Prints the speed of `findPath` and a full hint search against the plain algorithm. */
export async function benchPaths(): Promise<void> {
  const rows: Record<string, Record<string, string>> = {}
  for (const shape of Object.values(SHAPES)) {
    for (const [fill, share] of Object.entries(FILLS)) {
      const board = drawPartly(shape, 'bench', share)
      rows[`${shape.rows} × ${shape.cols} ${fill}`] = await compare(board)
    }
  }
  print('Link: equal pairs and whole boards searched, and times as fast as the plain algorithm')
  printTable(rows)
}

async function compare(board: Board): Promise<Record<string, string>> {
  const plain = plainBoard(board)
  const pairs = equalPairs(board)
  const points = pairs.map(([a, b]) => [pointOf(a), pointOf(b)] as const)
  const bench = new Bench({ time: TIME, warmupTime: TIME / 2 })
  bench.add('path', () => count(pairs, (a, b) => findPath(board, a, b)))
  bench.add('plain path', () => count(points, (a, b) => findPlainPath(plain, a, b)))
  // A new board for each search, so that nothing is cached.
  bench.add('hints', () => repeat(() => matches({ ...board })))
  bench.add('plain hints', () => repeat(() => findPlainMatches(plain)))
  await bench.run()
  const [path = 0, plainPath = 0, hints = 0, plainHints = 0] = bench.tasks.map(medianOf)
  return {
    'ns a pair': ((path * 1e6) / PAIRS).toFixed(0),
    path: `${(plainPath / path).toFixed(1)} ×`,
    'µs a board': ((hints * 1e3) / SEARCHES).toFixed(1),
    'all hints': `${(plainHints / hints).toFixed(1)} ×`,
  }
}

function count<Place>(
  pairs: readonly (readonly [Place, Place])[],
  find: (a: Place, b: Place) => unknown,
): number {
  let found = 0
  for (let looked = 0; looked < PAIRS; ) {
    for (const [a, b] of pairs) {
      if (looked++ < PAIRS && find(a, b)) found++
    }
  }
  return found
}

const SEARCHES = 20

function repeat(search: () => readonly unknown[]): number {
  let found = 0
  for (let i = 0; i < SEARCHES; i++) found += search().length
  return found
}

function medianOf({ result }: Bench['tasks'][number]): number {
  if (result.state !== 'completed') throw new Error(`A benchmark did not finish: ${result.state}`)
  return result.latency.p50
}

function equalPairs(board: Board): (readonly [Position, Position])[] {
  const tiles = tilesOf(board)
  return tiles.flatMap((a, i) =>
    tiles
      .slice(i + 1)
      .filter((b) => board.cells[a] === board.cells[b])
      .map((b) => [toPosition(board, a), toPosition(board, b)] as const),
  )
}

const pointOf = ({ row, col }: Position) => ({ x: col + 1, y: row + 1 })
