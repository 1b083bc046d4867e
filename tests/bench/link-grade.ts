import { GRAVITIES, type Gravity } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { LEVELS, type Level } from '#src/games/link/deal/levels.ts'
import { gradeOf } from '#src/games/link/grade/engine/grade.ts'
import { solve } from '#src/games/link/solver/verdict.ts'
import { quantile } from './even-draw'
import { print, printTable } from './report'

const BOARDS = 12

/** Prints what a grade costs beside a verdict on the same board, in turns and in CPU time. */
export function benchGrades(): void {
  const rows: Record<string, Record<string, string>> = {}
  for (const level of LEVELS) {
    const row: Record<string, string> = {}
    for (const gravity of GRAVITIES) row[gravity] = compare(level, gravity)
    rows[level] = row
  }
  print('Link: CPU ms of a grade, median (slowest), and of a verdict on the same board, median')
  printTable(rows)
}

function compare(level: Level, gravity: Gravity): string {
  const grades: number[] = []
  const verdicts: number[] = []
  for (let seed = 0; seed < BOARDS; seed++) {
    const board = deal({ level, gravity, layout: 'peeled' }, `grade ${seed}`)
    grades.push(timeOf(() => gradeOf(board, gravity)))
    verdicts.push(timeOf(() => solve(board, gravity)))
  }
  const middle = (times: readonly number[]) => quantile(times, 0.5).toFixed(0)
  return `${middle(grades)} (${Math.max(...grades).toFixed(0)}), ${middle(verdicts)}`
}

function timeOf(compute: () => unknown): number {
  const start = process.cpuUsage()
  compute()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}
