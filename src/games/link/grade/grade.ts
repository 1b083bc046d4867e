import { makeQuickDraws } from '#src/engine/random.ts'
import { type Board, makeBoard } from '../board/board'
import { type Gravity, slide } from '../board/gravity'
import type { Match } from '../board/pairs'
import { matchesOf } from '../solver/position'
import { makePuzzle } from '../solver/puzzle'
import { makeTable, playAtRandom } from './random-games'

/** How often whoever plays at random is stranded. */
export const RISKS = ['easy', 'medium', 'hard', 'fiendish', 'merciless'] as const
export type Risk = (typeof RISKS)[number]

/** How long one has to look for a match. */
export const SEARCHES = ['obvious', 'plain', 'mixed', 'hidden', 'buried'] as const
export type Search = (typeof SEARCHES)[number]

/** How hard a board is, by games played at random. */
export interface Grade {
  readonly risk: Risk
  readonly search: Search
  /** How many of `GAMES` games cleared the board. */
  readonly cleared: number
  /** How many tiles one looks at before one can go, on average, while over half of them lie. */
  readonly looks: number
}

/** Games that a grade is counted in, and how many of them tell how long one looks. */
export const GAMES = 256
const LOOKING_GAMES = 16

/** Names the definition, which is frozen: another one gets another name, and stands beside it. */
const VERSION = 'grade 1'

/** The least games cleared, by grade of risk. */
export const LEAST_CLEARED: Readonly<Record<Risk, number>> = {
  easy: 231,
  medium: 141,
  hard: 52,
  fiendish: 11,
  merciless: 0,
}

/** More tiles are looked at in each grade of search that follows. */
const MOST_LOOKS = [2.5, 4, 7, 12] as const

/** Games between two reports of how many are played. */
const STEP = 16

export const riskOf = (cleared: number): Risk =>
  RISKS.find((risk) => cleared >= LEAST_CLEARED[risk]) ?? 'merciless'

export const searchOf = (looks: number): Search =>
  SEARCHES[MOST_LOOKS.findIndex((most) => looks < most)] ?? 'buried'

/** A grade that is being counted, game by game. */
export interface Grading {
  readonly counts: { readonly played: number; readonly cleared: number }
  playNext(): void
  grade(): Grade
  /** The first game that cleared the board. */
  line(): readonly Match[] | undefined
}

/**
 * Starts to count a grade: its games are the same on every machine. A board given as text is graded as it lies once its
 * tiles have slid. Another stream gives other games.
 */
export function startGrading(board: Board, gravity: Gravity, stream = VERSION): Grading {
  const draws = makeQuickDraws(`${gravity}\n${makeBoard(board)}`, stream)
  const puzzle = makePuzzle(slide(board, gravity).board, gravity)
  const table = makeTable(puzzle)
  const looks = { tiles: 0, positions: 0 }
  const counts = { played: 0, cleared: 0 }
  let first: readonly number[] | undefined
  return {
    counts,
    playNext: () => {
      const line = playAtRandom(table, draws, counts.played < LOOKING_GAMES ? looks : undefined)
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

/** Grades a board: the same on every machine, for ever. `onProgress` hears how many of `GAMES` are played. */
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
