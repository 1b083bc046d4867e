import { makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard } from '../board/board'
import { type Gravity, slide } from '../board/gravity'
import type { Match } from '../board/pairs'
import { matchesOf } from '../solver/position'
import { makePuzzle } from '../solver/puzzle'
import { makeBuffers, playAtRandom } from './random-games'

/** Risks of getting stuck when playing at random. */
export const RISKS = ['easy', 'medium', 'hard', 'fiendish', 'merciless'] as const
export type Risk = (typeof RISKS)[number]

/** Efforts of finding a match. */
export const SEARCHES = ['obvious', 'plain', 'mixed', 'hidden', 'buried'] as const
export type Search = (typeof SEARCHES)[number]

export interface Grade {
  readonly risk: Risk
  readonly search: Search
  /** Of `GAMES` random games. */
  readonly cleared: number
  /** The mean number of tiles looked at to find a match, until half of them are gone. */
  readonly looks: number
}

/** The number of random games, and of those that measure `looks`. */
export const GAMES = 256
const LOOKING_GAMES = 16

/** The random stream's name, frozen with the definition of a grade. */
const VERSION = 'grade 1'

/** The minimum number of games cleared, by risk. */
export const LEAST_CLEARED: Readonly<Record<Risk, number>> = {
  easy: 231,
  medium: 141,
  hard: 52,
  fiendish: 11,
  merciless: 0,
}

/** The maximum of `looks` for all searches but the last. */
const MOST_LOOKS = [2.5, 4, 7, 12] as const

/** Games between two progress reports. */
const STEP = 16

export const riskOf = (cleared: number): Risk =>
  RISKS.find((risk) => cleared >= LEAST_CLEARED[risk]) ?? 'merciless'

export const searchOf = (looks: number): Search =>
  SEARCHES[MOST_LOOKS.findIndex((most) => looks < most)] ?? 'buried'

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
