import { exposeService } from '#src/play/expose-service.ts'
import type { Board } from './board/board'
import type { Gravity } from './board/gravity'
import type { LinkOptions } from './deal/levels'
import { findGradedDeal } from './grade/find-graded'
import { gradeOf } from './grade/grade'
import type { GradedRequest } from './grade/kinds'
import { countStuck } from './grade/players'
import type { LinkState } from './rules/types'
import { findDeal, findShuffle } from './solver/find'
import { lastClearable } from './solver/last-clearable'
import { findPointsOfNoReturn, type PlayedGame } from './solver/points-of-no-return'
import { prove } from './solver/prove'
import { verdictOf } from './solver/verdict'

const service = {
  findDeal: (options: LinkOptions, stem: string) => findDeal(options, stem, prove),
  findGradedDeal: (request: GradedRequest, stem: string, onProgress: (draws: number) => void) =>
    findGradedDeal(request, stem, prove, onProgress),
  gradeOf: (board: Board, gravity: Gravity, onProgress: (played: number) => void) =>
    gradeOf(board, gravity, { onProgress }),
  countStuck: (board: Board, gravity: Gravity) => countStuck(board, gravity),
  findShuffle: (state: LinkState, stem: string) => findShuffle(state, stem, prove),
  verdictOf,
  lastClearable: (
    segments: readonly (readonly Board[])[],
    gravity: Gravity,
    onProgress: (settled: number) => void,
  ) => lastClearable(segments, gravity, { onProgress }),
  pointsOfNoReturn: (game: PlayedGame, onProgress: (settled: number) => void) =>
    findPointsOfNoReturn(game, { onProgress }),
}

export type SolverService = typeof service

exposeService(service)
