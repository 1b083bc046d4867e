import type { Board } from '#src/games/link/board/board.ts'
import type { Gravity } from '#src/games/link/board/gravity.ts'
import { LEVELS, SHAPES } from '#src/games/link/deal/levels.ts'
import { STUDIED, studiedChoice } from '#src/games/link/grade/engine/figures.ts'
import { gradeOf, startGrading } from '#src/games/link/grade/engine/grade.ts'
import { attentive } from '#src/games/link/grade/engine/players.ts'
import { GAMES, type Grade, RISKS } from '#src/games/link/grade/engine/scales.ts'
import { byRisk, bySearch, clearableBoards, dealBoard, scale } from './boards'
import type { Figures } from './figures'
import { atRandom, glancing, lastPairFirst } from './players'
import { follow } from './progress'
import { clearRate, SAMPLES } from './rates'
import { agreement, correlation, meanOf, reliability } from './statistics'

const DEALT = 100

/** Measures, for each level and gravity, the grades of its boards, their reliability and the players' agreement. */
export function* studySizes(share: number): Generator<{
  readonly sizes: Partial<Figures['sizes']>
  readonly reliability: Partial<Figures['reliability']>
}> {
  const count = scale(DEALT, share)
  for (const gravity of STUDIED) {
    for (const level of LEVELS) {
      const choice = studiedChoice(level, gravity)
      const options = { level, gravity, layout: 'even' } as const
      const boards = follow(`sizes ${choice}`, Array(count).keys(), count, (seed) =>
        measure(dealBoard(options, `dealt ${seed}`), gravity),
      )
      yield {
        sizes: { [choice]: sharesOf(boards) },
        reliability: { [choice]: { kinds: SHAPES[level].kinds, ...reliabilityOf(boards) } },
      }
    }
  }
}

type Measured = ReturnType<typeof measure>

const AGREEING = [atRandom, attentive, lastPairFirst, glancing]
const AGREEING_GAMES = 40

const measure = (board: Board, gravity: Gravity) => ({
  once: gradeOf(board, gravity),
  twice: gradeOf(board, gravity, { stream: 'once more' }),
  halfA: countCleared(board, gravity, 'half a', GAMES / 2),
  halfB: countCleared(board, gravity, 'half b', GAMES / 2),
  rates: AGREEING.map((player) => clearRate(board, gravity, player, AGREEING_GAMES)),
})

function sharesOf(boards: readonly Measured[]) {
  const share = (isCounted: (grade: Grade) => boolean) =>
    boards.filter(({ once }) => isCounted(once)).length / boards.length
  return {
    boards: boards.length,
    risks: byRisk((risk) => share((grade) => grade.risk === risk)),
    searches: bySearch((search) => share((grade) => grade.search === search)),
  }
}

function reliabilityOf(boards: readonly Measured[]) {
  const all = (pick: (board: Measured) => number) => boards.map(pick)
  const halves = correlation(
    all(({ halfA }) => halfA),
    all(({ halfB }) => halfB),
  )
  return {
    cleared: meanOf(all(({ once }) => once.cleared / GAMES)).mean,
    riskReliability: reliability(halves),
    searchReliability: correlation(
      all(({ once }) => once.looks),
      all(({ twice }) => twice.looks),
    ),
    agreement: agreement(AGREEING.map((_, i) => all(({ rates }) => rates[i] ?? 0))),
    ...compare(boards),
  }
}

interface Twice {
  readonly once: Grade
  readonly twice: Grade
}

function compare(boards: readonly Twice[]) {
  const apart = boards.map(({ once, twice }) =>
    Math.abs(RISKS.indexOf(once.risk) - RISKS.indexOf(twice.risk)),
  )
  const same = apart.filter((by) => by === 0).length
  return { same: same / boards.length, mostApart: Math.max(...apart) }
}

export function countCleared(
  board: Board,
  gravity: Gravity,
  stream: string,
  games: number,
): number {
  const grading = startGrading(board, gravity, stream)
  while (grading.counts.played < games) grading.playNext()
  return grading.counts.cleared
}

const TWICE = 200

/** Measures the agreement of two streams on the risk of held-out boards. */
export function* studyStreams(share: number): Generator<Partial<Figures['streams']>> {
  const count = scale(TWICE, share)
  for (const sample of SAMPLES) {
    const { level, kinds, gravity } = sample
    const boards = follow(
      `streams ${level}`,
      clearableBoards(sample, count, 'twice'),
      count,
      (board) => ({
        once: gradeOf(board, gravity),
        twice: gradeOf(board, gravity, { stream: 'once more' }),
      }),
    )
    yield { [level]: { kinds, boards: count, ...compare(boards) } }
  }
}
