import { makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard } from '../../board/board.ts'
import { type Gravity, slide } from '../../board/gravity.ts'
import type { Match } from '../../board/pairs.ts'
import { matchesOf } from '../../solver/position.ts'
import { makePuzzle } from '../../solver/puzzle.ts'
import { makeBuffers, playAtRandom } from './random-games.ts'
import { GAMES, type Grade, riskOf, searchOf } from './scales.ts'

/** The number of games that measure `looks`. */
const LOOKING_GAMES = 16

/** The random stream's name, frozen with the definition of a grade. */
const VERSION = 'grade 1'

/** Games between two progress reports. */
const STEP = 16

/** A grading in progress, played game by game. */
export interface Grading {
  readonly counts: { readonly played: number; readonly cleared: number }
  playNext(): void
  grade(): Grade
  line(): readonly Match[] | undefined
}

/** Starts grading; deterministic. A board given as text slides first. Another `stream` plays other games. */
export function startGrading(board: Board, gravity: Gravity, stream = VERSION): Grading {
  const draws = makeQuickDraws(`${gravity}\n${makeBoard(board)}`, stream)
  const puzzle = makePuzzle(slide(board, gravity).board, gravity)
  const buffers = makeBuffers(puzzle)
  const looks = { tiles: 0, positions: 0 }
  const counts = { played: 0, cleared: 0 }
  let first: readonly number[] | undefined
  return {
    counts,
    playNext: () => {
      const line = playAtRandom(buffers, draws, counts.played < LOOKING_GAMES ? looks : undefined)
      counts.played++
      if (line.length < puzzle.kinds.length) return
      counts.cleared++
      first ??= line
    },
    grade: () => {
      const mean = looks.positions === 0 ? 1 : looks.tiles / looks.positions
      const { cleared } = counts
      return { risk: riskOf(cleared), search: searchOf(mean), cleared, looks: mean }
    },
    line: () => first && matchesOf(puzzle, first),
  }
}

/** Grades a board; deterministic. `onProgress` gets the number of games played. */
export function gradeOf(
  board: Board,
  gravity: Gravity,
  { onProgress, stream }: { onProgress?: (played: number) => void; stream?: string } = {},
): Grade {
  const grading = startGrading(board, gravity, stream)
  const { counts } = grading
  while (counts.played < GAMES) {
    if (counts.played % STEP === 0) onProgress?.(counts.played)
    grading.playNext()
  }
  return grading.grade()
}
