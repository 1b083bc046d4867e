import type { Board } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { deal } from '#src/games/link/deal/deal.ts'
import { type Level, type LinkOptions, SHAPES } from '#src/games/link/deal/levels.ts'
import type { ByRisk, BySearch } from '#src/games/link/grade/engine/figures.ts'
import { startGrading } from '#src/games/link/grade/engine/grade.ts'
import type { Risk, Search } from '#src/games/link/grade/engine/scales.ts'
import { findDeal } from '#src/games/link/solver/find.ts'
import { isProvedByPlayouts, proveByPlayouts } from '#src/games/link/solver/playouts.ts'
import { prove } from '#src/games/link/solver/verdict.ts'

/** A level or shape with a number of kinds. */
export interface Sample {
  readonly level: Level
  readonly kinds: number
  readonly gravity: Gravity
}

export function optionsOf({ level, kinds, gravity }: Sample): LinkOptions {
  const shape = SHAPES[level]
  if (kinds === shape.kinds) return { level, gravity, layout: 'even' }
  return { level: 'custom', ...shape, kinds, gravity, layout: 'even' }
}

/** Deals as the start page does when no risk is requested. */
export function dealBoard(options: LinkOptions, stem: string): Board {
  const { value } = findDeal(options, stem, isProvedByPlayouts(options) ? proveByPlayouts : prove)
  return deal(value.options, value.seed)
}

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
  return grading.counts.cleared > 0 || prove(board, gravity) !== undefined
}

/** Returns how many of all boards to study. */
export const scale = (count: number, share: number): number =>
  Math.max(1, Math.round(count * share))

export const byRisk = <Value>(make: (risk: Risk) => Value): ByRisk<Value> => ({
  easy: make('easy'),
  medium: make('medium'),
  hard: make('hard'),
  fiendish: make('fiendish'),
  merciless: make('merciless'),
})

export const bySearch = <Value>(make: (search: Search) => Value): BySearch<Value> => ({
  obvious: make('obvious'),
  plain: make('plain'),
  mixed: make('mixed'),
  hidden: make('hidden'),
  buried: make('buried'),
})
