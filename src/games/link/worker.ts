import { exposeService } from '#src/play/worker/connection.ts'
import type { Board } from './board/board.ts'
import type { Gravity } from './board/gravity.ts'
import { findOpening } from './board/opening.ts'
import type { LinkOptions } from './deal/levels.ts'
import { findGradedDeal } from './grade/engine/find-graded.ts'
import { gradeOf } from './grade/engine/grade.ts'
import type { GradedRequest } from './grade/engine/kinds.ts'
import { tilesLeft } from './grade/engine/players.ts'
import type { LinkState } from './rules/types.ts'
import { findDeal, findShuffle } from './solver/find.ts'
import {
  decideBoards,
  lastClearable,
  type PlayedGame,
  type Segment,
} from './solver/points-of-no-return.ts'
import { prove, statusAfter, verdictOf } from './solver/verdict.ts'

/** Counts in the function's own unit: seeds tried, games played, positions settled. */
type OnProgress = (count: number) => void

const service = {
  findDeal: (options: LinkOptions, stem: string) => findDeal(options, stem, prove),
  findGradedDeal: (request: GradedRequest, stem: string, onProgress: OnProgress) =>
    findGradedDeal(request, stem, prove, onProgress),
  gradeOf: (board: Board, gravity: Gravity, onProgress: OnProgress) =>
    gradeOf(board, gravity, { onProgress }),
  /** Returns the tiles that each of 100 attentive players leaves. */
  tilesLeft: (board: Board, gravity: Gravity) => tilesLeft(board, gravity),
  findOpening,
  findShuffle: (state: LinkState, stem: string) => findShuffle(state, stem, prove),
  /** `options` are the deal's, whose known clearing line may settle what no search can. */
  verdictOf: (state: LinkState, options: LinkOptions) => verdictOf(state, options),
  lastClearable: (segments: readonly Segment[], gravity: Gravity, onProgress: OnProgress) =>
    lastClearable(segments, gravity, { onProgress }),
  decideBoards: (game: PlayedGame, onProgress: OnProgress) => decideBoards(game, { onProgress }),
  statusAfter,
}

export type SolverService = typeof service

exposeService(service)
