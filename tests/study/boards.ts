import type { Board } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { type Level, type LinkOptions, SHAPES } from '#src/games/link/deal/levels.ts'
import { startGrading } from '#src/games/link/grade/grade.ts'
import { solve } from '#src/games/link/solver/verdict.ts'

/** A level or shape with a number of kinds. */
export interface Sample {
  readonly level: Level
  readonly kinds: number
  readonly gravity: Gravity
}

export const nameOf = ({ level, kinds, gravity }: Sample): string =>
  `${level}, ${kinds} kinds${gravity === 'none' ? '' : `, ${gravity}`}`

export function optionsOf({ level, kinds, gravity }: Sample): LinkOptions {
  const shape = SHAPES[level]
  if (kinds === shape.kinds) return { level, gravity, layout: 'even' }
  return { level: 'custom', ...shape, kinds, gravity, layout: 'even' }
}

/** Solver budget in positions where no random game clears a board. */
const BUDGET = 10_000

/** Yields clearable even draws, from seeds not used for tuning. */
export function* clearableBoards(sample: Sample, count: number, stem: string): Generator<Board> {
  for (let seed = 0, found = 0; found < count; seed++) {
    const board = deal(optionsOf(sample), `${stem} ${seed}`)
    if (!isClearable(board, sample.gravity)) continue
    found++
    yield board
  }
}

function isClearable(board: Board, gravity: Gravity): boolean {
  const grading = startGrading(board, gravity, 'clearable')
  while (grading.counts.played < 64 && grading.counts.cleared === 0) grading.playNext()
  return grading.counts.cleared > 0 || solve(board, gravity, BUDGET).status === 'clearable'
}
